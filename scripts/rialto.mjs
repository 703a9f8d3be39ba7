#!/usr/bin/env node
import { runOnSupportedNode } from './supportedNode.mjs'

await runOnSupportedNode()

const { pathToFileURL } = await import('node:url')
const { join } = await import('node:path')
const { root, setDefaultEnvironment } = await import('./sources.mjs')

const words = process.argv.slice(2)
const isMcp = words[0] === 'mcp' && words.length === 1
// `mcp` is a client of another server's sandbox: it refuses production only where that is set.
if (!isMcp) setDefaultEnvironment()

if (words[0] === 'start') await import('./start.mjs')
else {
  const { buildAll } = await import('./build.mjs')
  const { cacheCompiledCode } = await import('./compileCache.mjs')
  const load = async (step, file) => {
    // To standard error, because another program may read the command's output.
    await buildAll(text => process.stderr.write(text), [step])
    cacheCompiledCode()
    return import(pathToFileURL(join(root, 'dist', file)).href)
  }
  const { main } = await (isMcp ? load('mcp', 'mcp/main.mjs') : load('server', 'cli.mjs'))
  process.exitCode = await (isMcp ? main(process.env) : main(words, process.env))
}
