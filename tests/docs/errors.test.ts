import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

// @ts-expect-error a script without types: its one export is a function that answers text
import { errorDocs } from '../../scripts/writeErrorDocs.mjs'

test('docs/errors.md lists every error of the catalogue (else run: npm run docs)', async () => {
  expect(await readFile('docs/errors.md', 'utf8')).toBe(await (errorDocs as () => Promise<string>)())
})
