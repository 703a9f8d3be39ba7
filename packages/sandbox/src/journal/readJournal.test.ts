import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readJournal } from './readJournal.ts'

const folder = mkdtempSync(join(tmpdir(), 'read-journal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
const read = (text: string) => {
  files += 1
  const path = join(folder, `${files}.jsonl`)
  writeFileSync(path, text)
  const warnings: string[] = []
  return { path, warnings, transactions: readJournal(path, warning => void warnings.push(warning)) }
}

test('a journal that there is not is empty, without a warning', () => {
  expect(readJournal(join(folder, 'none'), () => expect.unreachable())).toEqual([])
})

test('every whole line is a transaction', () => {
  const { transactions, warnings } = read('[{"a":1},{"a":2}]\n[]\n[{"b":3}]\n')
  expect(transactions).toEqual([[{ a: 1 }, { a: 2 }], [], [{ b: 3 }]])
  expect(warnings).toEqual([])
})

test('a last line that was cut short is dropped, and its length named in bytes', () => {
  const { transactions, warnings } = read('[{"a":1}]\n[{"é')
  expect(transactions).toEqual([[{ a: 1 }]])
  expect(warnings).toEqual([expect.stringContaining('(5 bytes)')])
})

test('a line without its line feed is dropped even if it is complete, because no caller got a reply', () => {
  expect(read('[{"a":1}]\n[{"a":2}]').transactions).toEqual([[{ a: 1 }]])
})

test('a record after an incomplete one is read, and the damage is reported with the original file', () => {
  const text = '[{"a":1}]\n[{"a":[{"b":2}]\nnot json\n[{"c":4}]\n'
  const { transactions, warnings, path } = read(text)
  expect(transactions).toEqual([[{ a: 1 }], [{ b: 2 }], [], [{ c: 4 }]])
  expect(warnings).toEqual([expect.stringMatching(/damaged at line 2, 3\b.*damaged-1/)])
  expect(readFileSync(`${path}.damaged-1`, 'utf8')).toBe(text)
})

test('a file that was kept before is never replaced', () => {
  const { path } = read('broken\n')
  readJournal(path, () => undefined)
  expect([1, 2].map(number => readFileSync(`${path}.damaged-${number}`, 'utf8'))).toEqual(['broken\n', 'broken\n'])
})
