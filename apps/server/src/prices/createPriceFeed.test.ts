import { expect, test } from 'vitest'

import { createPriceFeed } from './createPriceFeed.ts'

const nowMs = 1_767_225_600_000
const answering = (status: number, text: string, urls: string[] = []) =>
  createPriceFeed(
    {
      request: async ({ url }) => {
        urls.push(url)
        return { status, text }
      },
    },
    'https://prices.example/{symbol}?exchange=US',
    () => nowMs,
  )

test('the symbol replaces its placeholder, and price and time are read', async () => {
  const urls: string[] = []
  const feed = answering(200, '{"price": 12.5, "timestamp": 1767225000}', urls)
  expect(await feed.quote('A/B?')).toEqual({ price: '12.5', quotedAtMs: 1_767_225_000_000 })
  expect(urls).toEqual(['https://prices.example/A%2FB%3F?exchange=US'])
})

test('a decimal string is accepted, and a missing time means now', async () =>
  expect(await answering(200, '{"price": "0.10"}').quote('A')).toEqual({ price: '0.1', quotedAtMs: nowMs }))

test('404 means that the list does not quote the symbol', async () =>
  expect(await answering(404, 'no').quote('A')).toBeUndefined())

test.each([
  [500, ''],
  [302, ''],
  [200, 'null'],
  [200, '<html>'],
  [200, '{}'],
  [200, '{"price": -1}'],
  [200, '{"price": "1e3"}'],
  [200, '{"price": 1, "timestamp": "now"}'],
  [200, '{"price": 1, "timestamp": 1767225600000}'],
])('%i %s is a source that cannot be asked', async (status, text) => {
  await expect(answering(status, text).quote('A')).rejects.toThrow()
})
