import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { launchBrowser } from '../../../../tests/harness/browser.ts'
// @ts-expect-error -- a plain script without types
import { bundleSdk } from '../../scripts/build.mjs'
import { servePages, type PageServer } from '../testing/servePages.ts'

const config = {
  clientId: 'c',
  userId: 'u',
  destinations: [
    {
      networkId: 'aa883b03-120d-477c-a588-37c2afd3ca71',
      symbol: 'USDC',
      address: '0x0077777d7EBA4688BDeF3E311b846F25870A19B9',
    },
  ],
}

const builds = {
  module: {
    file: 'backup.js',
    tag: `<script type="module">import * as Sdk from '/sdk/index.js'; window.Sdk = Sdk</script>`,
  },
  script: {
    file: 'rialto-link-backup.js',
    tag: '<script src="/sdk/rialto-link.js"></script><script>window.Sdk = Rialto</script>',
  },
}

let browser: Browser
let pages: PageServer
let files: Map<string, Buffer>
let page: Page
beforeAll(async () => {
  browser = await launchBrowser()
  pages = await servePages('')
  const bundles = (await bundleSdk()) as { name: string; contents: Uint8Array }[]
  files = new Map(bundles.map(({ name, contents }) => [name, Buffer.from(contents)]))
})
afterAll(async () => {
  await browser.close()
  await pages.stop()
})
beforeEach(async () => {
  page = await browser.newPage()
  return () => page.close()
})

type Answer = 'served' | 'missing' | 'hanging'

/** A client's page with this build. Requests for the file of backup mode are answered in turn. */
const openHost = async (build: keyof typeof builds, answers: Answer[]): Promise<string[]> => {
  const requests: string[] = []
  const { file, tag } = builds[build]
  await page.route('**/*', async route => {
    const { pathname, href } = new URL(route.request().url())
    if (pathname === '/')
      return route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Shop</title>${tag}` })
    const name = pathname.replace('/sdk/', '')
    const answer = name === file ? answers[requests.push(href) - 1] : 'served'
    const body = files.get(name)
    if (answer === 'hanging') return undefined
    if (answer !== 'served' || body === undefined) return route.fulfill({ status: 404 })
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.clock.install()
  await page.goto(pages.origin)
  await page.waitForFunction('window.Sdk')
  return requests
}

type Opened = { openLinkBackup(...values: object[]): void; closeLinkRequested(): void }
type Own = { Sdk: { createLink(options: object): Opened }; exits: unknown[]; link: Opened }

const openBackup = (options: object = {}, openOptions: object = {}) =>
  page.evaluate(
    ([given, more, opening]) => {
      const own = window as never as Own
      own.exits ??= []
      own.link = own.Sdk.createLink({ onExit: (...values: unknown[]) => own.exits.push(values), ...more })
      own.link.openLinkBackup(given, opening)
    },
    [config, options, openOptions] as const,
  )

const exits = () => page.evaluate(() => (window as never as Own).exits)
const widget = () => page.frameLocator('#mesh-link-popup__iframe').getByRole('heading').first()
const unavailable = 'Backup deposit flow is unavailable'

describe.each(['module', 'script'] as const)('%s build', build => {
  test('backup mode opens from its file', async () => {
    const requests = await openHost(build, ['served'])
    await openBackup()
    await widget().waitFor()
    expect(requests).toHaveLength(1)
    expect(await exits()).toEqual([])
  })

  test('a file that was missing once is requested again by another address', async () => {
    const requests = await openHost(build, ['missing', 'served'])
    await openBackup()
    await widget().waitFor()
    expect(new Set(requests).size).toBe(2)
  })

  test('a file that stays missing ends the session, and the next session requests it again', async () => {
    await openHost(build, ['missing', 'missing', 'served', 'served'])
    await openBackup()
    await expect.poll(exits).toEqual([[unavailable, { page: 'backup', errorMessage: unavailable }]])
    expect(await page.locator('#mesh-link-popup').count()).toBe(0)
    await openBackup()
    await widget().waitFor()
  })

  test('a placeholder that can be closed covers a file that hangs, until it is given up', async () => {
    await openHost(build, ['hanging', 'hanging', 'hanging'])
    await openBackup()
    await page.clock.runFor(400)
    await page.getByRole('button', { name: 'Close' }).click()
    expect(await exits()).toEqual([[undefined, { page: 'backup' }]])
    await openBackup()
    await page.clock.runFor(5_100)
    await page.clock.runFor(5_100)
    await expect.poll(exits).toHaveLength(2)
    expect((await exits())[1]).toEqual([unavailable, { page: 'backup', errorMessage: unavailable }])
    expect(await page.locator('#mesh-link-popup').count()).toBe(0)
  })
})

/**
 * As an event of the document that has the focus. A key of the browser is lost while its focus moves to the process of the
 * frame, which a busy machine may still do when the widget is shown.
 */
const pressEscape = (heading: Locator) => heading.dispatchEvent('keydown', { key: 'Escape', bubbles: true })

const left = { page: 'backup', selectedIntegration: null, transfer: null }

test('Escape inside the widget closes the overlay', async () => {
  await openHost('module', ['served'])
  await openBackup()
  await pressEscape(widget())
  await expect.poll(exits).toEqual([[undefined, left]])
  expect(await page.locator('#mesh-link-popup').count()).toBe(0)
})

test('closeLinkRequested ends a widget in a frame of the client, which Escape does not close', async () => {
  await openHost('module', ['served'])
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('iframe'), { id: 'own' })))
  await openBackup({ renderType: 'embedded' }, { customIframeId: 'own' })
  const heading = page.frameLocator('#own').getByRole('heading').first()
  await pressEscape(heading)
  expect(await exits()).toEqual([])
  await page.evaluate(() => (window as never as Own).link.closeLinkRequested())
  await expect.poll(exits).toEqual([[undefined, left]])
})
