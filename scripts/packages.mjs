/**
 * Builds the packages that are published, each into its `dist/npm`: JavaScript, declarations without private packages, licence, README
 * and change log. `npm run changeset -- publish` takes them from there.
 *
 *     node scripts/packages.mjs
 */
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import { root } from './sources.mjs'

const inPackage = (name, path) => join(root, 'packages', name, path)

const webSdk = async out => {
  const { bundleSdk } = await import('../packages/web-sdk/scripts/build.mjs')
  const files = await bundleSdk()
  for (const { name, contents } of files) await writeFile(join(out, name), contents)
  const sri = files.map(({ name, contents }) => [
    name,
    `sha384-${createHash('sha384').update(contents).digest('base64')}`,
  ])
  // Level 2 is a document from a blob, so the page's policy applies to it as well.
  const { tier2Html } = await importModule(inPackage('web-sdk', 'src/backup/generated/tier2.ts'))
  const [, script, style] = /script-src '([^']+)'; style-src '([^']+)'/.exec(tier2Html)
  const level2 = { 'script-src': script, 'style-src': style }
  await writeFile(join(out, 'sri.json'), `${JSON.stringify({ ...Object.fromEntries(sri), level2 }, null, 2)}\n`)
  await bundleModule(inPackage('web-sdk', 'src/createTestLink.ts'), join(out, 'testing.js'))
}

/** Imports a TypeScript module without imports. */
const importModule = async path => {
  const { transform } = await import('esbuild')
  const { code } = await transform(await readFile(path, 'utf8'), { loader: 'ts', format: 'esm' })
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
}

const bundleModule = async (entry, outfile, more = {}) => {
  const { build } = await import('esbuild')
  await build({
    ...{ entryPoints: [entry], outfile, bundle: true, format: 'esm', target: 'es2020', logLevel: 'warning' },
    ...more,
  })
}

/** Private packages become part of the published ones; these stay imports. */
const published = ['@rialto/web-sdk', 'react', 'react/jsx-runtime', 'react-native', 'react-native-webview']

/** Each published package: its entries by subpath, and the build of its JavaScript. */
const packages = [
  {
    name: 'web-sdk',
    entries: { '.': 'index.ts', './testing': 'createTestLink.ts' },
    modules: { '.': 'index.js', './testing': 'testing.js' },
    files: ['rialto-link.js', 'rialto-link-backup.js', 'sri.json'],
    manifest: { sideEffects: false, jsdelivr: './rialto-link.js', unpkg: './rialto-link.js' },
    write: webSdk,
  },
  {
    name: 'react',
    entries: { '.': 'index.ts' },
    modules: { '.': 'index.js' },
    manifest: { sideEffects: false },
    write: out =>
      bundleModule(inPackage('react', 'src/index.ts'), join(out, 'index.js'), {
        external: published,
        jsx: 'automatic',
        // Components with hooks run in the browser; frameworks with server rendering read this line.
        banner: { js: "'use client'" },
      }),
  },
  {
    name: 'react-native',
    entries: { '.': 'index.ts' },
    modules: { '.': 'index.js' },
    files: ['app.plugin.js'],
    manifest: { sideEffects: false },
    write: async out => {
      await bundleModule(inPackage('react-native', 'src/index.ts'), join(out, 'index.js'), {
        external: ['react', 'react/jsx-runtime', 'react-native', 'react-native-webview'],
        jsx: 'automatic',
      })
      await cp(inPackage('react-native', 'app.plugin.js'), join(out, 'app.plugin.js'))
    },
  },
  {
    name: 'node-client',
    entries: { '.': 'index.ts' },
    modules: { '.': 'index.js' },
    manifest: { sideEffects: false, engines: { node: '>=20' } },
    write: out =>
      bundleModule(inPackage('node-client', 'src/index.ts'), join(out, 'index.js'), {
        platform: 'node',
        target: 'node20',
      }),
  },
]

/** Declarations of every source file that the entries reach, by path. One program serves all packages. */
const emitDeclarations = async entries => {
  const { default: ts } = await import('typescript')
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root)
  const program = ts.createProgram(entries, {
    ...options,
    ...{ lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], jsx: ts.JsxEmit.ReactJSX },
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true, outDir: '/out', rootDir: root },
    // By source path, because types found through node_modules are not emitted.
    paths: { '@rialto/*': [join(root, 'packages/*/src/index.ts')] },
  })
  const emitted = new Map()
  program.emit(undefined, (path, text) => emitted.set(relative('/out', path), text))
  return emitted
}

