import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import { root } from './sources.mjs'

const imported = /\b(?:from|import)\s*\(?\s*'([^'\n]+)'/g

const filesBelow = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return /\.(?:tsx?|mjs)$/.test(entry.name) ? [path] : []
  })

/** @returns {Map<string, string>} files by the names with which other packages import them */
const namedFiles = base => {
  const found = new Map()
  for (const group of ['packages', 'apps'])
    for (const name of existsSync(join(base, group)) ? readdirSync(join(base, group)) : []) {
      const folder = join(base, group, name)
      if (!existsSync(join(folder, 'package.json'))) continue
      const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
      for (const [path, file] of Object.entries(own.exports ?? {}))
        if (typeof file === 'string') found.set(join(own.name, path), join(folder, file))
    }
  return found
}

/**
 * Circular imports between the files of these folders, including imports of types and `import()`. Files are read as text,
 * which takes a tenth of a linter's CPU time.
 *
 * @param {string} base @param {readonly string[]} folders below it
 * @returns {string[][]} the files of each circle
 */
export const findCircles = (base, folders) => {
  const files = new Set(folders.flatMap(folder => filesBelow(join(base, folder))))
  const named = namedFiles(base)
  const importsOf = file =>
    [...readFileSync(file, 'utf8').matchAll(imported)]
      .map(([, name]) => (name.startsWith('.') ? normalize(join(dirname(file), name)) : named.get(name)))
      .filter(path => files.has(path))
  // Tarjan's algorithm: files that reach each other form a component.
  const [order, lowest, open, circles] = [new Map(), new Map(), [], []]
  const visit = file => {
    order.set(file, order.size)
    lowest.set(file, order.get(file))
    open.push(file)
    for (const next of importsOf(file)) {
      if (next === file) circles.push([file])
      if (!order.has(next)) visit(next)
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)))
    }
    if (lowest.get(file) !== order.get(file)) return
    const component = open.splice(open.indexOf(file))
    if (component.length > 1) circles.push(component)
  }
  for (const file of files) if (!order.has(file)) visit(file)
  return circles.map(circle => circle.map(file => relative(base, file)).sort())
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const circles = findCircles(root, ['packages', 'apps', 'examples', 'tests', 'bench', 'scripts'])
  for (const circle of circles) process.stdout.write(`These files import one another:\n  ${circle.join('\n  ')}\n`)
  if (circles.length > 0) process.exitCode = 1
}
