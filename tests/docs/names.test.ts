import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { adminOperations, linkOperationsById, operations } from '@rialto/contract'
import { beforeAll, expect, test } from 'vitest'

import { operationCommands } from '../../apps/server/src/cli/operations/operationCommands.ts'
import { runCli } from '../../apps/server/src/cli/runCli.ts'

const root = join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(path => path !== '' && existsSync(join(root, path)))
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** What users, operators and contributors read. Records of institutions’ interfaces name what is theirs. */
const documents = files.filter(
  path => path.endsWith('.md') && !/CHANGELOG|MAPPING|^\.|^tests\/|docs\/(catalogue|integrations)\.md/.test(path),
)
const isSource = (path: string): boolean =>
  /(\.(tsx?|mjs|cjs|ya?ml|kts?|swift|dart|py|go|php|java|conf|cfg|ini|sql|tpl|service|env|html|css)|Dockerfile|package\.json)$/.test(
    path,
  ) && !/generated/.test(path)

const identifier = /[A-Za-z_$][\w$]*/g
/** Names that cannot be taken for words: `clientTransactionId`, `EventType`, `previous_secret`. */
const isName = (word: string): boolean => /^[a-z]+[A-Z]\w*$|^[A-Z][a-z]+[A-Z]\w*$|^[A-Za-z]+_\w+$/.test(word)
/** Names of PostgreSQL and of the published SDKs, and names that the code composes from parts. */
const isForeign = (word: string): boolean =>
  /^(pg_\w+|max_locks_per_transaction|default_toast_compression|n_dead_tup|last_autovacuum)$/.test(word) ||
  /^(disableDomainWhiteList|isDomainWhitelistEnabled)$/.test(word) ||
  /^(rialto_[a-z_]+|RIALTO_[A-Z]+_[A-Z_]+_\d+)$/.test(word) ||
  /\d.*[A-Z]|[A-Z].*\d|[A-Z]{4}/.test(word)

const proseOf = (markdown: string): string => markdown.replace(/^```.*?^```$/gms, '')
const marksOf = (markdown: string): string[] =>
  [...proseOf(markdown).matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
const fencesOf = (markdown: string): string[] =>
  [...markdown.matchAll(/^```(?:sh|bash|console|text)?\n(.*?)^```$/gms)].flatMap(([, text = '']) => text.split('\n'))

const each = (find: (markdown: string) => string[]): string[] =>
  documents.flatMap(path => find(read(path)).map(name => `${path}: ${name}`))

let known: Set<string>
beforeAll(() => {
  const sources = files.filter(isSource)
  known = new Set(sources.flatMap(path => read(path).match(identifier) ?? []))
  for (const path of files) for (const part of basename(path).split('.')) known.add(part)
})

test('every field, setting, type and test that a document names is in the sources', () => {
  const unknown = (markdown: string): string[] =>
    marksOf(markdown)
      .flatMap(mark => mark.match(identifier) ?? [])
      .filter(word => isName(word) && !isForeign(word) && !known.has(word))
  // Composed here, because this file is a source as well.
  const misspelt = ['cleint', 'TransactionId'].join('')
  expect(unknown(`\`clientTransactionId\` and \`${misspelt}\``)).toEqual([misspelt])
  expect(each(unknown)).toEqual([])
})

test('every command of rialto that a document names exists', async () => {
  const printed: string[] = []
  const out = (text: string): void => void printed.push(text)
  await runCli(['help'], { env: {}, out, err: out } as never)
  const usages = [...printed.join('').matchAll(/^ {2}rialto (.*)$/gm)].map(([, usage = '']) => usage)
  const ids = new Set(operationCommands.map(({ name }) => name))
  const isCommand = (words: string): boolean => {
    const [first = '', second = ''] = words.split(' ')
    if (ids.has(first) || ['help', 'version'].includes(first)) return true
    return usages.some(usage => {
      const [one, two = ''] = usage.split(' ')
      return one === first && (!/^[a-z]/.test(two) || two === second)
    })
  }
  const unknown = (markdown: string): string[] =>
    [...marksOf(markdown), ...fencesOf(markdown)]
      .flatMap(text => [...text.matchAll(/(?:^|npx |&& |\s)(?<!install |from )rialto ([a-z][\w-]*(?: [a-z][\w-]*)?)/g)])
      .map(([, words = '']) => words)
      .filter(words => !isCommand(words))
  expect(usages.length).toBeGreaterThan(40)
  expect(unknown('`rialto webhooks listen` and `npx rialto keys create --client <id>`')).toEqual(['webhooks listen'])
  expect(each(unknown)).toEqual([])
})

test('every npm script and every script that a document names exists', () => {
  const scripts = new Set(
    files
      .filter(path => basename(path) === 'package.json')
      .flatMap(path => Object.keys((JSON.parse(read(path)) as { scripts?: object }).scripts ?? {})),
  )
  const unknown = (markdown: string): string[] => {
    const texts = [...marksOf(markdown), ...fencesOf(markdown)]
    const run = texts.flatMap(text => [...text.matchAll(/npm run ([a-z][\w:]*)/g)].map(([, name = '']) => name))
    const node = texts.flatMap(text => [...text.matchAll(/\b(scripts\/[\w/.-]+\.mjs)/g)].map(([, path = '']) => path))
    return [...run.filter(name => !scripts.has(name)), ...node.filter(path => !files.some(one => one.endsWith(path)))]
  }
  expect(unknown('`npm run nothing`, `npm run check`, `node scripts/none.mjs`')).toEqual([
    'nothing',
    'scripts/none.mjs',
  ])
  expect(each(unknown)).toEqual([])
})

test('every operation that a document names by method and path exists', () => {
  const routes = [
    // A stream and a download, which have no envelope.
    { method: 'GET', path: '/admin/api/v1/Changes' },
    { method: 'POST', path: '/admin/api/v1/Books/export' },
    ...operations.flatMap(({ method, paths }) => paths.map(path => ({ method, path: `/api/v1${path}` }))),
    ...adminOperations.map(({ method, path }) => ({ method, path: `/admin/api/v1${path}` })),
    ...Object.values(linkOperationsById).map(({ method, path }) => ({ method, path: `/link/api${path}` })),
  ]
  const isRoute = (method: string, path: string): boolean =>
    routes.some(route => {
      const pattern = route.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')
      // `…` stands for the rest of a path.
      const isSame = path.includes('…')
        ? route.path.startsWith(path.split('…')[0] ?? '')
        : new RegExp(`^${pattern}/?$`, 'i').test(path)
      return route.method === method && isSame
    })
  const unknown = (markdown: string): string[] =>
    marksOf(markdown)
      .flatMap(mark => [...mark.matchAll(/^(GET|POST|PUT|PATCH|DELETE) (\/(?:admin\/api|api|link\/api)\/[^\s?]+)/g)])
      .filter(([, method = '', path = '']) => !isRoute(method, path.replaceAll(/\{\w+\}|<\w+>/g, 'x')))
      .map(([text]) => text)
  expect(unknown('`POST /api/v1/linktoken` and `GET /api/v1/linktokens`')).toEqual(['GET /api/v1/linktokens'])
  expect(each(unknown)).toEqual([])
})
