#!/usr/bin/env node
import { checkNode } from './checkNode.mjs'

checkNode()

const { pathToFileURL } = await import('node:url')
const { join } = await import('node:path')
const { root } = await import('./sources.mjs')

const words = process.argv.slice(2)
if (words[0] === 'start') await import('./start.mjs')
else {
  const { buildAll } = await import('./build.mjs')
  // To standard error: what a command answers may be read by another program.
  await buildAll(text => process.stderr.write(text), ['server'])
  const { main } = await import(pathToFileURL(join(root, 'dist/cli.mjs')).href)
  process.exitCode = await main(words, process.env)
}
