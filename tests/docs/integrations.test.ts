import { readFile } from 'node:fs/promises'

import { integrations } from '@rialto/catalog'
import { expect, test } from 'vitest'

// @ts-expect-error a script without types: its one export is a function that answers text
import { integrationDocs } from '../../scripts/writeIntegrationDocs.mjs'

test('docs/integrations.md matches the catalogue and the connectors (else run: npm run docs)', async () => {
  const written = await readFile('docs/integrations.md', 'utf8')
  expect(written).toBe(await (integrationDocs as () => Promise<string>)())
  for (const { type } of integrations) expect(written).toContain(`\`${type}\``)
})
