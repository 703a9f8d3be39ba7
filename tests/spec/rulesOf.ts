import { test } from 'vitest'

interface Rule {
  /**
   * @param place where in the section: part and number.
   * @param says the rule in our own words.
   */
  (place: string, says: string, prove: () => unknown): void
  /** A rule without an implementation: it is listed, and has no passing test. */
  todo(place: string, says: string): void
}

/**
 * The rules of one section of the specification: each is a sentence that says how the service behaves, with the test that
 * proves it. Written as literals: docs/specification.md lists them.
 *
 * @example rulesOf('Limits')('UserId', 'has at most 50 characters in a catalog link', async () => {…})
 */
export const rulesOf = (section: string): Rule => {
  const nameOf = (place: string, says: string): string => `${section}, ${place}: ${says}`
  const rule = (place: string, says: string, prove: () => unknown): void =>
    test(nameOf(place, says), async () => void (await prove()))
  return Object.assign(rule, { todo: (place: string, says: string): void => test.todo(nameOf(place, says)) })
}
