import { runOnSupportedNode } from './supportedNode.mjs'

await runOnSupportedNode()

const { spawn } = await import('node:child_process')
const { existsSync } = await import('node:fs')
const { setPriority } = await import('node:os')
const { pathToFileURL } = await import('node:url')
const { join } = await import('node:path')
const { parseArgs } = await import('node:util')
const { root, setDefaultEnvironment } = await import('./sources.mjs')
const { buildAll } = await import('./build.mjs')
const { cacheCompiledCode } = await import('./compileCache.mjs')

/** `--role worker` is the setting RIALTO_ROLE. */
const { role } = parseArgs({ strict: false, options: { role: { type: 'string' } } }).values
if (role !== undefined) process.env.RIALTO_ROLE = String(role)

setDefaultEnvironment()

/** Standard output is for log lines, which a collector parses. */
const say = text => process.stderr.write(text)
const isProduction = process.env.RIALTO_ENVIRONMENT === 'production'
/** `npm run dev` maintains a separate bundle, and restarts this process without repeating the start message. */
const watched = process.argv.includes('--watched')
const quiet = process.argv.includes('--quiet')
/** The caller has just built everything, as `npm test` does before its tests start servers. */
const isBuilt = watched || process.argv.includes('--built')
const load = path => import(pathToFileURL(join(root, path)).href)

/**
 * Starts the demo merchant beside the sandbox, on the next port and therefore on another origin. `RIALTO_DEMO=off`
 * disables it.
 */
const startDemo = async server => {
  const { sandbox, host } = server.config
  if (!sandbox?.demo) return undefined
  const { startMerchant } = await load('examples/deposit-web/dist/server.js')
  const port = sandbox.demo.port ?? Number(new URL(server.origin).port) + 1
  return startMerchant({
    port,
    host,
    rialtoUrl: server.origin,
    linkOrigin: server.config.publicUrl,
    clientId: sandbox.clientId,
    clientSecret: sandbox.clientSecret,
    webhookSecret: sandbox.webhookSecret,
    depositAddress: '0x0077777d7EBA4688BDeF3E311b846F25870A19B9',
  })
}

const announce = (server, demo, ms) => {
  const { sandbox, environment } = server.config
  say(`\nRialto ${environment} is ready (${(ms / 1000).toFixed(1)} s)\n\n`)
  say(`  API    ${server.origin}/api/v1\n`)
  say(`  Link   ${server.config.publicUrl}/link\n`)
  say(`  Docs   ${server.origin}/docs\n`)
  if (server.firstInvitationUrl)
    say(`  Dashboard   ${server.firstInvitationUrl}   <- open once to become its first member\n`)
  else say(`  Dashboard   ${server.config.publicUrl}/dashboard\n`)
  if (demo) say(`  Demo   ${demo.origin}   <- open this and click Deposit\n`)
  if (server.sandboxOrigin) {
    say(`  Sandbox institutions   ${server.sandboxOrigin}\n`)
    const without = 'not available: litesvm is not installed, so Solana routes are disabled'
    say(`  Sandbox Solana         ${server.sandboxSolanaUrl ?? without}\n`)
  }
  if (sandbox) {
    say(`\n  X-Client-Id       ${sandbox.clientId}\n  X-Client-Secret   ${sandbox.clientSecret}\n`)
    say('\n  Test user  Mesh   Password  Pass123   One-time code  123456\n')
  }
  say('\nCtrl-C stops everything.\n')
}

/**
 * Builds the documentation site once, in a checkout, for a person at a terminal: the server serves it from then on. With
 * what is left of the cores, so that it delays nothing.
 */
const buildDocs = () => {
  const isWanted = process.stderr.isTTY && !watched && !isProduction && existsSync(join(root, 'docs/site'))
  if (!isWanted || existsSync(join(root, 'dist/docs/policy.json'))) return undefined
  say('\nBuilding the documentation site in the background; until then, /docs lists the operations.\n')
  const options = { detached: process.platform !== 'win32', stdio: 'ignore' }
  const child = spawn(process.execPath, [join(root, 'scripts/docsSite/writeSite.mjs')], options)
  const begun = performance.now()
  child.once('spawn', () => setPriority(child.pid, 19))
  child.once('error', () => undefined)
  child.once('exit', code => {
    if (stopping !== undefined) return
    const took = `${Math.round((performance.now() - begun) / 1000)} s`
    say(
      code === 0
        ? `\n/docs is the whole site now (${took}).\n`
        : '\nThe site was not built: npm run docs:site says why.\n',
    )
  })
  return child
}

/** With the programs that it has started. */
const endDocs = child => {
  if (child?.exitCode !== null || child.signalCode !== null) return
  if (process.platform === 'win32') return void child.kill()
  try {
    process.kill(-child.pid, 'SIGTERM')
  } catch {
    // It has just ended.
  }
}

let server
let demo
let docs
let stopping

/** Within this time, a second signal is the same Ctrl-C, which both the terminal and npm send to this process. */
const samePressMs = 1_000

/** Stops all started processes one after another. A second Ctrl-C does not wait. */
const stop = async code => {
  if (stopping !== undefined) return void (performance.now() - stopping > samePressMs && process.exit(1))
  stopping = performance.now()
  endDocs(docs)
  await demo?.stop()
  await server?.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop(0))
// `npx rialto start` runs in a shell that ends at SIGTERM without passing it on.
if (process.env.npm_lifecycle_event || process.env.npm_command) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && void stop(0), 250).unref()
}
// The watching process has ended.
if (watched) process.once('disconnect', () => void stop(0))

try {
  if (!isBuilt) await buildAll(say)
  const begun = performance.now()
  cacheCompiledCode()
  const { startServer } = await load(watched ? 'dist/dev/server.mjs' : 'dist/server.mjs')
  server = await startServer(process.env)
  demo = await startDemo(server)
  if (!quiet && !isProduction) announce(server, demo, performance.now() - begun)
  docs = buildDocs()
  process.send?.('ready')
} catch (error) {
  // Errors in settings, ports and databases are for the operator to correct: they are printed as a sentence, without a
  // stack.
  const sentences = {
    EADDRINUSE: () => `Port ${error.port} is in use. Set PORT to a free port, or stop the other process.`,
    EADDRNOTAVAIL: () => `This machine has no address ${error.address}. Set HOST to one that it has.`,
    EACCES: () => `This user must not ${error.port ? `listen on port ${error.port}` : `use ${error.path}`}.`,
    EROFS: () => `${error.path} is on a read-only file system. Set RIALTO_DATA_DIR to a folder that can be written.`,
  }
  const sentence = sentences[error?.code]?.() ?? error?.message ?? String(error)
  const isDebugging = ['debug', 'trace'].includes(process.env.RIALTO_LOG_LEVEL)
  const more = isDebugging ? `\n${error?.stack ?? ''}\n` : '\nSet RIALTO_LOG_LEVEL=debug for the details.\n'
  process.stderr.write(`\nRialto could not start.\n${sentence}\n${more}`)
  await stop(1)
}
