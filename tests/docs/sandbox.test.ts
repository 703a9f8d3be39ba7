import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

// @ts-expect-error a script without types: its one export is a function that answers text
import { sandboxDocs } from '../../scripts/writeSandboxDocs.mjs'

test('docs/sandbox.md matches the simulators (else run: npm run docs)', async () => {
  const written = await readFile('docs/sandbox.md', 'utf8')
  expect(written).toBe(await (sandboxDocs as () => Promise<string>)())
  for (const reported of ['`Mesh`', '`travelRule`', '`.777`', '`kraken`', '`POST /control/faults`'])
    expect(written).toContain(reported)
})
