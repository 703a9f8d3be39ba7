import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'

import ts from 'typescript'

import { operationsOf } from './operationNames.mjs'
import { root } from './sources.mjs'

/**
 * Measures the shape of the code: `npm run statistics`, with `--list` also each file, cast and export that counts
 * against a figure, and with a path (`packages/core`) only the files below it. Source files are .ts and .tsx files of
 * packages, apps or examples, except tests, declaration files and folders `testing`, `conformance` and `generated`. A
 * function is one with a name, in lines from its first to its last. A cast is `as X` other than `as const`. A sibling
 * test is `<name>.test.ts` in the same folder, or `<name>.<kind>.test.ts`; a second figure leaves out files without any
 * function (types, schemas, constants). An export is unused if no other file imports
 * it, tests included.
 */
const options = process.argv.slice(2)
const isListed = options.includes('--list')
const below = options.find(option => !option.startsWith('--')) ?? ''

const isTest = path => /\.test\.tsx?$/.test(path)
const isSource = path =>
  !isTest(path) && /^(packages|apps|examples)\//.test(path) && !/(^|\/)(testing|conformance|generated)\//.test(path)

const paths = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(path => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.d.ts') && existsSync(join(root, path)))
const files = new Map(
  paths.map(path => [
    path,
    ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true),
  ]),
)
const sources = paths.filter(path => isSource(path) && !path.endsWith('.mjs') && path.startsWith(below))

const lineOf = (file, position) => file.getLineAndCharacterOfPosition(position).line + 1
const linesOf = path => files.get(path).text.trimEnd().split('\n').length
const sorted = values => values.toSorted((left, right) => left - right)
const quantile = (values, share) => values[Math.min(values.length - 1, Math.floor(values.length * share))]

const visitAll = (path, visitor) => {
  const visit = node => {
    visitor(node)
    ts.forEachChild(node, visit)
  }
  visit(files.get(path))
}

const isNamedFunction = node =>
  ts.isFunctionLike(node) &&
  node.body !== undefined &&
  (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isVariableDeclaration(node.parent))

const found = { functions: [], casts: [], anys: [], assertions: [] }
for (const path of sources) {
  const file = files.get(path)
  const at = node =>
    `${path}:${lineOf(file, node.getStart(file))} ${node.getText(file).replace(/\s+/g, ' ').slice(-80)}`
  visitAll(path, node => {
    if (isNamedFunction(node)) {
      const length = lineOf(file, node.end) - lineOf(file, node.getStart(file)) + 1
      found.functions.push({ length, where: `${path}:${lineOf(file, node.getStart(file))}` })
    }
    if (ts.isAsExpression(node) && node.type.getText(file) !== 'const') found.casts.push(at(node))
    if (node.kind === ts.SyntaxKind.AnyKeyword) found.anys.push(at(node))
    if (ts.isNonNullExpression(node)) found.assertions.push(at(node))
  })
}

const tests = new Set(
  paths.filter(isTest).map(path => join(dirname(path), basename(path).replace(/(\.\w+)?\.test\.tsx?$/, ''))),
)
const isTested = path => tests.has(path.replace(/\.tsx?$/, ''))
const withoutTest = sources.filter(path => !isTested(path))

const hasFunction = path => {
  let isFound = false
  visitAll(path, node => (isFound ||= ts.isFunctionLike(node) && node.body !== undefined))
  return isFound
}
const withCode = sources.filter(hasFunction)

/** Files of the packages' entry points, and every name that a file imports from another one. */
const entryPoints = new Map()
for (const folder of ['packages', 'apps'])
  for (const name of readdirSync(join(root, folder))) {
    const manifest = join(root, folder, name, 'package.json')
    if (!existsSync(manifest)) continue
    const { name: published, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
    for (const [key, target] of Object.entries(exports))
      if (typeof target === 'string') entryPoints.set(posix.join(published, key), posix.join(folder, name, target))
  }
const resolveImport = (from, specifier) =>
  specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier) : entryPoints.get(specifier)

