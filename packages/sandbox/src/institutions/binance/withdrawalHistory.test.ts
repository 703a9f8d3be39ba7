import { expect, test } from 'vitest'
import { binanceClient } from '../testing/binanceClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { binance } from './simulator.ts'

const HISTORY = '/sapi/v1/capital/withdraw/history'
const DAY = 86_400_000
const sandbox = openInstitutions(binance)
const mesh = binanceClient(sandbox, sandbox.clock.nowMs, 'Mesh')
const send = (change: object) =>
  mesh.call('POST', '/sapi/v1/capital/withdraw/apply', {
    coin: 'USDC',
    network: 'ETH',
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    amount: '10',
    ...change,
  })
await send({ withdrawOrderId: 'old' })
await sandbox.settle()
sandbox.clock.advance(8 * DAY)
const failing = (await send({ coin: 'ETH', amount: '1', withdrawOrderId: 'new' })).body.id as string
await sandbox.control('POST', `/withdrawals/${failing}/fail`, { reason: 'Returned' })
await send({})

const read = async (params: Record<string, string> = {}) => (await mesh.call('GET', HISTORY, params)).body

test('withdrawals are listed newest first, the time of the end where there is one', async () => {
  expect(await read()).toMatchObject([
    { coin: 'USDC', status: 2, confirmNo: 0 },
    { coin: 'ETH', status: 5, info: 'Returned', withdrawOrderId: 'new' },
    { coin: 'USDC', status: 6, completeTime: '2035-01-12 09:00:00', applyTime: '2035-01-12 09:00:00' },
  ])
  expect((await read())[0]).not.toHaveProperty('withdrawOrderId')
})

test.each([
  [{ coin: 'ETH' }, 1],
  [{ status: '6' }, 1],
  [{ status: '4' }, 0],
  [{ limit: '2' }, 2],
  [{ offset: '2' }, 1],
])('%j leaves %i', async (params, count) => {
  expect(await read(params as unknown as Record<string, string>)).toHaveLength(count)
})

test('by the client’s own id only a week is looked at', async () => {
  expect(await read({ withdrawOrderId: 'old' })).toEqual([])
  const then = { startTime: String(Date.UTC(2035, 0, 12)), endTime: String(Date.UTC(2035, 0, 13)) }
  expect(await read({ withdrawOrderId: 'old', ...then })).toHaveLength(1)
  const long = { startTime: String(Date.UTC(2035, 0, 12)), endTime: String(Date.UTC(2035, 0, 20)) }
  expect((await read({ withdrawOrderId: 'old', ...long })).code).toBe(-4047)
  expect(await read(long)).toHaveLength(1)
})
