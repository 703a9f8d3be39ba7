import { expect, test } from 'vitest'

import { answerJit } from './answerJit.ts'

const config = {
  destinations: [
    { symbol: 'USDC', networkId: 'base' },
    { symbol: 'ETH', networkId: 'base', address: '0x1' },
  ],
}
const answer = (request: object, options: object = {}) =>
  answerJit(
    { callId: 'call', method: 'addressInit', symbol: 'USDC', networkId: 'base', ...request } as never,
    config as never,
    options as never,
  )
const failed = { callId: 'call', ok: false, error: 'JIT callback failed' }

test('the client is asked for an address of a declared pair only', async () => {
  const asked: string[] = []
  const onAddressInit = async (symbol: string) => void asked.push(symbol)
  expect(await answer({}, { onAddressInit })).toEqual({ callId: 'call', ok: true })
  expect(await answer({ symbol: 'EURC' }, { onAddressInit })).toEqual(failed)
  expect(await answer({ symbol: 'ETH' }, { onAddressInit })).toEqual(failed)
  expect(asked).toEqual(['USDC'])
})

test('an error of the client’s callback does not reach the page', async () => {
  const onAddressInit = () => Promise.reject(new Error('secret'))
  expect(await answer({}, { onAddressInit })).toEqual(failed)
  expect(await answer({})).toEqual(failed)
})

test('a status of another form is a failure', async () => {
  const onStatusPoll = async () => ({ status: 'unheard of' })
  expect(await answer({ method: 'statusPoll' }, { onStatusPoll })).toEqual(failed)
})
