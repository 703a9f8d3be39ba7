import { globSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'

import { expect, test } from 'vitest'

// @ts-expect-error a script without types
import * as script from './campaignSizes.mjs'
import { testPart } from './testParts.ts'

const { campaignSizes } = script as { campaignSizes: Record<string, string> }
const root = join(import.meta.dirname, '..')
const sources = globSync('{packages,apps,tests}/*/**/*.ts', {
  cwd: root,
  exclude: name => name.endsWith('node_modules') || name.endsWith('dist'),
}).map(file => ({ file: file.replaceAll('\\', '/'), text: readFileSync(join(root, file), 'utf8') }))
const sizeOf = /Number\(process\.env\['(RIALTO_(?!\w*SEED')\w+)'\] \?\?/g
const isTest = (file: string): boolean => file.endsWith('.test.ts')
const runsIn = (part: string, file: string): boolean => {
  const { include, exclude } = testPart(part)
  const isOneOf = (patterns: readonly string[]) =>
    patterns.includes(file) || patterns.some(pattern => matchesGlob(file, pattern))
  return isOneOf(include) && !isOneOf(exclude)
}

/** The test files that import a module, on their own or by other modules. */
const testsWith = (file: string): string[] => {
  if (isTest(file)) return [file]
  const name = `/${file.split('/').at(-1)}'`
  return sources.filter(({ text }) => text.includes(name)).flatMap(other => testsWith(other.file))
}

const readers = new Map<string, Set<string>>()
for (const { file, text } of sources)
  for (const [, size = ''] of text.matchAll(sizeOf))
    readers.set(size, new Set([...(readers.get(size) ?? []), ...testsWith(file)]))

// testEnvironment.mjs reads it for all of them.
const withProperties = sources.filter(({ file, text }) => isTest(file) && text.includes('fast-check'))
readers.set('RIALTO_PROPERTY_RUNS', new Set(withProperties.map(({ file }) => file)))

/** Sizes whose tests are skipped without them, because a single round takes minutes. */
const onlyByHand = new Set(['RIALTO_ISOLATION_ROUNDS', 'RIALTO_ISOLATION_WAVES'])

test('every test that reads a size of the campaigns is a campaign', () => {
  expect(Object.keys(campaignSizes).filter(size => readers.get(size) === undefined)).toEqual([])
  const files = Object.keys(campaignSizes).flatMap(size => [...(readers.get(size) ?? [])])
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter(file => !runsIn('campaigns', file))).toEqual([])
})

test('every size that a test of npm test reads has a value in the campaigns', () => {
  const inTests = [...readers].filter(([, files]) =>
    [...files].some(file => runsIn('beside', file) || runsIn('crossing', file)),
  )
  const sizes = inTests.map(([size]) => size).filter(size => !onlyByHand.has(size))
  expect(sizes.filter(size => campaignSizes[size] === undefined)).toEqual([])
})
