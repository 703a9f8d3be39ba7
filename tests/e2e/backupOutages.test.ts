import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'

import { icons } from '@rialto/catalog/icons'
import { tryService } from '@rialto/node-client'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

import { createBackupFiles } from '../../apps/server/src/backup/createBackupFiles.ts'
import { publishBackup } from '../../apps/server/src/backup/publishBackup.ts'
import { generateSigningKey, readSigningKey } from '../../apps/server/src/backup/signingKey.ts'
import { createTestServer, type TestServer } from '../../apps/server/src/testing/createTestServer.ts'
import { launchBrowser } from '../harness/browser.ts'
import { type RecordingProxy, startRecordingProxy } from '../harness/recordingProxy.ts'
import { serveHostPage } from '../harness/serveHostPage.ts'

type Call = [name: string, first?: { type?: string; payload?: unknown }]

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }
const config = {
  clientId: 'client-1',
  userId: 'user-1',
  destinations: [
    {
      networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d',
      symbol: 'USDC',
      address: '0x0077777d7EBA4688BDeF3E311b846F25870A19B9',
    },
  ],
}

let service: TestServer
let serviceUrl: string
let folder: string
let backupHost: Server
let backupUrl: string
let host: Awaited<ReturnType<typeof serveHostPage>>
let browser: Browser
let proxy: RecordingProxy
let context: BrowserContext | undefined

/** Level 1, published into a folder that a host of its own serves. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rialto-outages-'))
  ;[service, host, browser, proxy] = await Promise.all([
    createTestServer(),
    serveHostPage('@rialto/web-sdk'),
    launchBrowser(),
    startRecordingProxy(),
  ])
  const { buildTier1 } = (await import('../../apps/backup/scripts/build.mjs' as string)) as {
    buildTier1: () => Promise<Record<string, string>>
  }
  await publishBackup(folder, new Map(Object.entries(await buildTier1())))
  const key = readSigningKey(generateSigningKey())
  await publishBackup(folder, await createBackupFiles(service.ctx, { dir: folder, key, icons }))
  serviceUrl = await service.app.listen({ port: 0, host: '127.0.0.1' })
  backupHost = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://backup')
    const name = pathname === '/' ? 'index.html' : pathname.slice(1)
    readFile(join(folder, name)).then(
      content => response.writeHead(200, { 'content-type': types[extname(name)] ?? 'text/plain' }).end(content),
      () => response.writeHead(404).end(),
    )
  })
  await new Promise<void>(resolve => backupHost.listen(0, '127.0.0.1', resolve))
  backupUrl = `http://127.0.0.1:${(backupHost.address() as AddressInfo).port}`
})
afterAll(async () => {
  await browser?.close()
  await Promise.all([service?.stop(), host?.stop(), proxy?.stop(), cutBackupHost()])
  await rm(folder, { recursive: true, force: true })
})
afterEach(() => context?.close())

const cutBackupHost = (): Promise<void> =>
  new Promise(resolve => {
    backupHost.closeAllConnections()
    backupHost.close(() => resolve())
  })

/** What the client's backend does before it opens anything. */
const askForToken = () =>
  tryService(signal =>
    fetch(`${serviceUrl}/api/v1/linktoken`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-client-id': service.client.clientId,
        'x-client-secret': service.client.secret,
      },
      body: JSON.stringify({ userId: 'user-1' }),
      signal,
    }),
  )

const openBackup = async (widgetOrigin: string, behind?: { server: string }) => {
  context = await browser.newContext({ viewport: { width: 1_000, height: 850 }, ...(behind && { proxy: behind }) })
  const page = await context.newPage()
  await page.clock.install({ time: 0 })
  await page.goto(host.origin)
  await page.clock.pauseAt(60_000)
  await page.evaluate(
    ([given, to]) =>
      (window as never as { openBackup(...values: unknown[]): void }).openBackup(given, { widgetOrigin: to }),
    [config, widgetOrigin] as const,
  )
  return page
}

/** A user's whole way, up to the address and its QR code, past the age of the catalog. */
const reachAddress = async (page: Page) => {
  const widget = page.frameLocator('#mesh-link-popup__iframe')
  await widget.getByText(/^Supported tokens as of \w+ \d{1,2}, 20\d\d$/).waitFor()
  await widget.getByRole('button', { name: /USDC/ }).click()
  await widget.getByRole('button', { name: /Base Sepolia/ }).click()
  await widget.getByRole('img', { name: /QR code/ }).waitFor()
}

const tierChanges = async (page: Page) => {
  const calls = await page.evaluate(() => (window as never as { calls: Call[] }).calls)
  return calls.filter(([, event]) => event?.type === 'backupTierChanged')
}

test('with the service cut, level 1 comes from its own host and asks the service for nothing', async () => {
  const up = await askForToken()
  expect(up.isDown ? 'down' : up.answer.status).toBe(200)
  await service.app.close()
  expect((await askForToken()).isDown).toBe(true)
  const page = await openBackup(backupUrl, { server: proxy.url })
  await reachAddress(page)
  expect(await tierChanges(page)).toEqual([])
  expect(new Set(proxy.hosts())).toEqual(new Set([new URL(host.origin).host, new URL(backupUrl).host]))
})

test('with the backup host cut as well, level 2 opens once and sends nothing at all', async () => {
  await cutBackupHost()
  const page = await openBackup(backupUrl, { server: proxy.url })
  await page.waitForSelector('#mesh-link-popup__iframe')
  await page.clock.runFor(5_000)
  await expect.poll(() => tierChanges(page)).toHaveLength(1)
  const before = proxy.hosts()
  await reachAddress(page)
  await page.clock.runFor(60_000)
  expect(proxy.hosts()).toEqual(before)
  expect(await tierChanges(page)).toHaveLength(1)
})

test('with DNS cut, level 2 opens', async () => {
  const page = await openBackup('http://deposits.invalid')
  await page.waitForSelector('#mesh-link-popup__iframe')
  await page.clock.runFor(5_000)
  await reachAddress(page)
  expect(await tierChanges(page)).toHaveLength(1)
})
