import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

// @ts-expect-error a script without types: its one export is a function that answers text
import { outcomeDocs } from '../../scripts/writeOutcomeDocs.mjs'

test('docs/withdrawal-outcomes.md matches the connectors (else run: npm run docs)', async () => {
  const written = await readFile('docs/withdrawal-outcomes.md', 'utf8')
  expect(written).toBe(await (outcomeDocs as () => Promise<string>)())
})
