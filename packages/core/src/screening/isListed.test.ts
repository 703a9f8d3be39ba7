import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { isListed } from './isListed.ts'

const scope = { clientId: 'client', environment: 'sandbox' } as const
const listed = (mode: string, matches: unknown[]) =>
  isListed(
    partialContext({ store: { screening: { mode: async () => mode as never, find: async () => matches as never } } }),
    scope,
    '0x52908400098527886E0F7030069857D2E4169EE7',
  )

test('a listed address counts for clients that have screening on, also if it only warns', async () => {
  expect(await listed('warn', [{}])).toBe(true)
  expect(await listed('block', [])).toBe(false)
  expect(await listed('off', [{}])).toBe(false)
})
