import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** React Native, which only a phone can load, is compiled with its samples instead. */
const packages = (await readdir(join(root, 'packages'))).filter(name => name !== 'react-native')

/** What a package lets others see at run time. A new name here is a promise: make it knowingly (`vitest -u`). */
test.each(packages.sort())('the entry point of packages/%s exports its public names', async name => {
  const { exports } = JSON.parse(await readFile(join(root, 'packages', name, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const entry = exports['.']
  if (entry === undefined) throw new Error(`packages/${name} has no entry point`)
  const module = (await import(join(root, 'packages', name, entry))) as Record<string, unknown>
  expect(Object.keys(module).sort().join('\n')).toMatchSnapshot()
})
