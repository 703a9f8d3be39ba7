import { describe, expect, test } from 'vitest'

// @ts-expect-error a script without types
import * as script from './language.mjs'

interface Found {
  file: string
  line: number
  kind: string
  sentence: string
  advice: string
}
const { checkLanguage, lowerBudgets, overBudget } = script as {
  checkLanguage(file: string, text: string): Found[]
  lowerBudgets(found: Pick<Found, 'kind'>[], budgets: Record<string, number>): Record<string, number>
  overBudget(found: Pick<Found, 'kind'>[], budgets: Record<string, number>): { kind: string; count: number }[]
}

const placesOf = (file: string, text: string) =>
  checkLanguage(file, text).map(({ file: path, line, kind }) => `${path}:${line} ${kind}`)

describe('the language check', () => {
  test.each([
    ['a noun clause that opens a sentence', '// What an ended server held.'],
    ['a noun clause inside a sentence', '// Compares what the user approved.'],
    ['an indefinite person', '/** A lease that nobody renews. */'],
    ['a negated noun', '/** A key that is no secret. */'],
    ['an idiom', '// The payment is under way.'],
    ['a word that the glossary replaces', '// A row that the follower resolves.'],
  ])('%s in a comment is found', (_, comment) => {
    expect(placesOf('packages/core/src/a.ts', `const a = 1\n${comment}\n`)).toEqual([
      'packages/core/src/a.ts:2 comments',
    ])
  })

  test('a match inside a block comment has the line of its sentence', () => {
    const text =
      '\n/**\n * Leases of a stopped\n * process. What they held is\n * released.\n *\n * @throws What it must\n */\n'
    expect(placesOf('apps/server/src/a.ts', text)).toEqual(['apps/server/src/a.ts:4 comments'])
  })

  test('plain comments, code in backticks, and comments of tests pass', () => {
    expect(
      placesOf(
        'packages/core/src/a.ts',
        '// Leases of a stopped process.\n// Reads `what is over`. It is no longer open.\n',
      ),
    ).toEqual([])
    expect(placesOf('packages/core/src/a.test.ts', '// What a server held.\n')).toEqual([])
    expect(placesOf('packages/core/src/generated/a.ts', '// What a server held.\n')).toEqual([])
  })

  test('a test name without a subject is found, and a parameter counts as a subject', () => {
    const names = [
      "test('reads the list twice', f)",
      "test('badRequest', f)",
      "test.each(rows)('%s ends a session', f)",
    ]
    expect(placesOf('tests/a.test.ts', `${names.join('\n')}\n`)).toEqual([
      'tests/a.test.ts:1 test names without a subject',
      'tests/a.test.ts:2 test names without a subject',
    ])
    expect(placesOf('tests/a.test.ts', "describe('sources', f)\ntest('a link token opens one session', f)\n")).toEqual(
      [],
    )
  })

  test('a document is read without its code blocks and tables', () => {
    const text = '# A\n\n```sh\n# What is run here.\n```\n\n| What is in a table. |\n\nWhat is written here is found.\n'
    expect(placesOf('docs/a.md', text)).toEqual(['docs/a.md:9 documents'])
    expect(placesOf('CHANGELOG.md', text)).toEqual([])
  })

  test('a count above its budget fails, and a budget is never raised', () => {
    const found = [{ kind: 'comments' }, { kind: 'comments' }]
    expect(overBudget(found, { comments: 1 })).toMatchObject([{ kind: 'comments', count: 2 }])
    expect(overBudget(found, { comments: 2 })).toEqual([])
    expect(lowerBudgets(found, { comments: 1 })['comments']).toBe(1)
    expect(lowerBudgets(found, { comments: 3 })['comments']).toBe(2)
  })
})
