import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { runOnSupportedNode } from './supportedNode.mjs'

// node scripts/node.mjs <program> […words]: runs the program under a supported Node, in this process if it already runs
// under one.
await runOnSupportedNode()
const [node, , program, ...words] = process.argv
const path = resolve(program)
process.argv = [node, path, ...words]
await import(pathToFileURL(path).href)
