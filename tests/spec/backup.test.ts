import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { isSigned } from '@rialto/link-protocol'
import { createBackupConfig, tryService } from '@rialto/node-client'
import Fastify from 'fastify'
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'

import { backupRoutes } from '../../apps/server/src/http/routes/backup.ts'
import { renderLink } from '../../packages/react-native/src/testing/renderLink.tsx'
import { tier2Html } from '../../packages/web-sdk/src/backup/generated/tier2.ts'
import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { serveHostPage } from '../harness/serveHostPage.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'
import { rulesOf } from './rulesOf.ts'

const rule = rulesOf('Endpoints, Backup deposit mode')
const sdkRule = rulesOf('Events, SDK callbacks')
const limit = rulesOf('Limits')

type Call = [name: string, first?: unknown, second?: unknown]
type Status = { status: string; address?: string; addressTag?: string }

const baseSepolia = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'
const xrpLedger = '0ea47ee7-9d36-460e-a2d5-64cfa8a1dddd'
const solana = '0291810a-5947-424d-9a59-e88bb33e999d'
const solanaAddress = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const evmAddress = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'
const nowhere = 'http://127.0.0.1:9'

let rialto: Rialto
let host: Awaited<ReturnType<typeof serveHostPage>>
let browser: Browser
/** Where the server publishes level 1 by itself, and the key that it signs with. */
let folder: string
const signer = generateKeyPairSync('ed25519')
/** Accepts connections and never answers. */
let silent: Server

beforeAll(async () => {
  silent = createServer(() => undefined)
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  host = await serveHostPage('@rialto/web-sdk')
  folder = await mkdtemp(join(tmpdir(), 'rialto-level1-'))
  const env = {
    ...{ RIALTO_DEMO: 'off', RIALTO_BACKUP_FOLDER: folder },
    RIALTO_BACKUP_SIGNING_KEY: base64(signer.privateKey.export({ format: 'jwk' }).d),
  }
  ;[rialto, browser] = await Promise.all([startRialto({ env }), launchBrowser()])
})
afterAll(async () => {
  silent?.closeAllConnections()
  silent?.close()
  await browser?.close()
  await rialto?.stop()
  await host?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A key of JSON Web Key as the SDKs take it. */
const base64 = (text: string | undefined) => Buffer.from(text ?? '', 'base64url').toString('base64')

let context: BrowserContext | undefined
afterEach(() => context?.close())

const usdc = { networkId: baseSepolia, symbol: 'USDC', address: evmAddress }
const configOf = (...destinations: object[]) => ({ clientId: 'client-1', userId: 'user-1', destinations })

interface Opened {
  page: Page
  /** Every URL that the browser asked for, blobs left out. */
  requests: string[]
  calls: (name?: string) => Promise<Call[]>
  widget: () => Promise<Frame>
}

/** Opens backup mode on the client's page, whose clock the test moves. */
const openBackup = async (
  config: object,
  {
    level1 = nowhere,
    options = {},
    statuses = [],
    throws,
    isWithoutEd25519 = false,
    policy,
  }: {
    level1?: string | null
    options?: object
    statuses?: Status[]
    throws?: string
    isWithoutEd25519?: boolean
    /** The Content Security Policy of the client's page. */
    policy?: string
  } = {},
): Promise<Opened> => {
  context = await browser.newContext({ viewport: { width: 1_000, height: 850 } })
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', request => !request.url().startsWith('blob:') && requests.push(request.url()))
  if (isWithoutEd25519)
    await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true }))
  await page.clock.install({ time: 0 })
  await page.goto(policy === undefined ? host.origin : `${host.origin}/?policy=${encodeURIComponent(policy)}`)
  await page.clock.pauseAt(60_000)
  await page.evaluate(
    ([given, to, more, answers, failing]) => {
      const own = window as never as Record<string, unknown> & { openBackup(...values: unknown[]): void }
      own['statuses'] = answers
      own['throws'] = failing
      own.openBackup(given, to === null ? {} : { widgetOrigin: to }, more)
    },
    [config, level1, options, statuses, throws] as const,
  )
  const widget = async (): Promise<Frame> => {
    const handle = await page.waitForSelector('#mesh-link-popup__iframe')
    const frame = await handle.contentFrame()
    if (!frame) throw new Error('The widget has no frame.')
    await frame.waitForSelector('h1')
    return frame
  }
  return {
    page,
    requests,
    calls: async name => {
      const calls = await page.evaluate(() => (window as never as { calls: Call[] }).calls)
      return name === undefined ? calls : calls.filter(([called]) => called === name)
    },
    widget,
  }
}

