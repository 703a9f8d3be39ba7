import { test } from 'vitest'

const part = process.env['RIALTO_TEST_PART']

/** The short suite (scripts/testParts.ts): what another version of Node may do otherwise. */
export const isShort = part === 'short'

/** `npm test`: one of several sizes and themes of a page, where the campaigns look at each. */
export const isCrossing = part === 'crossing'

/** `npm test` takes the first of a series of one walk with other data; the campaigns, and a run of one file, take all. */
export const firstOf = <T>(series: readonly T[]): readonly T[] => (isCrossing ? series.slice(0, 1) : series)

/** A test whose steps are in other tests of `npm test` too. It runs in campaigns, and when its file runs alone. */
export const furtherTest = test.skipIf(isCrossing)
