import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// @ts-expect-error a file without types
import { operationsOf } from './operationNames.mjs'

const root = join(import.meta.dirname, '..')

test('every operation has one name in contract, routes and core', () => {
  const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages/core/src', 'apps/server/src'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  const exported = paths
    .filter(path => path.startsWith('packages/core/'))
    .flatMap(path =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/^export (?:const|async function|function) (\w+)/gm)].map(
        ([, name]) => ({ path, name }),
      ),
    )
  const found = operationsOf(paths, exported) as { id: string; problem: string | undefined }[]
  expect(found.length).toBeGreaterThan(200)
  expect(found.filter(({ problem }) => problem !== undefined)).toEqual([])
})
