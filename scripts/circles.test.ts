import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

// @ts-expect-error a script without types
import * as script from './circles.mjs'

const { findCircles } = script as { findCircles(base: string, folders: readonly string[]): string[][] }

const circlesOf = (files: Readonly<Record<string, string>>): string[][] => {
  const base = mkdtempSync(join(tmpdir(), 'rialto-circles-'))
  onTestFinished(() => rmSync(base, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  return findCircles(base, ['packages'])
}

const one = 'packages/one/src/one.ts'
const other = 'packages/one/src/below/other.ts'

test.each([
  ['types', "import type { Other } from './below/other.ts'", "import type { One } from '../one.ts'"],
  ['re-exports', "export * from './below/other.ts'", "export { one } from '../one.ts'"],
  ['import()', "await import('./below/other.ts')", "import '../one.ts'"],
])('a circle of %s is found', (_, first, second) => {
  expect(circlesOf({ [one]: first, [other]: second })).toEqual([[other, one]])
})

test('a circle of four files is found once, with all of them', () => {
  const inFolder = (name: string) => `packages/one/src/${name}.ts`
  const files = {
    [inFolder('a')]: "import type { b } from './b.ts'\nimport './e.ts'",
    [inFolder('b')]: "export type { c } from './c.ts'",
    [inFolder('c')]: "export * from './d.ts'",
    [inFolder('d')]: "import { type a } from './a.ts'",
    [inFolder('e')]: '',
  }
  expect(circlesOf(files)).toEqual([['a', 'b', 'c', 'd'].map(inFolder)])
})

test('a circle of imports by package names is found', () => {
  const exports = { '.': './src/one.ts', './testing': './src/below/other.ts' }
  const named = "import { other } from '@rialto/one/testing'"
  const files = {
    'packages/one/package.json': JSON.stringify({ name: '@rialto/one', exports }),
    [one]: "import '@rialto/two'",
    'packages/two/package.json': JSON.stringify({ name: '@rialto/two', exports: { '.': './index.ts' } }),
    'packages/two/index.ts': named,
    [other]: "import { one } from '@rialto/one'",
  }
  expect(circlesOf(files)).toEqual([['packages/one/src/below/other.ts', one, 'packages/two/index.ts']])
})

test('files that import one another in one direction are accepted', () => {
  const third = 'packages/one/src/third.ts'
  const files = {
    [one]: "import './below/other.ts'\nimport './third.ts'",
    [other]: "import '../third.ts'",
    [third]: '',
  }
  expect(circlesOf(files)).toEqual([])
})
