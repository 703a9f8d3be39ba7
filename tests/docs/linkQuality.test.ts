import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { expect, test } from 'vitest'

import { beforehand, nameOf, onSending, signingIn } from '../harness/obstacles.ts'

const root = join(import.meta.dirname, '../..')
const surfaces = ['link', 'sandbox', 'demo', 'dashboard'] as const
const columns = ['requirement', 'test', 'case', 'picture'] as const
type Row = Record<(typeof columns)[number], string>

const read = (path: string) => readFile(join(root, path), 'utf8')
const partsOf = (cell: string, by: string): string[] =>
  cell
    .split(by)
    .map(part => part.trim())
    .filter(part => part !== '')

const readRows = async (): Promise<Row[]> => {
  const lines = (await read('docs/link-quality.md')).split('\n').filter(line => line.startsWith('| '))
  const rows = lines.map(line => partsOf(line.slice(1, -1), ' |'))
  for (const row of rows) expect(row, 'every cell says something').toHaveLength(columns.length)
  return rows
    .map(([requirement = '', testFile = '', name = '', picture = '']) => ({
      requirement,
      test: testFile,
      case: name,
      picture,
    }))
    .filter(({ requirement }) => requirement !== 'requirement' && !requirement.startsWith('---'))
}

/** The text of every test file of that name. */
const readTests = async (): Promise<Map<string, string>> => {
  const texts = new Map<string, string>()
  for (const folder of ['apps', 'packages', 'tests', 'examples', 'scripts'])
    for (const path of await readdir(join(root, folder), { recursive: true }))
      if (path.endsWith('.test.ts') && !path.includes('node_modules') && !path.includes('dist/'))
        texts.set(basename(path), (texts.get(basename(path)) ?? '') + (await read(join(folder, path))))
  return texts
}

/** Rows of the tables that tests/e2e/obstacles.test.ts walks, as that test names them, without what is for expressions. */
const obstacles = [
  ...[...beforehand, ...onSending].map(row => nameOf(row).replaceAll(/\(\?!.*?\)|[\^\\]/g, '')),
  ...signingIn.map(({ name }) => `sign-in: ${name}`),
]

/** A test is named by the words with which its name, or that of its row, begins. */
const hasCase = (text: string, file: string, name: string): boolean =>
  ["'", '`'].some(quote => text.includes(quote + name)) ||
  (file === 'obstacles.test.ts' && obstacles.some(one => one.startsWith(name)))

test('docs/link-quality.md names for each requirement tests that exist', async () => {
  const [rows, tests, { scripts }] = await Promise.all([
    readRows(),
    readTests(),
    read('package.json').then((text): { scripts: Record<string, string> } => JSON.parse(text)),
  ])
  expect(rows.length).toBeGreaterThan(40)
  const missing: string[] = []
  for (const row of rows) {
    const [cited = [], commands = []] = [/`([^` ]+\.test\.ts)`/g, /`npm run (\S+?)( [^`]*)?`/g].map(pattern =>
      [...row.test.matchAll(pattern)].map(([, name = '']) => name),
    )
    if (cited.length + commands.length === 0) missing.push(`no test: ${row.requirement}`)
    missing.push(...commands.filter(name => !(name in scripts)), ...cited.filter(name => !tests.has(name)))
    if (commands.length > 0) continue
    for (const name of partsOf(row.case, ';'))
      if (!cited.some(file => hasCase(tests.get(file) ?? '', file, name))) missing.push(`${cited.join()}: ${name}`)
  }
  expect(missing).toEqual([])
})

test('docs/link-quality.md names for each requirement pictures that npm run shots takes, and each of Link’s has its requirement', async () => {
  const taken = new Set<string>()
  for (const file of (await readdir(join(root, 'tests/shots'))).filter(name => name.endsWith('.ts'))) {
    const surface = surfaces.find(name => file.startsWith(name)) ?? ''
    for (const [, name] of (await read(`tests/shots/${file}`)).matchAll(/'(\d\d[a-z]?-[a-z-]+)'/g))
      taken.add(`${surface}: ${name}`)
  }
  const pictures = (await readRows())
    .map(({ picture }) => picture)
    .filter(cell => !/^(every picture|not visible)/.test(cell))
  const cited = pictures.flatMap(cell => partsOf(cell, ',')).map(name => (name.includes(': ') ? name : `link: ${name}`))
  expect(cited.filter(name => !taken.has(name))).toEqual([])
  expect([...taken].filter(name => name.startsWith('link: ') && !cited.includes(name))).toEqual([])
})
