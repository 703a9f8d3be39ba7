import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'rialto-lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** The rules that oxlint names in what it says of these files, each as `file rule`. */
const lint = async (): Promise<string[]> => {
  for (const file of ['.oxlintrc.json', 'scripts/lintRules.mjs']) cpSync(join(root, file), join(folder, file))
  const args = [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', 'apps', 'packages']
  const output = await new Promise<string>(resolve =>
    execFile(process.execPath, args, { cwd: folder }, (_, stdout) => resolve(stdout)),
  )
  const { diagnostics } = JSON.parse(output) as { diagnostics: { filename: string; code: string }[] }
  return diagnostics.map(({ filename, code }) => `${filename} ${code}`).sort()
}

const impure = 'export const it = [Date.now(), new Date(), Math.random(), fetch("x"), process.env["A"]]\n'

test('the linter keeps time, randomness, network and environment out of core, and the network out of adapters', async () => {
  write('packages/core/src/impure.ts', impure)
  write('packages/core/src/impure.test.ts', impure)
  write('packages/store/src/impure.ts', impure)
  write('packages/ui/src/impure.ts', impure)
  write('apps/server/src/plain.ts', 'export const is = (value: any) => value! == 1\n')
  expect(await lint()).toEqual([
    'apps/server/src/plain.ts eslint(eqeqeq)',
    'apps/server/src/plain.ts typescript(no-explicit-any)',
    'apps/server/src/plain.ts typescript(no-non-null-assertion)',
    'packages/core/src/impure.ts eslint(no-restricted-properties)',
    'packages/core/src/impure.ts rialto(no-date-now)',
    'packages/core/src/impure.ts rialto(no-fetch)',
    'packages/core/src/impure.ts rialto(no-math-random)',
    'packages/core/src/impure.ts rialto(no-new-date)',
    'packages/store/src/impure.ts eslint(no-restricted-properties)',
    'packages/store/src/impure.ts rialto(no-fetch)',
    'packages/ui/src/impure.ts eslint(no-restricted-properties)',
  ])
})

/** One component or hook for each rule of React that is turned on, which breaks that rule. */
const reactFaults = {
  'rules-of-hooks': 'export const A = ({ on }: { on: boolean }) => { if (on) useState(1); return null }',
  'exhaustive-deps':
    'export const A = ({ a }: { a: number }) => { useEffect(() => document.append(String(a)), []); return null }',
  'static-components': 'export const A = () => { const B = () => null; return <B /> }',
  'use-memo': 'export const A = ({ a }: { a: string }) => <p>{String(useMemo(async () => a, [a]))}</p>',
  'preserve-manual-memoization':
    'export const useA = (a: string) => { const b = ["x"]; if (useId()) b.push(a); return useMemo(() => b.map(String), [b]) }',
  'incompatible-library':
    "import { useReactTable } from '@tanstack/react-table'\nexport const A = () => <p>{useReactTable({}).rows}</p>",
  immutability: "export const A = ({ a }: { a: { b: string } }) => { a.b = 'x'; return <p>{a.b}</p> }",
  globals: 'let last: string\nexport const A = ({ a }: { a: string }) => { last = a; return <p>{a}</p> }',
  refs: 'export const A = () => { const a = useRef(0); return <p>{a.current}</p> }',
  'set-state-in-effect':
    'export const A = ({ a }: { a: number }) => { const [b, set] = useState(0); useEffect(() => set(a), [a]); return <p>{b}</p> }',
  'error-boundaries': 'export const A = () => { try { return <p /> } catch { return null } }',
  purity: 'export const A = () => <p>{Math.random()}</p>',
  'set-state-in-render':
    'export const A = ({ a }: { a: number }) => { const [b, set] = useState(0); set(a); return <p>{b}</p> }',
  'unsupported-syntax': 'export const A = ({ a }: { a: string }) => <p>{eval(a)}</p>',
}

const reactFolders = ['apps/link/src', 'packages/ui/src', 'packages/react/src', 'packages/react-native/src']
const nameOf = (rule: string) => (/hooks|deps/.test(rule) ? `react-hooks(${rule})` : `react(${rule})`)

test('the linter holds components and hooks to the rules of hooks and to what the React compiler can prove', async () => {
  const hooks = "import { useEffect, useId, useMemo, useRef, useState } from 'react'\n"
  for (const [rule, text] of Object.entries(reactFaults))
    for (const below of reactFolders) write(`${below}/${rule}.tsx`, hooks + text + '\n')
  write('packages/react/src/useIt.ts', `${hooks}export const useIt = () => useRef(0).current\n`)
  write('apps/server/src/useIt.ts', `${hooks}export const useIt = () => useRef(0).current\n`)
  const found = await lint()
  const expected = reactFolders.flatMap(below =>
    Object.keys(reactFaults).map(rule => `${below}/${rule}.tsx ${nameOf(rule)}`),
  )
  expect(found).toEqual(expect.arrayContaining([...expected, 'packages/react/src/useIt.ts react(refs)']))
  expect(found.filter(line => line.startsWith('apps/server/src/useIt.ts'))).toEqual([])
})
