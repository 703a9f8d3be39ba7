import { expect, test } from 'vitest'
import { openBitstamp } from '../testing/openBitstamp.ts'

const { sandbox, as, WITHDRAW } = openBitstamp()

test('the simulator signs its responses, drifted ones too, but not responses of faults', async () => {
  const read = () => as('Mesh').post('account_balances')
  expect((await read()).isSigned).toBe(true)
  expect((await as('Mesh').post(WITHDRAW, {})).isSigned).toBe(true)
  expect((await as('Nobody').post('account_balances')).isSigned).toBe(false)
  const fault = (mode: string) =>
    sandbox.control('POST', '/faults', { host: 'www.bitstamp.net', path: '/api/v2/account_balances/', mode })
  await fault('schemaDrift')
  const drifted = await read()
  expect(drifted.body[0]).toHaveProperty('currency_v2')
  expect(drifted.isSigned).toBe(true)
  await fault('emptyObject200')
  expect(await read()).toEqual({ status: 200, isSigned: false, body: {} })
})
