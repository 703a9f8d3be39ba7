import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

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

const withoutCode = (markdown: string): string => markdown.replace(/^```.*?^```$/gms, '')

/** The words in code marks that name a file or a folder; those of a drawing in plain text too. */
const namedIn = (markdown: string): string[] => {
  const drawn = [...markdown.matchAll(/^```text$(.*?)^```$/gms)].flatMap(([, text = '']) => text.split(/[\s,]+/))
  const marked = [...withoutCode(markdown).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
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
    // A build makes dist, and an installation node_modules: a fresh checkout has neither.
    const missing = named.filter(
      name =>
        !/^(dist|node_modules)\//.test(name) &&
        !patternsOf(name).every(pattern => paths.some(path => pattern.test(path))),
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

/** The anchors of a document, as GitHub makes them of its headings. */
const anchorsOf = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )

test('every link between documents leads to a file and to a heading of it', async () => {
  const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const texts = new Map(
    await Promise.all(documents.map(async path => [path, await readFile(join(root, path), 'utf8')] as const)),
  )
  const links = [...texts].flatMap(([from, text]) =>
    [...withoutCode(text).matchAll(/\]\((?![a-z]+:|\/)([^)\s#]*)#?([^)\s]*)\)/g)].map(
      ([link, path = '', anchor = '']) => ({
        link: `${from}: ${link}`,
        to: path === '' ? from : join(dirname(from), path),
        anchor,
      }),
    ),
  )
  const isBroken = ({ to, anchor }: (typeof links)[number]): boolean => {
    const target = texts.get(to)
    return target === undefined ? !existsSync(join(root, to)) : anchor !== '' && !anchorsOf(target).includes(anchor)
  }
  expect(links.length).toBeGreaterThan(200)
  expect(links.filter(isBroken).map(({ link }) => link)).toEqual([])
})

test('a missing path is found', () => {
  expect(namedIn('Read `core/src/no.ts` and `POST /api/v1/linktoken`.')).toEqual(['core/src/no.ts'])
  expect(patternsOf('core/src/{a,b}.ts').map(pattern => pattern.test('/packages/core/src/a.ts'))).toEqual([true, false])
})
