import { readFileSync } from 'node:fs'
import { isBuiltin, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

import { toJavaScript } from './toJavaScript.mjs'
import { cannotRequireModules, wrapCommonJs } from './wrapCommonJs.mjs'

const load = (url, context, nextLoad) => {
  const [path] = url.split('?', 1)
  // The pages import their translations as Vite allows it, without an attribute: a browser would expect JSON from it.
  if (/\/apps\/[^/]+\/src\/.*\.json$/.test(path) && context.importAttributes?.type === undefined)
    return {
      format: 'module',
      shortCircuit: true,
      source: `export default ${readFileSync(fileURLToPath(path), 'utf8')}`,
    }
  if (!/\.tsx?$/.test(path)) {
    const loaded = nextLoad(url, context)
    const isImported = loaded.format === 'commonjs' && context.conditions.includes('import')
    return cannotRequireModules && isImported ? wrapCommonJs(fileURLToPath(path)) : loaded
  }
  return { format: 'module', shortCircuit: true, source: toJavaScript(fileURLToPath(path)) }
}

/** Resolved names of packages, by the name and the folder of the importing package, of which the repository's own are independent. */
const resolved = new Map()
const packageFolder = /^.*?\/(?:packages|apps|examples)\/[^/]+\/|^.*\//

const resolveName = (specifier, context, nextResolve) => {
  const key = specifier.startsWith('@rialto/') ? specifier : `${specifier} ${packageFolder.exec(context.parentURL)[0]}`
  const known = resolved.get(key)
  if (known !== undefined) return known
  const { url, format } = nextResolve(specifier, context)
  const result = { url, format, shortCircuit: true }
  resolved.set(key, result)
  return result
}

/**
 * Most imports name a module of Node or a file with its extension, which takes no look at the disk. vitest's own hook, which
 * is not called for these, sends each import of each worker to the main process.
 */
const resolve = (specifier, context, nextResolve) => {
  if (isBuiltin(specifier))
    return { url: specifier.replace(/^(?!node:)/, 'node:'), format: 'builtin', shortCircuit: true }
  const { parentURL, conditions } = context
  if (parentURL === undefined || !conditions.includes('import')) return nextResolve(specifier, context)
  if (/^\.\.?\//.test(specifier))
    return /\.(?:tsx?|m?js)$/.test(specifier)
      ? { url: new URL(specifier, parentURL).href, shortCircuit: true }
      : nextResolve(specifier, context)
  const isOwn = !parentURL.includes('/node_modules/')
  return isOwn && /^[@a-z][^:?]*$/.test(specifier)
    ? resolveName(specifier, context, nextResolve)
    : nextResolve(specifier, context)
}

// Called before each test file, in a process that many files share.
const registered = Symbol.for('rialto.loadTypeScript')
if (!globalThis[registered]) registerHooks({ resolve, load })
globalThis[registered] = true
