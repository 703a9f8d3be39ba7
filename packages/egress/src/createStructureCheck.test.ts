import { expect, test } from 'vitest'

import { createStructureCheck } from './createStructureCheck.ts'

const limit = 2 * 1024 * 1024
const chunkBytes = 65_536

/** As the egress client receives it. */
const isOverloaded = (text: string): boolean => {
  const check = createStructureCheck(limit)
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += chunkBytes) if (check(bytes.subarray(at, at + chunkBytes))) return true
  return false
}
const rows = JSON.stringify({
  result: Array.from({ length: 30_000 }, (_, id) => ({ id, asset: 'USDC', free: '1.0', locked: '0' })),
})

let next = 0
const uniqueKeys = (objects: number, keys: number) =>
  JSON.stringify(
    Array.from({ length: objects }, () => Object.fromEntries(Array.from({ length: keys }, () => [`k${next++}`, 1]))),
  )

/** `Aa` and `BB` have one hash where each character is multiplied by 31: 2^length different keys do. */
const collidingKeys = (length: number): string => {
  const keys = Array.from({ length: 2 ** length }, (_, number) =>
    Array.from({ length }, (__, place) => ((number >> place) & 1 ? 'Aa' : 'BB')).join(''),
  )
  return `{${keys.map(key => `"${key}":1`).join(',')}}`
}

test.each([
  ['brackets that are never closed', '['.repeat(2_000_000)],
  ['nested lists', '['.repeat(1_000_000) + ']'.repeat(1_000_000)],
  ['nested objects', '{"a":'.repeat(400_000)],
  ['half a million empty lists', `[${'[],'.repeat(600_000)}[]]`],
  ['many objects with keys of their own', uniqueKeys(1_700, 100)],
  ['one object with a hundred thousand keys', uniqueKeys(1, 120_000)],
  ['brackets after a page of white space', `${' '.repeat(1_000)}${'['.repeat(1_900_000)}`],
  ['brackets after a byte order mark', `\uFEFF${'['.repeat(1_900_000)}`],
  ['keys that a polynomial hash takes for one', collidingKeys(15)],
])('a reply of %s is not parsed', (_, text) => {
  expect(isOverloaded(text)).toBe(true)
})

test.each([
  ['an institution’s list of 30,000 rows', rows],
  ['a text of 2 MB with brackets and escapes', JSON.stringify({ message: '[[[{{{"\\'.repeat(250_000) })],
  ['a page', `<html>${'['.repeat(2_000_000)}`],
])('%s is parsed', (_, text) => {
  expect(isOverloaded(text)).toBe(false)
})
