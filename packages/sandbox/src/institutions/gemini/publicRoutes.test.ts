import { expect, test } from 'vitest'
import { openInstitutions } from '../testing/openInstitutions.ts'
import { gemini } from './simulator.ts'

const sandbox = openInstitutions(gemini)
const get = async (path: string) => {
  const response = await sandbox.fetch(`${sandbox.origin}/~api.gemini.com/v1/${path}`)
  return { status: response.status, body: await response.json() }
}

test('every listed market has a price, and money has no market', async () => {
  const symbols = (await get('symbols')).body as string[]
  expect(symbols).toContain('btcusd')
  expect(symbols).not.toContain('eurusd')
  for (const symbol of symbols) {
    expect(await get(`pubticker/${symbol}`)).toMatchObject({
      status: 200,
      body: { last: expect.stringMatching(/^\d/) },
    })
  }
})

test('a market is found in any letters, and one that there is not is refused by its name', async () => {
  expect((await get('pubticker/ETHUSD')).body).toMatchObject({ bid: '3000', ask: '3000', volume: { ETH: '1' } })
  expect(await get('pubticker/nopeusd')).toEqual({
    status: 400,
    body: { result: 'error', reason: 'InvalidSymbol', message: "Supplied value 'nopeusd' is not a valid symbol" },
  })
})
