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
