import { readdir, readFile } from 'node:fs/promises'

import ts from 'typescript'
import { expect, test } from 'vitest'

/** Attributes whose values are read by people. */
const shown = new Set([
  'label',
  'title',
  'intro',
  'help',
  'placeholder',
  'confirmLabel',
  'aria-label',
  'alt',
  'empty',
  'otherwise',
])

/** The same in every language: names, and values as they are typed. */
const isSame = (text: string) =>
  /^(Rialto|USDC|EUR|de|eip155:8453|#[0-9a-f]{6}|https:\/\/shop\.example\/(done|logo\.svg)|X-Client-Secret)$/.test(text)

const hasWords = (text: string) => /\p{L}{2}/u.test(text) && !isSame(text.trim())

/** Texts of a file that do not come from messages. */
function literalsIn(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isAttribute = ts.isJsxAttribute(node) && shown.has(node.name.getText())
    const value = isAttribute && node.initializer && ts.isStringLiteral(node.initializer) && node.initializer.text
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(`${name}: ${node.text.trim()}`)
    if (typeof value === 'string' && hasWords(value)) found.push(`${name}: ${value}`)
    const isTitle = ts.isPropertyAssignment(node) && ['title', 'label', 'note'].includes(node.name.getText())
    if (isTitle && ts.isStringLiteral(node.initializer)) found.push(`${name}: ${node.initializer.text}`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

test('a text in a component comes from messages', async () => {
  const root = new URL('..', import.meta.url)
  const files = (await readdir(root, { recursive: true })).filter(file => file.endsWith('.tsx'))
  const found = await Promise.all(
    files.map(async file => literalsIn(file, await readFile(new URL(file, root), 'utf8'))),
  )
  expect(found.flat()).toEqual([])
})

test.each(['<p>Hello there</p>', '<TextField label="Hello" />', 'const columns = [{ title: "Hello" }]'])(
  '%s is found',
  source => expect(literalsIn('a.tsx', source)).toHaveLength(1),
)
