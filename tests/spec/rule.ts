import { test } from 'vitest'

/**
 * One sentence of the specification that says how the service behaves, and the test that proves it.
 *
 * @param place where the specification says so: section, part, number, with commas between them.
 * @param says the rule in our own words.
 * @example rule('Limits, UserId', 'has at most 50 characters in a catalog link', async () => {…})
 */
export const rule = (place: string, says: string, prove: () => Promise<unknown> | unknown): void =>
  test(`${place}: ${says}`, async () => void (await prove()))

/** A rule of what is not built yet: it is listed, and passes nowhere. */
rule.todo = (place: string, says: string): void => test.todo(`${place}: ${says}`)
