import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from './sources.mjs'

// The SDKs name their version to the Link page. `npm run version:packages` changes it in their manifests alone.
for (const name of ['web-sdk', 'react-native']) {
  const folder = join(root, 'packages', name)
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const file = join(folder, 'src/version.ts')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/'[^']+'/, `'${version}'`))
}
