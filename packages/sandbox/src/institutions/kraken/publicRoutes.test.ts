import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { kraken } from './simulator.ts'

const sandbox = openInstitutions(kraken)
const get = async (method: string) => {
  const response = await sandbox.fetch(`${sandbox.origin}/~api.kraken.com/0/public/${method}`)
  return (await response.json()) as { error: string[]; result: Record<string, Record<string, unknown>> }
}

test('the time is the sandbox clock’s, in seconds and as RFC 1123 text', async () => {
  expect((await get('Time')).result).toEqual({
    unixtime: Date.UTC(2035, 0, 12, 9) / 1_000,
    rfc1123: 'Fri, 12 Jan 2035 09:00:00 GMT',
  })
})

test('assets are requested by either name in any case, and one unknown name fails the request', async () => {
  expect(Object.keys((await get('Assets?asset=xbt,USDC,ZEUR')).result)).toEqual(['XXBT', 'USDC', 'ZEUR'])
  expect(await get('Assets?asset=XBT,NOPE')).toEqual({ error: ['EQuery:Unknown asset'] })
})

test('a ticker has the legacy code of its pair, if there is one', async () => {
  const { result } = await get('Ticker')
  expect(Object.keys(result)).toEqual(expect.arrayContaining(['XXBTZUSD', 'XETHZUSD', 'USDTZUSD', 'SOLUSD', 'USDCUSD']))
  expect(result['XXBTZUSD']).toMatchObject({ c: ['60000', '0.10000000'], o: '60000' })
})

test('pairs name their assets by codes that Assets knows', async () => {
  const codes = new Set(Object.keys((await get('Assets')).result))
  const pairs = Object.values((await get('AssetPairs')).result)
  expect(pairs.length).toBeGreaterThan(10)
  for (const { base, quote } of pairs) expect([codes.has(String(base)), codes.has(String(quote))]).toEqual([true, true])
})
