import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

import { root } from './sources.mjs'

/** A release has this folder if its image was built with it: the server then only reads it. */
export const compiledCode = join(root, 'dist/compiled')

/**
 * V8's compiled code of all later imports is read from a folder: a quarter of the processor time of loading. In a checkout,
 * it is also written there when the process ends. Node ignores entries of other versions, users and changed files.
 */
export const cacheCompiledCode = () => {
  if (existsSync(join(root, 'apps'))) enableCompileCache(join(root, '.cache/compile'))
  else if (existsSync(compiledCode)) enableCompileCache(compiledCode)
}
