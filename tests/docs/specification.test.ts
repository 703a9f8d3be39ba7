import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

// @ts-expect-error a script without types: what it exports is described below
import { readRules } from '../../scripts/writeSpecificationDocs.mjs'

interface Rule {
  file: string
  rule: string
  says: string
  isTodo: boolean
}

/** Rows of the table, without the padding that the formatter gives them. */
const rows = (text: string): string[] =>
  text
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line => line.replaceAll(/ +/g, ' '))

test('docs/specification.md lists every rule, and each passes or is not built (else: npm run docs:specification)', async () => {
  const rules = await (readRules as () => Promise<Rule[]>)()
  const expected = rules.map(
    ({ rule, says, isTodo, file }) => `| ${rule} | ${says} | ${isTodo ? 'not built yet' : 'passes'} | ${file} |`,
  )
  expect(rows(await readFile('docs/specification.md', 'utf8'))).toEqual(expected)
})

test('no rule is stated twice, and none escapes the list', async () => {
  const rules = await (readRules as () => Promise<Rule[]>)()
  const names = rules.map(({ rule, says }) => `${rule}: ${says}`)
  expect(new Set(names).size).toBe(names.length)
  for (const file of new Set(rules.map(rule => rule.file))) {
    const source = await readFile(file, 'utf8')
    const named = [...source.matchAll(/const (\w+) = rulesOf\(/g)].map(([, name]) => name)
    const call = new RegExp(`^(?:${named.join('|')}|rulesOf\\('[^']*'\\))(?:\\.todo)?\\(`, 'gm')
    const stated = source.match(call)?.length ?? 0
    expect(rules.filter(rule => rule.file === file).length, file).toBe(stated)
  }
})
