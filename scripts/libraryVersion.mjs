/**
 * The version under which the libraries are published, as a line for a workflow's outputs: `version=0.1.0`. Fails if one of
 * them has another one.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from './sources.mjs'

const read = path => readFile(join(root, path), 'utf8')

const { version } = JSON.parse(await read('packages/node-client/package.json'))
const stated = {
  'libraries/python/pyproject.toml': /^version = "(.+)"$/m.exec(await read('libraries/python/pyproject.toml'))?.[1],
  'libraries/php/composer.json': JSON.parse(await read('libraries/php/composer.json')).version,
  'libraries/java/pom.xml': /<artifactId>rialto-client<\/artifactId>\s*<version>(.+)<\/version>/.exec(
    await read('libraries/java/pom.xml'),
  )?.[1],
}
for (const [file, own = 'no version'] of Object.entries(stated))
  if (own !== version) throw new Error(`${file} has ${own}, and packages/node-client has ${version}.`)
console.log(`version=${version}`)
