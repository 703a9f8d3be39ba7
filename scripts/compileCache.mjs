import { existsSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

import { root } from './sources.mjs'

/**
 * In a checkout, V8's compiled code of all later imports is read from `.cache/compile` and written there when the process ends:
 * a sixth of the CPU time of a start. Node ignores entries of other versions and of changed files. A release has no such
 * folder, because its own may be read-only.
 */
export const cacheCompiledCode = () => {
  if (existsSync(join(root, 'apps'))) enableCompileCache(join(root, '.cache/compile'))
}
