import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folders = ['apps', 'packages', 'examples', 'sdks', 'deploy', 'tests', 'scripts', 'docs', 'bench', 'libraries']

/** Every file and folder, as `/apps/server/src/main.ts`. */
const readPaths = async (): Promise<string[]> => {
  const below = await Promise.all(
    folders.map(async folder =>
      (await readdir(join(root, folder), { recursive: true })).map(path => `/${folder}/${path}`),
    ),
  )
  const all = [...below.flat(), ...(await readdir(root)).map(name => `/${name}`)]
  return all.filter(path => !path.includes('/node_modules/'))
}

/** The words in code marks that name a file or a folder; those of a drawing in plain text too. */
const namedIn = (markdown: string): string[] => {
  const drawn = [...markdown.matchAll(/^```text$(.*?)^```$/gms)].flatMap(([, text = '']) => text.split(/[\s,]+/))
  const prose = markdown.replace(/^```.*?^```$/gms, '')
  const marked = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
  const isPath = (text: string): boolean =>
    /^[\w.<>{},*-]+(\/[\w.<>{},*-]*)+$/.test(text) || /^[\w.*]+\.(ts|tsx|mjs|cjs|md)$/.test(text)
  return [...drawn, ...marked].filter(isPath)
}

/** `<area>` and `*` stand for any name, `{a,b}` for each of its names; an extension may be left out. */
const patternsOf = (path: string): RegExp[] => {
  const [before = '', names, after = ''] = path.split(/\{(.*)\}/)
  const each = names === undefined ? [path] : names.split(',').map(name => `${before}${name}${after}`)
  return each.map(one => {
    const source = one.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*').replaceAll(/<\w+>/g, '[^/]+')
    return new RegExp(`/${source}(\\.ts)?$`)
  })
}

describe.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s', document => {
  test('all named files and folders exist', async () => {
    const [paths, markdown] = await Promise.all([readPaths(), readFile(join(root, document), 'utf8')])
    const named = namedIn(markdown)
    expect(named.length).toBeGreaterThan(20)
    // A build makes dist, which a fresh checkout does not have.
    const missing = named.filter(
      name => !name.startsWith('dist/') && !patternsOf(name).every(pattern => paths.some(path => pattern.test(path))),
    )
    expect(missing).toEqual([])
  })
})

test('README.md links every document and guide, and nothing that does not exist', async () => {
  const [paths, markdown] = await Promise.all([readPaths(), readFile(join(root, 'README.md'), 'utf8')])
  const linked = [...markdown.matchAll(/\]\(([^)#:]+)\)/g)].map(([, path = '']) => `/${path}`)
  expect(linked.filter(path => !paths.includes(path))).toEqual([])
  const documents = paths.filter(path => /^\/docs\/(guides\/)?[^/]+\.md$/.test(path))
  expect(documents.length).toBeGreaterThan(20)
  expect(documents.filter(path => !linked.includes(path))).toEqual([])
})

test('a missing path is found', () => {
  expect(namedIn('Read `core/src/no.ts` and `POST /api/v1/linktoken`.')).toEqual(['core/src/no.ts'])
  expect(patternsOf('core/src/{a,b}.ts').map(pattern => pattern.test('/packages/core/src/a.ts'))).toEqual([true, false])
})
