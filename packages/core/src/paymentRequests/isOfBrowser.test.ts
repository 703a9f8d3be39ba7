import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { aSession } from '../testing/linkSession.ts'
import { isOfBrowser } from './isOfBrowser.ts'

const [mine, others] = [new Uint8Array([1, 2]), new Uint8Array([1, 3])]
const isOf = (place: string, own: Uint8Array | undefined, first: Uint8Array | undefined, otherId = 'other') => {
  const ctx = partialContext({
    store: { link: { findById: async () => aSession(first ? { browserKeyHash: first } : {}) } },
  })
  const session = aSession({ place: place as never, ...(own ? { browserKeyHash: own } : {}) })
  return isOfBrowser(ctx, session, otherId)
}

test('a session that the client opened acts for its user, in any browser', async () => {
  expect(await isOf('frame', undefined, others)).toBe(true)
})

test('a pay link acts for the browser in which the order was begun', async () => {
  expect(await isOf('payLink', mine, mine)).toBe(true)
  expect(await isOf('payLink', mine, others)).toBe(false)
  expect(await isOf('payLink', undefined, undefined)).toBe(false)
  expect(await isOf('payLink', undefined, undefined, 'session')).toBe(true)
})
