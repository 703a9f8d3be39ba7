import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { callApi } from '../harness/callApi.ts'
import { connectBinance } from '../harness/connectAccount.ts'
import { execute, previewDeposit, readRecord } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { freePorts } from '../harness/freePorts.ts'
import { imageBill } from './imageBill.ts'
import { containerToolsMissing, type Image, openBuilder } from './image.ts'
import { type Container, runContainer } from './runContainer.ts'
import { openTlsPostgres, type TlsPostgres } from './tlsPostgres.ts'
import { openWorld } from './world.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (sinceMs: number) => `${((performance.now() - sinceMs) / 1000).toFixed(1)} s`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
const maxOwnBytes = 200e6
const drainSeconds = 2
const root = join(import.meta.dirname, '../..')

const check = (isTrue: boolean, sentence: string): void => {
  if (!isTrue) throw new Error(`Not so: ${sentence}`)
  say(`ok  ${sentence}`)
}

/**
 * `npm run drill:container`: builds deploy/Dockerfile without a daemon, on a base of Debian's and npm's packages, and runs the images as an
 * orchestrator does: user 1000, read-only, no capabilities, and a PostgreSQL with TLS. `--store <folder>` keeps the layers for the next run, and
 * `--built` runs the images that are there.
 */
export const container = async (words: readonly string[]): Promise<number> => {
  const missing = containerToolsMissing()
  for (const one of missing) say(`NOT FOUND  ${one}`)
  if (missing.length > 0) return 1
  const kept = words[0] === '--store' ? words[1] : undefined
  const folder = kept ?? (await mkdtemp(join(tmpdir(), 'rialto-image-')))
  await mkdir(folder, { recursive: true })
  const beganMs = performance.now()
  const builder = openBuilder(folder)
  try {
    say(`base image of Debian's and npm's packages: ${seconds(beganMs)}`)
    const isBuilt = words.includes('--built')
    await drillProduction(builder.build(undefined, isBuilt))
    await drillSandbox(builder.build('sandbox', isBuilt))
    say(`passed in ${seconds(beganMs)}`)
    return 0
  } finally {
    builder.close()
    if (kept === undefined) await rm(folder, { recursive: true, force: true })
  }
}

const drillProduction = async (image: Image): Promise<void> => {
  const { own, base } = image.bytes
  check(own <= maxOwnBytes, `the image adds at most ${megabytes(maxOwnBytes)} to its base: ${own} bytes to ${base}`)
  check(image.config.user === '1000:1000', 'its user is 1000')
  check(image.config.labels['org.opencontainers.image.title'] === 'Rialto', 'its labels name it')
  const bill = imageBill(image.rootFolder)
  await mkdir(join(root, 'dist'), { recursive: true })
  await writeFile(join(root, 'dist/image.cdx.json'), JSON.stringify(bill))
  const count = (prefix: string) => bill.components.filter(({ purl }) => purl.startsWith(prefix)).length
  check(
    count('pkg:deb/') > 50 && count('pkg:npm/') > 50,
    `its bill of materials has ${count('pkg:deb/')} packages of Debian and ${count('pkg:npm/')} of npm: dist/image.cdx.json`,
  )
  const database = await openTlsPostgres()
  try {
    await startInProduction(image, database)
    await deposit(image, database)
  } finally {
    await database.close()
  }
}

const vaultKeys = `main:${randomBytes(32).toString('base64')}`

const secretsOf = (url: string) => ({ database_url: url, vault_keys: vaultKeys })
const files = { DATABASE_URL_FILE: '/run/secrets/database_url', RIALTO_VAULT_KEYS_FILE: '/run/secrets/vault_keys' }

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status
const isReady = (origin: string) => async (): Promise<boolean> => (await statusOf(`${origin}/readyz`)) === 200

