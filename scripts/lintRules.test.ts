import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

// @ts-expect-error a file without types
import boundaries, { areas } from '../boundaries.config.mjs'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'rialto-lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

interface Diagnostic {
  filename: string
  code: string
  help: string
  labels: { span: { line: number } }[]
}

const run = async (...args: string[]): Promise<Diagnostic[]> => {
  for (const file of ['.oxlintrc.json', 'boundaries.config.mjs', 'scripts/lintRules.mjs'])
    cpSync(join(root, file), join(folder, file))
  const output = await new Promise<string>(resolve =>
    execFile(
      process.execPath,
      [join(root, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', ...args],
      { cwd: folder },
      (_, stdout) => resolve(stdout),
    ),
  )
  return (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics
}

/** The rules that oxlint names in what it says of these files, each as `file rule`. */
const lint = async (): Promise<string[]> =>
  (await run('apps', 'packages')).map(({ filename, code }) => `${filename} ${code}`).sort()

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

test('a use case of core takes no whole context', async () => {
  const whole = [
    'export const a = (ctx: Context): string => ctx.environment',
    'export const b = ({ environment }: Context): string => environment',
    'export type C = (ctx: Context) => void',
    'export type D = Readonly<Context>',
    'export interface E extends Context { more: string }',
  ]
  const named = [
    "export const f = (ctx: Pick<Context, 'environment'>): string => ctx.environment",
    "export const g = ({ environment }: Pick<Context, 'environment'>): string => environment",
    "export type H = Parameters<Context['failpoint']>",
    "export interface I extends Pick<Context, 'ids'> { more: string }",
  ]
  const text = ["import type { Context } from '../context.ts'", ...whole, ...named, ''].join('\n')
  write('packages/core/src/orders/whole.ts', text)
  write('packages/core/src/orders/whole.test.ts', text)
  write('packages/core/src/testing/whole.ts', text)
  write('apps/server/src/whole.ts', text)
  const found = (await run('apps', 'packages')).filter(({ code }) => code === 'rialto(no-whole-context)')
  expect(found.map(({ filename, labels }) => [filename, labels[0]?.span.line])).toEqual(
    whole.map((_, index) => ['packages/core/src/orders/whole.ts', index + 2]),
  )
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

test('the linter enforces the rules of hooks and the React compiler’s checks in components and hooks', async () => {
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

/** Lines that each break a boundary, by the file that they are in. */
const crossing: Record<string, string[]> = {
  'packages/catalog/src/a.ts': ["import '@rialto/contract'", "import 'node:fs'"],
  'packages/catalog/scripts/a.mjs': ["import '@rialto/contract'"],
  'packages/contract/src/a.ts': ["import '@rialto/core'", "import { lookup } from 'dns/promises'"],
  'packages/contract/scripts/a.mjs': ["import '@rialto/core'"],
  'packages/core/src/a.ts': [
    "import type { a } from '@rialto/store'",
    "import { type b } from '@rialto/store/testing'",
    "export * from '@rialto/vault'",
    "export type { c } from '@rialto/server'",
    "export const d = () => import('@rialto/egress')",
    "import type { e } from 'fs'",
    "import f from '../../store/src/a.ts'",
  ],
  'packages/core/src/access/a.ts': [
    "import type { a } from '../webhooks/a.ts'",
    "export * from '../assets/a.ts'",
    "import '../transfers/funding/a.ts'",
  ],
  'packages/core/src/transfers/funding/a.ts': ["import type { a } from '../../link/a.ts'"],
  'packages/core/src/a.test.ts': ["import '@rialto/store/testing'", "import '../../store/src/a.ts'"],
  'packages/core/src/testing/a.ts': ["import '@rialto/store/testing'"],
  'packages/core/scripts/a.mjs': ["import '@rialto/store'"],
  'packages/store/src/a.ts': ["import '@rialto/egress'"],
  'packages/upstream/src/a.ts': ["import '@rialto/core'"],
  'packages/connectors/src/a.ts': ["import '@rialto/chains'"],
  'packages/connectors/src/exchanges/one/a.ts': [
    "import '@rialto/chains'",
    "import '../two/a.ts'",
    "import './../two/a.ts'",
    "import '../../exchanges/two/a.ts'",
  ],
  'packages/connectors/src/exchanges/one/orders/a.ts': ["import '../../two/a.ts'"],
  'packages/connectors/src/exchanges/one/orders/kinds/a.ts': ["import '../../../two/a.ts'"],
  'packages/chains/src/a.ts': ["import '@rialto/upstream'"],
  'packages/bridges/src/a.ts': ["import '@rialto/connectors'"],
  'packages/egress/src/a.ts': ["import '@rialto/defined'"],
  'packages/vault/src/a.ts': ["import '@rialto/defined'"],
  'packages/defined/src/a.ts': ["import '@rialto/catalog'"],
  'packages/sandbox/src/a.ts': ["import '@rialto/connectors'"],
  'packages/link-protocol/src/a.ts': ["import '@rialto/defined'"],
  'packages/web-sdk/src/a.ts': ["import '@rialto/contract'"],
  'packages/react/src/a.tsx': ["import '@rialto/link-protocol'"],
  'packages/react-native/src/a.tsx': ["import '@rialto/react'"],
  'packages/node-client/src/a.ts': [
    "import type { a } from '@rialto/core'",
    "import type { b } from '@rialto/upstream'",
    "import { c } from '@rialto/contract'",
    "import { d } from 'undici'",
    "import { e } from '@rialto/catalog'",
  ],
  'packages/node-client/scripts/a.mjs': ["import '@rialto/core'"],
  'packages/ui/src/a.tsx': ["import '@rialto/contract'"],
  'packages/ui/src/b.tsx': ["import '../../../apps/link/src/a.ts'"],
  'apps/server/src/http/a.ts': ["import { a } from '@rialto/store'", "import '../../../../packages/store/src/a.ts'"],
  'apps/server/src/composeA.ts': ["import '../../../tests/harness/a.ts'"],
  'apps/backup/src/a.ts': ["import '@rialto/contract'"],
  'apps/link/src/a.ts': ["import '@rialto/core'"],
  'apps/dashboard/src/a.ts': ["import '@rialto/core'", "import { a } from '@rialto/contract'"],
  'apps/mcp/src/a.ts': ["import '@rialto/core'"],
  'examples/deposit-web/src/a.ts': ["import '@rialto/ui'"],
}

/** None of these lines breaks one. */
const keeping: Record<string, string[]> = {
  'packages/core/src/b.ts': [
    "import '@rialto/contract'",
    "import '@rialto/catalog/assets'",
    "import '@rialto/defined/lazy'",
  ],
  'packages/core/src/access/b.ts': [
    "import '../kernel/a.ts'",
    "import type { Context } from '../context.ts'",
    "import './ports.ts'",
  ],
  'packages/core/src/transfers/funding/b.ts': ["import '../../access/a.ts'", "import '../money/a.ts'"],
  'packages/core/src/b.test.ts': ["import 'node:fs'", "import './testing/b.ts'"],
  'packages/core/src/testing/b.ts': ["import '@rialto/contract'"],
  'packages/connectors/src/exchanges/one/b.ts': [
    "import './a.ts'",
    "import '../../kit/a.ts'",
    "import './orders/a.ts'",
  ],
  'packages/connectors/src/exchanges/one/orders/b.ts': ["import '../a.ts'", "import '../../../kit/a.ts'"],
  'packages/node-client/src/b.ts': [
    "import type { a } from '@rialto/contract'",
    "import { b } from '@rialto/upstream/retryAfterMs'",
    "import { c } from 'node:crypto'",
  ],
  'packages/node-client/scripts/b.mjs': ["import '../src/a.ts'"],
  'apps/server/src/b.ts': ["import type { a } from '@rialto/store'", "import '@rialto/core'"],
  'apps/server/src/composeB.ts': ["import '@rialto/store'"],
  'apps/server/src/main.ts': ["import '@rialto/egress'"],
  'apps/dashboard/src/b.ts': ["import type { a } from '@rialto/contract'"],
}

test('every area of core has a place in the order of areas', () => {
  const folders = readdirSync(join(root, 'packages/core/src'), { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() && entry.name !== 'testing' ? [entry.name] : [],
  )
  expect((areas as string[][]).flat().sort()).toEqual(folders.sort())
})

test('the linter finds whatever crosses a boundary of ARCHITECTURE.md, and nothing else', async () => {
  for (const [path, lines] of Object.entries({ ...crossing, ...keeping })) write(path, `${lines.join('\n')}\n`)
  const found = await run('-c', 'boundaries.config.mjs')
  const of = (rule: string) => found.filter(({ code }) => code.includes(rule))
  const placed = of('no-restricted-imports').map(({ filename, labels: [at] }) => `${filename}:${at?.span.line}`)
  expect([...new Set(placed)].sort()).toEqual(
    Object.entries(crossing)
      .flatMap(([path, lines]) => lines.map((_, index) => `${path}:${index + 1}`))
      .sort(),
  )
  const { overrides } = boundaries as {
    overrides: { rules: { 'no-restricted-imports': [string, { patterns: { message: string }[] }] } }[]
  }
  const messages = overrides.flatMap(({ rules }) =>
    rules['no-restricted-imports'][1].patterns.map(({ message }) => message),
  )
  expect(new Set(found.flatMap(({ code, help }) => (code.includes('restricted') ? help : [])))).toEqual(
    new Set(messages),
  )
})
