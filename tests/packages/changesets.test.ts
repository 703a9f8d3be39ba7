import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('every changeset names a package of the workspace, without which no version can be made', () => {
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] }
  const manifests = workspaces.flatMap(folder => globSync(`${folder}/package.json`, { cwd: root }))
  const packages = manifests.map(file => (JSON.parse(read(file)) as { name: string }).name)
  const changesets = globSync('.changeset/*.md', { cwd: root, exclude: ['.changeset/README.md'] })
  const named = changesets.flatMap(file =>
    [...read(file).matchAll(/^['"](?<name>[^'"]+)['"]: (?:major|minor|patch)$/gm)].map(match => match.groups?.['name']),
  )
  expect(named.length).toBeGreaterThanOrEqual(changesets.length)
  expect(packages).toEqual(expect.arrayContaining([...new Set(named)]))
})
