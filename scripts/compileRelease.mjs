import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { compiledCode } from './compileCache.mjs'
import { root } from './sources.mjs'

// In a release, as the user that its server runs as: leaves the compiled code of the server and the command for `cacheCompiledCode`.
enableCompileCache(compiledCode)
for (const file of ['server.mjs', 'cli.mjs']) await import(pathToFileURL(join(root, 'dist', file)).href)
process.exit(0)
