/**
 * Writes packages/web-sdk/src/backup/generated/tier2.ts: the whole widget of level 2 with this release's catalog.
 *
 *     node apps/backup/scripts/writeTier2.mjs [2026-11-22]
 *
 * The date is that of the snapshot. Without one the present date is kept.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { build } from 'esbuild'

import { buildTier2 } from './build.mjs'

const at = path => fileURLToPath(new URL(path, import.meta.url))
const output = at('../../../packages/web-sdk/src/backup/generated/tier2.ts')

/** Level 2 has the logos of the common tokens and networks; the others are shown by their initials. */
const common = [
  ...['usdc', 'usdt', 'eth', 'btc', 'sol', 'bnb', 'pol', 'trx', 'xrp', 'xlm', 'ton', 'ltc', 'doge', 'ada', 'avax'],
  ...['ethereum', 'base', 'solana', 'polygon', 'arbitrum', 'optimism', 'bsc', 'bitcoin', 'tron'],
]

const readCatalogModule = async () => {
  const contents =
    "export { createBackupCatalog } from '@rialto/catalog'; export { icons } from '@rialto/catalog/icons'"
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: at('..') },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  })
  const text = Buffer.from(outputFiles[0].contents).toString('base64')
  return import(`data:text/javascript;base64,${text}`)
}

/** The text of the generated file for a snapshot of this day. */
export const makeTier2 = async day => {
  const { createBackupCatalog, icons } = await readCatalogModule()
  const catalog = createBackupCatalog({
    generatedAt: new Date(`${day}T00:00:00Z`),
    icons: Object.fromEntries(common.flatMap(name => (icons[name] ? [[name, icons[name]]] : []))),
  })
  const html = JSON.stringify(await buildTier2(catalog))
  return `/** Written by apps/backup/scripts/writeTier2.mjs. */
/** @public Read by the test that compares this file with its sources. */
export const snapshotDay = '${day}'

/** One HTML document that asks no server for anything. */
export const tier2Html = ${html}
`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const written = await readFile(output, 'utf8').catch(() => '')
  const day = process.argv[2] ?? /snapshotDay = '([^']+)'/.exec(written)?.[1] ?? new Date().toISOString().slice(0, 10)
  await writeFile(output, await makeTier2(day))
}