const importPattern = /(from\s+|import\()(['"])([^'"]+)\2/g

/** Path of an import's source if the package includes it; `undefined` if it stays an import. */
const sourceOf = (specifier, from) => {
  if (specifier.startsWith('.')) return join(dirname(from), specifier).replace(/\.tsx?$/, '.d.ts')
  if (specifier.startsWith('@rialto/') && !published.includes(specifier))
    return `packages/${specifier.slice('@rialto/'.length)}/src/index.d.ts`
  return undefined
}

/** Copies the declarations that an entry reaches into `types`, under their own paths. */
const writeTypes = async (declarations, entry, out) => {
  const placed = new Set()
  const place = async source => {
    if (placed.has(source)) return
    placed.add(source)
    const text = declarations.get(source)
    if (text === undefined) throw new Error(`No declarations of ${source}`)
    const reached = []
    const rewritten = text.replace(importPattern, (whole, lead, quote, specifier) => {
      const target = sourceOf(specifier, source)
      if (target === undefined) return whole
      reached.push(target)
      const path = relative(dirname(typePath(source)), typePath(target)).replace(/\.d\.ts$/, '.js')
      return `${lead}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`
    })
    const file = join(out, 'types', typePath(source))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, rewritten)
    for (const one of reached) await place(one)
  }
  await place(entry)
}

/** packages/web-sdk/src/index.d.ts is types/web-sdk/index.d.ts. */
const typePath = source => source.replace(/^packages\/([^/]+)\/src\//, '$1/')

const writePackage = async ({ name, entries, modules, files = [], manifest, write }, declarations, out) => {
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  await write(out)
  for (const path of Object.values(entries))
    await writeTypes(declarations, `packages/${name}/src/${path.replace(/\.tsx?$/, '.d.ts')}`, out)
  const own = JSON.parse(await readFile(inPackage(name, 'package.json'), 'utf8'))
  const exports = Object.fromEntries(
    Object.entries(entries).map(([subpath, path]) => [
      subpath,
      { types: `./types/${name}/${path.replace(/\.tsx?$/, '.d.ts')}`, default: `./${modules[subpath]}` },
    ]),
  )
  const kept = Object.entries(own.dependencies ?? {}).filter(([dependency]) => published.includes(dependency))
  const ready = {
    ...{ name: own.name, version: own.version, description: own.description, license: own.license, type: 'module' },
    // Provenance binds a release to the repository that built it.
    ...(process.env.GITHUB_REPOSITORY
      ? { repository: { type: 'git', url: `git+https://github.com/${process.env.GITHUB_REPOSITORY}.git` } }
      : {}),
    ...manifest,
    main: exports['.'].default,
    types: exports['.'].types,
    exports: {
      ...exports,
      ...Object.fromEntries(files.map(file => [`./${file}`, `./${file}`])),
      './package.json': './package.json',
    },
    publishConfig: { access: 'public', provenance: true },
    ...(kept.length > 0
      ? { dependencies: Object.fromEntries(kept.map(([one, version]) => [one, `^${version}`])) }
      : {}),
    ...(own.peerDependencies ? { peerDependencies: own.peerDependencies } : {}),
    ...(own.peerDependenciesMeta ? { peerDependenciesMeta: own.peerDependenciesMeta } : {}),
  }
  await writeFile(join(out, 'package.json'), `${JSON.stringify(ready, null, 2)}\n`)
  await cp(join(root, 'LICENSE'), join(out, 'LICENSE'))
  for (const file of ['README.md', 'CHANGELOG.md'])
    await cp(inPackage(name, file), join(out, file)).catch(error => {
      if (error.code !== 'ENOENT' || file === 'README.md') throw error
    })
  return out
}

/**
 * @param folder gets a folder for each package; absent: each package's `dist/npm`
 * @returns the folder of each package, by its name
 */
export const buildPackages = async folder => {
  const entries = packages.flatMap(({ name, entries: own }) =>
    Object.values(own).map(path => inPackage(name, `src/${path}`)),
  )
  const declarations = await emitDeclarations(entries)
  const built = packages.map(async one => {
    const out = folder === undefined ? inPackage(one.name, 'dist/npm') : join(folder, one.name)
    return [one.name, await writePackage(one, declarations, out)]
  })
  return Object.fromEntries(await Promise.all(built))
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [name, out] of Object.entries(await buildPackages()))
    console.log(`@rialto/${name}: ${relative(root, out)}`)
