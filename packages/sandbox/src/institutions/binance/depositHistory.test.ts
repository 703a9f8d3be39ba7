import { expect, test } from 'vitest'
import { binanceClient } from '../testing/binanceClient.ts'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { binance, binanceUs } from './simulator.ts'

const PATH = '/sapi/v1/capital/deposit/hisrec'
const sandbox = openInstitutions(binance, binanceUs)
const mesh = binanceClient(sandbox, sandbox.clock.nowMs, 'Mesh')
const pay = (symbol: string, amount: string) =>
  sandbox.control('POST', '/deposits', { institution: 'binance', persona: 'Mesh', symbol, amount })
const first = (await pay('USDC', '3')).body
sandbox.clock.advance(1_000)
await pay('ETH', '0.5')

test('deposits are listed newest first, each credited, with the hash of its payment', async () => {
  const { body } = await mesh.call('GET', PATH)
  expect(body).toMatchObject([
    { coin: 'ETH', amount: '0.5', status: 1 },
    { coin: 'USDC', amount: '3', network: 'ETH', txId: first.hash, confirmTimes: '1/1' },
  ])
})

test.each([
  [{ coin: 'USDC' }, ['USDC']],
  [{ txId: first.hash as string }, ['USDC']],
  [{ coin: 'ETH', txId: first.hash as string }, []],
  [{ limit: '1' }, ['ETH']],
  [{ offset: '1' }, ['USDC']],
  [{ endTime: String(first.createdAtMs) }, ['USDC']],
])('%j leaves %j', async (params, coins) => {
  const { body } = await mesh.call('GET', PATH, params as unknown as Record<string, string>)
  expect((body as { coin: string }[]).map(({ coin }) => coin)).toEqual(coins)
})

test('deposits are visible to their owner only, and Binance’s are not in Binance.US', async () => {
  expect((await binanceClient(sandbox, sandbox.clock.nowMs, 'Mesh4').call('GET', PATH)).body).toEqual([])
  const us = binanceClient(sandbox, sandbox.clock.nowMs, 'Mesh', 'Pass123', 'api.binance.us')
  expect((await us.call('GET', PATH)).body).toEqual([])
})
