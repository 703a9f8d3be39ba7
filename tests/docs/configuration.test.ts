import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { settings } from '../../apps/server/src/settings.ts'
// @ts-expect-error a script without types: its exports are functions that answer text
import { configurationDocs, envExample } from '../../scripts/writeConfigurationDocs.mjs'

test('docs/configuration.md and .env.example list every setting (else run: npm run docs)', async () => {
  const written = await readFile('docs/configuration.md', 'utf8')
  expect(written).toBe(await (configurationDocs as () => Promise<string>)())
  expect(await readFile('.env.example', 'utf8')).toBe(await (envExample as () => Promise<string>)())
  for (const name of Object.keys(settings)) expect(written).toContain(`| \`${name}\` |`)
})
