import { expect, test } from 'vitest'

import { countedIds } from '../testing/partialContext.ts'
import { recoveryCodeDigest } from './recoveryCodeDigest.ts'

test('a code counts in any case, with spaces and hyphens, and with no other character changed', () => {
  const digest = (code: string) => Buffer.from(recoveryCodeDigest({ ids: countedIds() }, code)).toString('hex')
  expect(digest(' ABCD-efgh ')).toBe(digest('abcdefgh'))
  expect(digest('abcdefg0')).not.toBe(digest('abcdefgo'))
})
