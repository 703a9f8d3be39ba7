import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { cwd: root, encoding: 'utf8' }).split('\n')

/** Rows of the table whose first column has this title, without the header. A cell "the same" is the cell above it. */
const rowsOf = (title: string): string[][] => {
  const lines = readFileSync(join(root, 'SECURITY.md'), 'utf8').split('\n')
  const first = lines.findIndex(line => line.startsWith(`| ${title} `))
  const rest = lines.slice(first + 2)
  const rows = rest.slice(
    0,
    rest.findIndex(line => !line.startsWith('|')),
  )
  const filled: string[][] = []
  for (const row of rows) {
    const above = filled.at(-1) ?? []
    const cells = row.split('|').map(cell => cell.trim())
    filled.push(cells.map((cell, column) => (cell === 'the same' ? (above[column] ?? '') : cell)))
  }
  return filled
}

test('each entry point has a deception, a defence, and a test that exists', () => {
  const rows = rowsOf('entry point')
  expect(rows.length).toBeGreaterThanOrEqual(24)
  for (const [, entry = '', deception = '', defence = '', tests = ''] of rows) {
    expect([deception, defence].includes(''), entry).toBe(false)
    const named = [...tests.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, name = '']) => name)
    expect(named, entry).not.toEqual([])
    for (const name of named)
      expect(
        files.some(file => file === name || file.endsWith(`/${name}`)),
        `${entry}: ${name}`,
      ).toBe(true)
  }
})