const level1 = () => `${rialto.api}/backup`
const heading = (frame: Frame) => frame.locator('h1').innerText()
const press = (frame: Frame, name: string | RegExp) => frame.getByRole('button', { name }).click()
const eventsOf = async ({ calls }: Opened) =>
  (await calls('onEvent')).map(([, event]) => event as { type: string; payload?: Record<string, unknown> })

rule('1', 'deposits alone, without a link token or any call to the service', async () => {
  const opened = await openBackup(configOf(usdc), { level1: level1() })
  const widget = await opened.widget()
  await press(widget, /USDC/)
  await press(widget, /Base Sepolia/)
  expect(await heading(widget)).toBe('Send USDC on Base Sepolia')
  const asked = opened.requests.filter(url => url.startsWith(rialto.api)).map(url => new URL(url).pathname)
  expect(asked.every(path => path.startsWith('/backup/'))).toBe(true)
})

rule('2', 'level 1: the widget and the hourly catalogue come from the backup host', async () => {
  const opened = await openBackup(configOf(usdc), { level1: level1() })
  await opened.widget()
  const paths = opened.requests.map(url => new URL(url)).filter(({ origin }) => origin === rialto.api)
  expect(paths.map(({ pathname }) => pathname)).toEqual(expect.arrayContaining(['/backup/', '/backup/all.json']))
  const catalog = (await (await fetch(`${level1()}/all.json`)).json()) as { generatedAtUtc: string; pairs: object[] }
  expect(Date.now() - Date.parse(catalog.generatedAtUtc)).toBeLessThan(60 * 60_000)
  expect(catalog.pairs).toContainEqual(expect.objectContaining({ symbol: 'USDC', networkId: baseSepolia }))
  // The same for another host to serve, from the server's own hourly job.
  const published = (name: string) => readFile(join(folder, name), 'utf8')
  const page = await published('index.html')
  for (const [, name] of page.matchAll(/(?:src|href)="([^"]+)"/g)) await published(String(name))
  const key = base64(signer.publicKey.export({ format: 'jwk' }).x)
  expect(await isSigned(await published('all.json'), await published('all.json.sig'), key)).toBe(true)
})

rule('2, signature', 'a catalogue that its operator did not sign is not used', async () => {
  const opened = await openBackup(configOf(usdc), { level1: null })
  await opened.page.context().route('**/backup/all.json', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replace('"USDC"', '"USDX"')
    await route.fulfill({ response, body })
  })
  await opened.page.evaluate(
    ([config, to]) =>
      (window as never as { openBackup(...values: unknown[]): void }).openBackup(config, { widgetOrigin: to }),
    [configOf(usdc), level1()] as const,
  )
  await opened.page.waitForRequest('**/backup/all.json.sig')
  await opened.page.clock.runFor(5_000)
  expect(await heading(await opened.widget())).toBe('Choose what to deposit')
  expect((await eventsOf(opened)).map(({ type }) => type)).toContain('backupTierChanged')
})

rule('2, pinned key', 'with the key in the SDK, a page and a catalogue of another key are not used', async () => {
  const ownKey = base64(signer.publicKey.export({ format: 'jwk' }).x)
  const genuine = await openBackup(configOf(usdc), { level1: level1(), options: { backupCatalogKey: ownKey } })
  await genuine.widget()
  expect((await eventsOf(genuine)).map(({ type }) => type)).toEqual(['pageLoaded'])
  await context?.close()
  const other = base64(generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x)
  const opened = await openBackup(configOf(usdc), { level1: level1(), options: { backupCatalogKey: other } })
  await opened.page.waitForEvent('response', response => response.url().endsWith('/all.json.sig'))
  await opened.page.clock.runFor(5_000)
  await opened.widget()
  expect((await eventsOf(opened)).map(({ type }) => type)).toEqual(['backupTierChanged', 'pageLoaded'])
})

