import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { buildBackupCatalog } from '@rialto/core'

import type { SigningKey } from './signingKey.ts'

/**
 * All files of level 1 by file name: the widget with its embedded public key, its assets, and the signed catalog.
 *
 * @param dir folder of the built widget
 */
export const createBackupFiles = async (
  ctx: Parameters<typeof buildBackupCatalog>[0],
  { dir, key, icons }: { dir: string; key: SigningKey; icons: Readonly<Record<string, string>> },
): Promise<Map<string, string>> => {
  const catalog = `${JSON.stringify(await buildBackupCatalog(ctx, icons))}\n`
  const page = await readFile(join(dir, 'index.html'), 'utf8')
  const assets = await readdir(join(dir, 'assets'))
  return new Map([
    // Assets first and the page last, so that a partly published page never names a missing file.
    ...(await Promise.all(
      assets.map(async name => [`assets/${name}`, await readFile(join(dir, 'assets', name), 'utf8')] as const),
    )),
    ['all.json', catalog] as const,
    ['all.json.sig', `${key.sign(catalog)}\n`] as const,
    ['index.html', page.replace('{{key}}', () => key.publicKey)] as const,
  ])
}