/** As deploy/compose.yaml starts it: production, secrets as files. */
const startInProduction = async (image: Image, database: TlsPostgres): Promise<void> => {
  const url = await database.create('production')
  const port = await freePorts(1)
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...files,
    PORT: String(port),
    RIALTO_PUBLIC_URL: 'https://link.example.com',
    RIALTO_DRAIN_SECONDS: String(drainSeconds),
  }
  const given = { env, secrets: secretsOf(url), mounts: [database.authority] }
  const beganMs = performance.now()
  const api = runContainer(image, { ...given, words: ['start', '--role', 'api'] })
  try {
    await eventually(isReady(origin), 'the image to be ready', 60_000, api.output)
    check(true, `production is ready ${seconds(beganMs)} after its start, as user 1000 with a read-only root`)
    check((await statusOf(`${origin}/api/v1/integrations`)) === 401, 'it asks for a key')
    for (const path of ['/link', '/dashboard', '/docs/webhooks'])
      check((await statusOf(`${origin}${path}`)) === 200, `it serves ${path}`)
    check(await database.hasOnlyTls(), 'every connection to the database is encrypted')
    const made = await runOnce(image, { ...given, words: ['clients', 'create', '--name', 'Harbor Coffee'] })
    check(made.code === 0 && made.bytes.includes('Harbor Coffee'), 'a command runs in a second container')
    const backup = await runOnce(image, { ...given, words: ['backup', '--out', '-'] })
    check(backup.code === 0 && backup.bytes[0] === gzipByte, 'a backup leaves the container by standard output')
    await checkDrain(api, origin)
  } finally {
    await api.kill()
  }
}

/** The first byte of a compressed file. */
const gzipByte = 0x1f

const runOnce = async (...given: Parameters<typeof runContainer>): Promise<{ code: number | null; bytes: Buffer }> => {
  const container = runContainer(...given)
  const code = await container.ended
  await container.kill()
  return { code, bytes: container.bytes() }
}

const checkDrain = async (api: Container, origin: string): Promise<void> => {
  const beganMs = performance.now()
  api.signal('SIGTERM')
  await eventually(
    async () => (await statusOf(`${origin}/readyz`)) === 503,
    'readyz to answer 503',
    drainSeconds * 1000,
  )
  check((await statusOf(`${origin}/healthz`)) === 200, 'it serves while it drains, and readyz answers 503')
  const code = await api.ended
  const tookMs = performance.now() - beganMs
  check(code === 0 && tookMs >= drainSeconds * 1000, `it ends with code ${code} ${seconds(beganMs)} after SIGTERM`)
}

/** The same image with the institutions of a sandbox outside of it. */
const deposit = async (image: Image, database: TlsPostgres): Promise<void> => {
  const url = await database.create('sandbox')
  const world = await openWorld()
  const port = await freePorts(1)
  const caller = { api: `http://127.0.0.1:${port}` }
  const env = {
    ...files,
    ...world.sandbox.env,
    ...world.hooks.env,
    PORT: String(port),
    RIALTO_ENVIRONMENT: 'sandbox',
    RIALTO_DEMO: 'off',
  }
  const server = runContainer(image, {
    env,
    secrets: secretsOf(url),
    mounts: [database.authority],
    words: ['start'],
  })
  try {
    await eventually(isReady(caller.api), 'the image to be ready', 60_000, server.output)
    const record = await payOnce(caller)
    check(record === 'succeeded', 'a deposit by script succeeds, with simulated institutions')
    const address = depositAddress.toLowerCase()
    const sent = world.sandbox.institutions.ledger.withdrawals().filter(one => one.address.toLowerCase() === address)
    check(sent.length === 1, "it is once in the institution's books")
  } finally {
    await server.kill()
    await world.close()
  }
}

const depositAddress = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'

const payOnce = async (caller: { api: string }): Promise<string> => {
  const account = await connectBinance(caller, 'Mesh4')
  const transferId = await previewDeposit(caller, account, { address: depositAddress, amount: 25 })
  await execute(caller, account, transferId)
  const settled = await eventually(async () => {
    const record = await readRecord(caller, transferId)
    return record && record.status !== 'pending' && record.status
  }, 'the deposit to settle')
  return settled
}

/** The image of the profile `sandbox`: everything in one container, and its own database. */
const drillSandbox = async (image: Image): Promise<void> => {
  const port = await freePorts(3)
  const caller = { api: `http://127.0.0.1:${port}` }
  const env = { PORT: String(port), RIALTO_PUBLIC_URL: caller.api }
  const beganMs = performance.now()
  const server = runContainer(image, { env, isWritable: true, words: [] })
  try {
    await eventually(isReady(caller.api), 'the sandbox to be ready', 120_000, server.output)
    const { http } = await callApi(caller, 'GET', '/integrations')
    check(http === 200, `the sandbox is ready ${seconds(beganMs)} after its start, as user 1000`)
    check((await payOnce(caller)) === 'succeeded', 'a deposit by script succeeds in it')
    check((await statusOf(`http://127.0.0.1:${port + 1}/`)) === 200, 'it serves the demo shop')
    server.signal('SIGTERM')
    check((await server.ended) === 0, 'it ends at SIGTERM')
  } finally {
    await server.kill()
  }
}
