import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { receiptUrl } from './receiptUrl.ts'

test('a receipt’s link is signed for its transfer and ends after its time', () => {
  const signed: unknown[] = []
  const ctx = partialContext()
  const signedLinks = { sign: (...input: unknown[]) => signed.push(input) && 'signature' } as never
  const url = receiptUrl({ ...ctx, signedLinks }, { id: '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d', createdAtMs: 0 })
  expect(url.startsWith(`${ctx.settings.linkOrigin}/receipt/`)).toBe(true)
  expect(JSON.stringify(signed)).toContain('receipt')
})
