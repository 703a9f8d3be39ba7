import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { compiledCode } from './compileCache.mjs'
import { root } from './sources.mjs'

// Writes the compiled code of the server and the command for `cacheCompiledCode`. Run it in a release as the user of the server.
enableCompileCache(compiledCode)
for (const file of ['server.mjs', 'cli.mjs']) await import(pathToFileURL(join(root, 'dist', file)).href)
process.exit(0)
