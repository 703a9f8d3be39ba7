import { fromBaseUnits } from '@rialto/catalog'
import { afterEach, expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'
import { baseSepoliaId, connectBinance, openSession } from '../../../testing/linkFlows.ts'

/** What the user approves is what the page showed: an institution that answers otherwise afterwards moves nothing. */
const server = useTestServer()
afterEach(() => server.simulators.control('DELETE', '/faults'))

const usdc = { networkId: baseSepoliaId, symbol: 'USDC' }
const address = `0x${'c'.repeat(36)}7e57`
const clearFaults = () => server.simulators.control('DELETE', '/faults')
const binanceAnswers = (path: string, body: object) =>
  server.simulators.control('POST', '/faults', {
    ...{ host: 'api.binance.com', method: 'GET', path, mode: 'status', code: 200, times: 20 },
    body: JSON.stringify(body),
  })
const arrived = async (): Promise<string> =>
  fromBaseUnits(await server.simulators.chains.balanceOf({ ...usdc, address }), 6)

const connected = async (options: object) => {
  const opened = await openSession(server, { userId: 'careful', ...options })
  const { connectionId } = (await connectBinance(server, 'Mesh', opened)).connection
  const post = async (path: string, body: object) =>
    (await server.call('POST', `/link/api${path}`, { session: opened.session, body: { connectionId, ...body } })).body
  return { connectionId, post }
}

test('a withdrawal is not confirmed where the account has another address than the page showed', async () => {
  const { post } = await connected({ payoutOptions: { ...usdc, amount: '25' } })
  const shown = (await post('/payout/preview', {})).content.address
  const other = `0x${'d'.repeat(40)}`
  await binanceAnswers('/sapi/v1/capital/deposit/address', { coin: 'USDC', address: other, tag: '', url: '' })
  expect((await post('/payout', { address: shown })).errorType).toBe('conflict')
  // The page shows the new one, and it is the one that is confirmed.
  expect((await post('/payout/preview', {})).content.address.toLowerCase()).toBe(other)
  expect((await post('/payout', { address: shown })).errorType).toBe('conflict')
  await clearFaults()
  expect((await post('/payout', { address: shown })).content).toMatchObject({ status: 'pending' })
})

test('a rehearsal whose fee rises after its preview sends nothing, and continues at the approved fee', async () => {
  const toAddresses = [{ ...usdc, address, amount: 100 }]
  const transferOptions = { transferType: 'payment', rehearsalAboveInFiat: 50, toAddresses }
  const { connectionId, post } = await connected({ transferOptions })
  const { previewId } = (await post('/transfers/preview', usdc)).content
  const { parts } = (await post('/transfers/rehearse', { previewId, connectionId: undefined })).content
  const send = async () => {
    const sent = await post('/transfers/execute', { previewId: parts[0].previewId, connectionId: undefined })
    await server.settle()
    return sent
  }
  const open = { network: 'BASE', depositEnable: true, withdrawEnable: true, busy: false }
  const limits = { withdrawMin: '1', withdrawMax: '9999999', withdrawIntegerMultiple: '0.000001' }
  const networkList = [{ ...open, ...limits, withdrawFee: '40' }]
  await binanceAnswers('/sapi/v1/capital/config/getall', [{ coin: 'USDC', networkList }])
  await send()
  expect(await arrived()).toBe('0')
  expect(connectionId).toBe(parts[0].connectionId)
  await clearFaults()
  await send()
  expect(await arrived()).toBe('1')
})
