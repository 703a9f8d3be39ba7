/**
 * Writes files that the SDKs of other languages share with the web SDK: level 2 of backup mode, byte for byte the same
 * in each, and the shapes of payloads.
 *
 *     node scripts/writeNativeAssets.mjs
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { flutterTables } from './flutterTables.mjs'
import { root } from './sources.mjs'

const folders = ['sdks/android/core/src/main/resources/rialto', 'sdks/ios/Sources/RialtoCore/Resources']
const flutter = 'sdks/flutter'

/** @returns the text of each file by its path */
export const nativeAssets = async () => {
  const source = await readFile(join(root, 'packages/web-sdk/src/backup/generated/tier2.ts'), 'utf8')
  const html = JSON.parse(/export const tier2Html = (".*")/.exec(source)[1])
  const text = await readFile(join(root, 'packages/link-protocol/vectors/shapes.json'), 'utf8')
  const shapes = JSON.parse(text)
  const shared = folders.flatMap(folder => [
    [`${folder}/level2.html`, html],
    [`${folder}/shapes.json`, JSON.stringify(shapes)],
  ])
  return {
    ...Object.fromEntries(shared),
    [`${flutter}/assets/level2.html`]: html,
    ...Object.fromEntries(
      Object.entries(flutterTables(shapes)).map(([name, dart]) => [`${flutter}/lib/src/generated/${name}`, dart]),
    ),
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of Object.entries(await nativeAssets())) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
