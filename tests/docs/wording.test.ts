import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import ts from 'typescript'
import { describe, expect, test } from 'vitest'

/**
 * Words that documents and texts must not use, with the field's term. docs/glossary.md defines the terms. Add a word here, and a
 * path to `documents` or `code`, to extend the check.
 */
const words: readonly (readonly [word: RegExp, term: string])[] = [
  [/\bhouses?\b/i, 'exchange, system'],
  [/\blong[- ]?tail\b/i, 'ccxt-signed exchange'],
  [/\b(told|tells?|telling)\b/i, 'emit, notify, report, return, distinguish'],
  [/\bways? out\b/i, 'egress client'],
  [/\bwitness(es)?\b/i, 'cross-check'],
  [/\b(shelf|shelves)\b/i, 'key-value store'],
  [/\blevers?\b/i, 'controls'],
  [/\bnasty\b/i, 'adversarial'],
  [/\bstand-ins?\b/i, 'mock'],
  [/\bweightiest\b/i, 'most conclusive'],
  [/\bfurnish(es|ed)?\b/i, 'seed'],
  [/\bstorms?\b/i, 'stress'],
  [/\b(front |the )doors?\b/i, 'access control, request path'],
  [/\bgoes on by itself\b/i, 'continues automatically'],
  [/\b(asks|ask|asked) to slow down\b/i, 'rate limited'],
  [/\bcalled back\b/i, 'reversed'],
  [/\bclock is off\b/i, 'rejected the request timestamp'],
  [/\b(please|oops|unfortunately)\b/i, 'nothing: leave it out'],
  [/\bNo such\b/, 'not found'],
  [/\be-mails?\b/i, 'email'],
]

const root = join(import.meta.dirname, '../..')

/** Words that are in no line of code, alone or as a part of a name: `told`, `isTold`, `toldOnce`. */
const oldWords = [
  'told',
  'tells?',
  'telling',
  'house',
  'door',
  'levers?',
  'shelf',
  'witness',
  'nasty',
  'weightiest',
  'furnish',
  'storm',
]
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const oldWord = new RegExp(
  [
    `(?<![A-Za-zÀ-ÿ])(${oldWords.flatMap(word => [word, capital(word)]).join('|')})(?![a-z])`,
    `(?<=[a-z])(${oldWords.map(capital).join('|')})(?![a-z])`,
    '\\bask(s|ed|ing)? the (database|institution|provider|node|chain)\\b|long[ -]tail|[Ww]ays? out(?! of)|on (its|their) way out',
  ].join('|'),
)

/** Folders all of whose sources are checked, tests and comments included. */
const sources = ['apps', 'bench', 'examples', 'packages', 'scripts', 'tests']

/** This list, migrations, which are history, the names of companies and coins, and the code and replies of Bitcoin, Tron and Permit2: their witnesses are terms. */
const exempt =
  /wording\.test\.ts$|\/(?:bitcoin|tron)\/|[pP]ermit2(?:\.test)?\.ts$|x402\/readPayload\.test\.ts$|bounded\/longReplies\.ts$|\/migrations\/|catalog\/src\/assets\/|\/dist\//

/** Markdown files and folders. A change log and the licenses of others are history. */
const documents = [
  'README.md',
  'SECURITY.md',
  'docs',
  'packages/web-sdk/README.md',
  'packages/node-client/README.md',
  'examples',
]

/** Folders and files whose string literals people read. */
const code = [
  'apps/link/src',
  'apps/mcp/src',
  'apps/server/src/cli',
  'apps/server/src/settings.ts',
  'apps/server/src/http',
  'examples/deposit-web/src',
  'packages/connectors/src',
  'packages/bridges/src',
  'packages/contract/src',
  'packages/core/src',
  'packages/node-client/src',
  'packages/sandbox/src/institutions/control',
  'packages/store/src/embedded',
  'scripts',
]

const filesIn = async (path: string, isWanted: (name: string) => boolean): Promise<string[]> => {
  if (isWanted(path)) return [path]
  const entries = await readdir(join(root, path), { recursive: true }).catch(() => [])
  return entries.filter(name => isWanted(name) && !name.includes('node_modules')).map(name => join(path, name))
}

const isSource = (name: string): boolean =>
  /\.(tsx?|mjs)$/.test(name) && !/(\.test\.tsx?|\.d\.ts)$|(^|\/)(testing|conformance|dist)\//.test(name)

/** Of a source file, the text of each literal that reads as words: at least two of them. */
const literalsOf = (path: string, text: string): string[] => {
  // Parsing is slow, and most files hold none of the words.
  if (!words.some(([word]) => word.test(text))) return []
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text)
    if (ts.isJsxText(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(
    ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, path.endsWith('x') ? ts.ScriptKind.TSX : undefined),
  )
  return found.filter(literal => /[\p{L}’'] \p{L}/u.test(literal))
}

/** Each use of a word of the list, as `file: text (term)`. */
const usesIn = (path: string, texts: readonly string[]): string[] =>
  texts.flatMap(text =>
    words.flatMap(([word, term]) => (word.test(text) ? [`${path}: ${text.trim().slice(0, 160)} (${term})`] : [])),
  )

/** Prose without code: names in code follow another rule. */
const proseOf = (markdown: string): string[] =>
  markdown
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/^ {4}.*$/gm, '')
    .replace(/`[^`]*`/g, '')
    .split('\n')

const usesInAll = async (
  paths: readonly string[],
  isWanted: (name: string) => boolean,
  textsOf: (path: string, text: string) => string[],
): Promise<string[]> => {
  const files = (await Promise.all(paths.map(path => filesIn(path, isWanted)))).flat()
  expect(files.length).toBeGreaterThan(0)
  const uses = await Promise.all(
    files.map(async path => usesIn(path, textsOf(path, await readFile(join(root, path), 'utf8')))),
  )
  return uses.flat()
}

describe('wording', () => {
  test('documents use the terms of the glossary', async () => {
    const isDocument = (name: string): boolean => name.endsWith('.md') && !/CHANGELOG|glossary/.test(name)
    expect(await usesInAll(documents, isDocument, (_path, text) => proseOf(text))).toEqual([])
  })

  test('texts shown to users, developers and operators use the terms of the glossary', async () => {
    expect(await usesInAll(code, isSource, literalsOf)).toEqual([])
  })

  test('comments, test names, identifiers and file names use the terms of the glossary', async () => {
    const files = (await Promise.all(sources.map(path => filesIn(path, name => /\.(tsx?|mjs)$/.test(name))))).flat()
    const checked = files.filter(path => !exempt.test(path))
    expect(checked.length).toBeGreaterThan(1_000)
    const uses = await Promise.all(
      checked.map(async path => {
        const lines = (await readFile(join(root, path), 'utf8')).split('\n')
        return [path, ...lines].filter(line => oldWord.test(line)).map(line => `${path}: ${line.trim().slice(0, 160)}`)
      }),
    )
    expect(uses.flat()).toEqual([])
  })

  test('a listed word is found in a string and in a document', () => {
    expect(usesIn('a.ts', literalsOf('a.ts', 'const a = `${b} asks to slow down`'))).toHaveLength(1)
    expect(
      ['is told so', 'const isTold = 1', 'describeDoor()', 'it asks the database'].filter(line => !oldWord.test(line)),
    ).toEqual([])
    expect(
      ['Warehouse', 'doorway', 'outdoor', 'leverage: 1', 'intelligence', 'teller'].filter(line => oldWord.test(line)),
    ).toEqual([])
    expect(usesIn('a.md', proseOf('The house has `house` in code.\n\n    house'))).toHaveLength(1)
  })
})