rule('3', 'level 2: what the SDK brings, without a call to any host of the service', async () => {
  const opened = await openBackup(configOf(usdc, { networkId: 'unknown', symbol: 'NOPE', address: evmAddress }), {
    level1: null,
  })
  const widget = await opened.widget()
  expect(await widget.getByRole('button', { name: /NOPE/ }).count()).toBe(0)
  await press(widget, /USDC/)
  await press(widget, /Base Sepolia/)
  await widget.getByRole('img', { name: /QR code/ }).waitFor()
  expect(opened.requests.filter(url => !url.startsWith(host.origin) && !url.startsWith('data:'))).toEqual([])
})

let fallen: Promise<{ type: string; payload?: unknown }[]> | undefined
/** The events of one session whose level 1 does not load, a minute after it has fallen to level 2: several rules are of that walk. */
const eventsOfFall = () => (fallen ??= fallsToLevel2())

const fallsToLevel2 = async () => {
  const { port } = silent.address() as AddressInfo
  const opened = await openBackup(configOf(usdc), { level1: `http://127.0.0.1:${port}` })
  await opened.page.waitForSelector('#mesh-link-popup__iframe')
  await opened.page.clock.runFor(4_900)
  expect(await eventsOf(opened)).toEqual([])
  await opened.page.clock.runFor(200)
  await opened.widget()
  await opened.page.clock.runFor(60_000)
  return eventsOf(opened)
}

rule(
  '4',
  'level 1 first; after about five seconds level 2, once a session, reported as backupTierChanged',
  async () => {
    const changes = (await eventsOfFall()).filter(({ type }) => type === 'backupTierChanged')
    expect(changes).toEqual([
      { type: 'backupTierChanged', payload: { from: 'tier1', to: 'tier2', reason: 'readyTimeout' } },
    ])
  },
)
limit('Backup Level 1 load deadline', 'about 5 seconds, then level 2', async () => void (await eventsOfFall()))
sdkRule('onEvent, backupTierChanged', 'reports that backup mode fell back to level 2', async () => {
  const events = await eventsOfFall()
  expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['backupTierChanged', 'pageLoaded']))
})

rule('5', 'token, network, then a QR code and the address with its tag', async () => {
  const xrp = {
    networkId: xrpLedger,
    symbol: 'XRP',
    address: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh',
    addressTag: '314159',
  }
  const opened = await openBackup(configOf(usdc, xrp))
  await opened.page.clock.runFor(5_000)
  const widget = await opened.widget()
  expect(await heading(widget)).toBe('Choose what to deposit')
  await press(widget, /XRP/)
  expect(await heading(widget)).toBe('Choose the network for XRP')
  await press(widget, /XRPL/)
  expect((await widget.locator('.address').allInnerTexts()).map(text => text.replace(/\s/g, ''))).toEqual([
    xrp.address,
    xrp.addressTag,
  ])
  await widget.getByRole('img', { name: new RegExp(xrp.address) }).waitFor()
  await press(widget, 'Done')
  await expect
    .poll(() => opened.calls('onExit'))
    .toEqual([['onExit', undefined, { page: 'backup', selectedIntegration: null, transfer: { symbol: 'XRP' } }]])
})

rule('5, preselectedSymbol', 'skips the choice of the token where a destination has it, else shows it', async () => {
  for (const [preselectedSymbol, shown] of [
    ['usdc', 'Choose the network for USDC'],
    ['DOGE', 'Choose what to deposit'],
  ]) {
    const opened = await openBackup({ ...configOf(usdc), preselectedSymbol }, { level1: null })
    expect(await heading(await opened.widget())).toBe(shown)
    await context?.close()
  }
})