const taken = new Set()
for (const path of files.keys()) {
  const take = (specifier, names) => {
    const target = resolveImport(path, specifier)
    if (target) for (const name of names) taken.add(`${target} ${name}`)
  }
  const namesOf = bindings =>
    bindings && bindings.elements ? bindings.elements.map(one => (one.propertyName ?? one.name).text) : ['*']
  visitAll(path, node => {
    if (ts.isImportDeclaration(node) && node.importClause)
      take(
        node.moduleSpecifier.text,
        node.importClause.namedBindings ? namesOf(node.importClause.namedBindings) : ['default'],
      )
    if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      take(node.moduleSpecifier.text, namesOf(node.exportClause))
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) take(node.argument.literal.text, ['*'])
    if (
      ts.isCallExpression(node) &&
      node.expression.kind === ts.SyntaxKind.ImportKeyword &&
      ts.isStringLiteralLike(node.arguments[0])
    )
      take(node.arguments[0].text, ['*'])
  })
}
const exported = sources.flatMap(path =>
  files.get(path).statements.flatMap(statement => {
    if (!statement.modifiers?.some(modifier => modifier.kind === ts.SyntaxKind.ExportKeyword)) return []
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.text)
      : [statement.name?.text]
    return names.filter(Boolean).map(name => ({ path, name }))
  }),
)
const unused = exported.filter(({ path, name }) => !taken.has(`${path} ${name}`) && !taken.has(`${path} *`))

const operations = operationsOf(paths, exported)
const misnamed = operations.filter(({ problem }) => problem !== undefined)

const lines = sorted(sources.map(linesOf))
const total = lines.reduce((sum, count) => sum + count, 0)
const lengths = sorted(found.functions.map(({ length }) => length))
const short = sources.filter(path => linesOf(path) < 15)
const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`
const rows = [
  ['files / lines', `${sources.length} / ${total}`, ''],
  ['file lines: median / p95 / max', `${quantile(lines, 0.5)} / ${quantile(lines, 0.95)} / ${lines.at(-1)}`, ''],
  ['files under 15 lines', percent(short.length, sources.length), '≤ 7 %'],
  [
    'function lines: median / p95 / max',
    `${quantile(lengths, 0.5)} / ${quantile(lengths, 0.95)} / ${lengths.at(-1)}`,
    '≤ 8 / ≤ 27',
  ],
  ['functions over 50 lines', percent(lengths.filter(count => count > 50).length, lengths.length), ''],
  ['casts per 1,000 lines', `${((1000 * found.casts.length) / total).toFixed(2)} (${found.casts.length})`, '≤ 2'],
  ['any / non-null assertions', `${found.anys.length} / ${found.assertions.length}`, '0 / 0'],
  ['files with a sibling test', percent(sources.length - withoutTest.length, sources.length), '≥ 45 %'],
  ['  of files with a function', percent(withCode.filter(isTested).length, withCode.length), ''],
  ['operations with one name', percent(operations.length - misnamed.length, operations.length), '100 %'],
  ['exports unused elsewhere', percent(unused.length, exported.length), '≤ 2 %'],
]
for (const [name, value, target] of rows) process.stdout.write(`${name.padEnd(36)}${value.padEnd(26)}${target}\n`)

if (isListed) {
  const list = (title, entries) => process.stdout.write(`\n${title}\n${entries.map(entry => `  ${entry}\n`).join('')}`)
  list('Under 15 lines', short)
  list(
    'Functions over 27 lines',
    found.functions.filter(({ length }) => length > 27).map(({ length, where }) => `${where} ${length}`),
  )
  list('Casts', [...found.casts, ...found.anys, ...found.assertions])
  list(
    'Without a sibling test',
    withoutTest.map(path => `${path} ${linesOf(path)}`),
  )
  list(
    'Operations with another name',
    misnamed.map(({ id, problem }) => `${id}: ${problem}`),
  )
  list(
    'Unused exports',
    unused.map(({ path, name }) => `${path} ${name}`),
  )
}
