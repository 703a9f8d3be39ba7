import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { bybit } from './simulator.ts'

const sandbox = openInstitutions(bybit)
const get = async (path: string) => {
  const response = await sandbox.fetch(`${sandbox.origin}/~api.bybit.com/v5/market/${path}`)
  return (await response.json()) as { retCode: number; result: { list: { symbol: string; quoteCoin: string }[] } }
}

test('the time is the sandbox’s, in seconds and in nanoseconds', async () => {
  sandbox.clock.advance(999)
  const seconds = Date.UTC(2035, 0, 12, 9) / 1_000
  expect((await get('time')).result).toEqual({ timeSecond: String(seconds), timeNano: `${seconds}999000000` })
})

test('spot markets are listed, each against Tether, and no other category is', async () => {
  const { list } = (await get('instruments-info?category=spot')).result
  expect(list.map(({ symbol }) => symbol)).toContain('ETHUSDT')
  expect(list.filter(({ symbol, quoteCoin }) => symbol === 'USDTUSDT' || quoteCoin !== 'USDT')).toEqual([])
  expect((await get('instruments-info?category=linear')).retCode).toBe(10001)
  expect((await get('instruments-info')).retCode).toBe(10001)
})