/** Answers each status of the list once, then closes the connection without an answer. */
const serviceThatAnswers = async (...statuses: number[]) => {
  const server = createServer((request, response) => {
    const status = statuses.shift()
    if (status === undefined) request.socket.destroy()
    else response.writeHead(status).end()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const decision = await tryService(signal => fetch(`http://127.0.0.1:${port}`, { method: 'POST', signal }), {
    random: () => 0,
  })
  server.closeAllConnections()
  server.close()
  return decision.isDown
}

rule('6', 'an outage is a connection error, a timeout, 5xx or 429, after one retry; never another 4xx', async () => {
  const decisions = await Promise.all([
    serviceThatAnswers(),
    serviceThatAnswers(503, 500),
    serviceThatAnswers(429, 429),
    serviceThatAnswers(503, 200),
    serviceThatAnswers(400),
    serviceThatAnswers(500, 401),
    serviceThatAnswers(404),
  ])
  expect(decisions).toEqual([true, true, true, false, false, false, false])
})
limit('Backup outage detection', 'timeout of 3 to 5 seconds, one retry after 250 to 500 ms', async () => {
  const { port } = silent.address() as AddressInfo
  const begun = performance.now()
  const startedAt: number[] = []
  const { isDown } = await tryService(
    signal => {
      startedAt.push(performance.now() - begun)
      return fetch(`http://127.0.0.1:${port}`, { signal })
    },
    { timeoutMs: 100, random: () => 0 },
  )
  expect(isDown).toBe(true)
  // The default of 4 seconds is checked with a clock of its own in link-protocol.
  expect(startedAt).toHaveLength(2)
  expect(Number(startedAt[1]) - 100).toBeGreaterThanOrEqual(245)
})

const jit = { networkId: baseSepolia, symbol: 'USDC' }

const openJit = async (statuses: Status[], throws?: string): Promise<{ opened: Opened; widget: Frame }> => {
  const opened = await openBackup(configOf(jit), { level1: null, statuses, throws: throws ?? '' })
  const widget = await opened.widget()
  await press(widget, /USDC/)
  await press(widget, /Base Sepolia/)
  return { opened, widget }
}
/** Moves the clock until `onStatusPoll` was called so often, and says by how many milliseconds. */
const moveToPoll = async ({ page, calls }: Opened, count: number): Promise<number> => {
  for (let moved = 0; moved < 6_000; moved += 100) {
    if ((await calls('onStatusPoll')).length >= count) return moved
    await page.clock.runFor(100)
  }
  throw new Error(`onStatusPoll was not called ${count} times`)
}

rule('7, onAddressInit', 'is called once, and a throw is a failure', async () => {
  const { opened, widget } = await openJit([], 'onAddressInit')
  await widget.getByRole('heading', { name: 'No address for USDC' }).waitFor()
  expect(await opened.calls('onAddressInit')).toEqual([['onAddressInit', 'USDC', baseSepolia]])
  expect(await opened.calls('onStatusPoll')).toEqual([])
})

rule('7, onStatusPoll', 'is called every two to three seconds for about three minutes', async () => {
  const { opened, widget } = await openJit([{ status: 'pending' }])
  for (let polls = 1; polls <= 3; polls += 1) await moveToPoll(opened, polls)
  expect(await heading(widget)).toBe('Getting your USDC address')
  // A user who looks at the other networks meanwhile starts nothing anew, and the three minutes begin again.
  await press(widget, 'Back')
  await press(widget, /Base Sepolia/)
  await moveToPoll(opened, 4)
  expect(await opened.calls('onAddressInit')).toHaveLength(1)
  await opened.page.clock.fastForward(165_000)
  expect(await heading(widget)).toBe('Getting your USDC address')
  await opened.page.clock.fastForward(20_000)
  await widget.getByRole('heading', { name: 'No address for USDC' }).waitFor()
  expect(await opened.calls('onAddressInit')).toHaveLength(1)
})
limit('Backup address polling', 'every 2 to 3 seconds, about 3 minutes in all', async () => {
  const { opened, widget } = await openJit([{ status: 'pending' }])
  await moveToPoll(opened, 1)
  const moved = await moveToPoll(opened, 2)
  expect(moved).toBeGreaterThanOrEqual(2_000)
  expect(moved).toBeLessThanOrEqual(3_000)
  expect(await heading(widget)).toBe('Getting your USDC address')
})
sdkRule('onAddressInit and onStatusPoll', 'ask the client for an address in backup mode', async () => {
  const { opened, widget } = await openJit([{ status: 'pending' }, { status: 'ready', address: evmAddress }])
  await moveToPoll(opened, 2)
  await widget.getByRole('heading', { name: 'Send USDC on Base Sepolia' }).waitFor()
})

rule('8', 'only an address that fits what was asked for and its network is shown', async () => {
  const refused: [Status, string][] = [
    [{ status: 'ready', address: 'So11111111111111111111111111111111111111112' }, 'This address is not shown'],
    // One letter in the other case: the checksum does not hold.
    [{ status: 'ready', address: evmAddress.replace('B9', 'b9') }, 'This address is not shown'],
    [{ status: 'ready' }, 'No address for USDC'],
    [{ status: 'soon', address: evmAddress }, 'No address for USDC'],
    [{ status: 'failed' }, 'No address for USDC'],
  ]
  for (const [status, title] of refused) {
    const { opened, widget } = await openJit([status])
    await moveToPoll(opened, 1)
    await widget.getByRole('heading', { name: title }).waitFor()
    expect(await widget.getByRole('img', { name: /QR code/ }).count()).toBe(0)
    await context?.close()
  }
})
rule('8, pair', 'an answer for one network is never shown for another, however late it comes', async () => {
  const other = { networkId: solana, symbol: 'USDC' }
  const opened = await openBackup(configOf(jit, other), { level1: null })
  const widget = await opened.widget()
  await opened.page.evaluate(
    ([slow, address]) => {
      const own = window as never as { pollOf: unknown; release: (value: unknown) => void }
      const late = new Promise(resolve => (own.release = resolve))
      own.pollOf = (_symbol: string, networkId: string) => (networkId === slow ? late : { status: 'ready', address })
    },
    [baseSepolia, solanaAddress] as const,
  )
  await press(widget, /USDC/)
  await press(widget, /Base Sepolia/)
  await moveToPoll(opened, 1)
  await press(widget, 'Back')
  await press(widget, /Solana/)
  await moveToPoll(opened, 2)
  const shown = () => widget.locator('.address').first().innerText()
  await expect.poll(async () => (await shown()).replace(/\s/g, '')).toBe(solanaAddress)
  await opened.page.evaluate(
    address => (window as never as { release(value: object): void }).release({ status: 'ready', address }),
    evmAddress,
  )
  await opened.page.clock.runFor(5_000)
  expect((await shown()).replace(/\s/g, '')).toBe(solanaAddress)
  await press(widget, 'Back')
  await press(widget, /Solana/)
  expect((await shown()).replace(/\s/g, '')).toBe(solanaAddress)
})
rule('8, tag', 'an address without the tag that its network needs is rejected', async () => {
  const xrp = { networkId: xrpLedger, symbol: 'XRP', address: 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh' }
  const widget = await (await openBackup(configOf(xrp), { level1: null })).widget()
  await press(widget, /XRP/)
  await press(widget, /XRP/)
  expect(await heading(widget)).toBe('This address is not shown')
})
rule('8, throw', 'a callback that throws ends the attempt, and nothing it threw is shown', async () => {
  const { opened, widget } = await openJit([], 'onStatusPoll')
  await moveToPoll(opened, 1)
  await widget.getByRole('heading', { name: 'No address for USDC' }).waitFor()
  expect(await widget.locator('body').innerText()).not.toContain('the backend said no')
})

rule('9', 'the widget can be framed by https pages alone', async () => {
  const app = Fastify()
  backupRoutes(app, {
    createFiles: () => Promise.resolve(new Map([['index.html', '<!doctype html>']])),
    isSandbox: false,
    nowMs: Date.now,
  })
  const { headers } = await app.inject({ url: '/backup/' })
  expect(String(headers['content-security-policy']).split('; ')).toContain('frame-ancestors https:')
  await app.close()
})

rule('9, policy', 'a page with a policy of its own needs its frames and the hashes of level 2 alone', async () => {
  const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  const hashes = /script-src ('sha256-[^']+'); style-src ('sha256-[^']+')/.exec(tier2Html)
  const page = await (await fetch(host.origin)).text()
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => sha256(text ?? ''))
  const policyWith = (more: string) =>
    `default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src ${rialto.api} blob:; ` +
    `script-src ${scripts.join(' ')} ${more}`
  for (const [to, more, hasLevel2] of [
    [level1(), '', true],
    [null, hashes?.[1] ?? '', true],
    // What a page without them gets: the end with an error, not an empty frame for good.
    [null, '', false],
  ] as const) {
    const opened = await openBackup(configOf(usdc), { level1: to, policy: policyWith(more) })
    if (hasLevel2) expect(await heading(await opened.widget())).toBe('Choose what to deposit')
    else {
      await opened.page.waitForSelector('#mesh-link-popup__iframe')
      await opened.page.clock.runFor(8_000)
      await expect.poll(async () => (await opened.calls('onExit'))[0]?.[1]).toBe('Backup deposit flow is unavailable')
    }
    await context?.close()
  }
})

rule('10', 'the configuration is built on the client’s server, and a changed one is refused', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const signed = createBackupConfig(configOf(usdc) as Parameters<typeof createBackupConfig>[0], {
    signingKey: base64(privateKey.export({ format: 'jwk' }).d),
  })
  const options = { backupPublicKey: base64(publicKey.export({ format: 'jwk' }).x) }
  const genuine = await openBackup(signed, { level1: null, options })
  await genuine.widget()
  await context?.close()
  const changed = { ...signed, destinations: [{ ...usdc, address: '0x1111111111111111111111111111111111111111' }] }
  const opened = await openBackup(changed, { level1: null, options })
  await expect
    .poll(() => opened.calls('onExit'))
    .toMatchObject([['onExit', 'Invalid backup session!', { page: 'backup' }]])
  expect(await opened.page.locator('#mesh-link-popup__iframe').count()).toBe(0)
  await context?.close()
  // An app, and a browser without Ed25519, leave the check to the widget.
  for (const [config, isTrusted] of [
    [signed, true],
    [changed, false],
  ] as const) {
    const unable = await openBackup(config, { level1: null, options, isWithoutEd25519: true })
    if (isTrusted) expect(await heading(await unable.widget())).toBe('Choose what to deposit')
    else
      await expect
        .poll(() => unable.calls('onExit'))
        .toMatchObject([['onExit', 'Invalid backup session!', { page: 'backup' }]])
    await context?.close()
  }
})

rule('11', 'widgetOrigin forces level 2 for a test', async () => {
  const opened = await openBackup(configOf(usdc), { level1: nowhere, options: { backupUrl: level1() } })
  await opened.page.clock.runFor(5_100)
  await opened.widget()
  expect(opened.requests.filter(url => url.startsWith(rialto.api))).toEqual([])
})

rulesOf('Resources')(
  'Backup configuration',
  'clientId, userId and destinations, with a tag where the chain needs one',
  async () => {
    for (const broken of [
      { ...configOf(usdc), clientId: '' },
      { ...configOf(usdc), userId: undefined },
      configOf(),
      configOf({ symbol: 'USDC', address: evmAddress }),
      configOf({ networkId: baseSepolia, address: evmAddress }),
    ]) {
      const opened = await openBackup(broken, { level1: null })
      await expect
        .poll(() => opened.calls('onExit'))
        .toMatchObject([['onExit', 'Invalid backup session!', { page: 'backup' }]])
      await context?.close()
    }
  },
)

rulesOf('Endpoints, Client SDK entry points')('Web backup', 'openLinkBackup opens the backup widget', async () => {
  const opened = await openBackup(configOf(usdc), { level1: level1(), options: { theme: 'dark', language: 'de-AT' } })
  const widget = await opened.widget()
  const root = widget.locator('html')
  expect([await root.getAttribute('data-theme'), await root.getAttribute('lang')]).toEqual(['dark', 'de-AT'])
  expect(await heading(widget)).not.toBe('Choose what to deposit')
  await opened.page.evaluate(() => (window as never as { link: { closeLink(): void } }).link.closeLink())
  await expect.poll(() => widget.isDetached()).toBe(true)
  await expect.poll(() => opened.calls('onExit')).toEqual([['onExit', undefined, { page: 'backup' }]])
})

rulesOf('Endpoints, Client SDK entry points')(
  'React Native',
  'LinkConnect opens a link token, and the backup',
  async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { content } = await callApi(rialto, 'POST', '/linktoken', { userId: 'u' })
    const { linkToken } = content as { linkToken: string }
    const link = renderLink({ linkToken })
    const uri = (link.webView()?.source as { uri: string } | undefined)?.uri ?? ''
    expect((await fetch(uri)).status).toBe(200)
    const backup = renderLink({
      backupConfig: { clientId: 'client-1', userId: 'user-1', destinations: [usdc] },
      widgetOrigin: 'https://backup.example.com',
      hideCloseButton: true,
      settings: { theme: 'dark', language: 'de' },
    })
    expect(backup.webView()?.source).toMatchObject({
      uri: expect.stringMatching(/^https:\/\/backup\.example\.com\/\?platform=reactNative.*&theme=dark&lng=de$/),
    })
    expect(backup.has('backup-close-button')).toBe(false)
    vi.unstubAllGlobals()
    silenced.mockRestore()
  },
)
