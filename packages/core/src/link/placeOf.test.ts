import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { aSession } from '../testing/linkSession.ts'
import { placeOf } from './placeOf.ts'

const place = (reported: Parameters<typeof placeOf>[2], isStandalone = false) => {
  const ctx = partialContext({
    store: {
      clients: { find: async () => ({ allowedOrigins: ['https://shop.example'] }) as never },
      callbackUrls: { read: async () => ['https://app.example/done'] } as never,
    },
  })
  const request = { userId: 'user-1', isStandalone } as never
  return placeOf(ctx, aSession({ request }), reported)
}

test.each([
  [{ kind: 'frame' }, 'frame'],
  [{ kind: 'app' }, 'app'],
  [{ kind: 'page', from: 'https://shop.example' }, 'redirect'],
  [{ kind: 'page', from: 'https://phishing.example' }, 'elsewhere'],
  [{ kind: 'page' }, 'elsewhere'],
] as const)('a page that reports %j is placed as %s', async (reported, expected) => {
  expect(await place(reported)).toBe(expected)
})

test('a standalone page needs no page that leads to it', async () => {
  expect(await place({ kind: 'page' }, true)).toBe('page')
})
