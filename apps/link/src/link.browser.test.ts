import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from 'playwright-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { servePage } from '../dev/servePage.ts'
import type { ServedPage } from '../dev/servePage.ts'

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const shots = process.env['LINK_SCREENSHOTS']
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const sizes = [
  { width: 320, height: 640 },
  { width: 400, height: 700 },
  { width: 1280, height: 800 },
]

let browser: Browser
let served: ServedPage
let dist: string

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'rialto-link-'))
  const root = fileURLToPath(new URL('..', import.meta.url))
  const [started] = await Promise.all([
    chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    }),
    build({
      root,
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: dist, emptyOutDir: true },
    }),
  ])
  browser = started
  served = await servePage(dist)
})

afterAll(async () => {
  await browser?.close()
  await served?.stop()
  await rm(dist, { recursive: true, force: true })
})

async function visit(scenario: string, run: (page: Page, context: BrowserContext) => Promise<void>, path = '/link/') {
  const context = await browser.newContext({ viewport: { width: 400, height: 700 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' && /Content Security Policy|Warning:/.test(message.text()))
      problems.push(message.text())
  })
  await page.goto(`${served.origin}${path}?code=${scenario}&lng=en-US&th=system&unknown=1`)
  await run(page, context)
  expect(problems).toEqual([])
  await context.close()
}

/** Axe in both themes at every width; nothing may stick out sideways. */
async function inspect(page: Page, name: string) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode(true).analyze()
      const found = violations.map(one => `${one.id}: ${one.nodes.map(node => node.html).join(' | ')}`)
      expect({ name, ...size, colorScheme, found }).toEqual({ name, ...size, colorScheme, found: [] })
      if (shots !== undefined) await page.screenshot({ path: join(shots, `${name}-${size.width}-${colorScheme}.png`) })
    }
    const overflow = await page.evaluate(() =>
      [...document.querySelectorAll('.step__body, html')].some(one => one.scrollWidth > one.clientWidth + 1),
    )
    expect({ name, width: size.width, overflow }).toEqual({ name, width: size.width, overflow: false })
  }
  await page.setViewportSize({ width: 400, height: 700 })
}

const heading = (page: Page, text: string | RegExp) => page.getByRole('heading', { level: 1, name: text }).waitFor()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function connectByKey(page: Page) {
  await press(page, /Kraken/)
  await press(page, 'Continue')
  await page.getByRole('textbox', { name: 'API key' }).fill('persona')
  await page.getByLabel('API secret', { exact: true }).fill('Pass123')
  await press(page, 'Connect')
}

async function toPreview(page: Page) {
  await connectByKey(page)
  await press(page, /USD Coin/)
  await press(page, /Base/)
  await page.getByLabel('Amount in USDC').fill('25')
  await press(page, 'Review transfer')
  await heading(page, 'Check and confirm')
  await page.getByRole('button', { name: /^Send 25/ }).waitFor()
}

describe('the Link page in a browser', () => {
  it('is usable by everyone on every step of connecting', { timeout: 60_000 }, async () => {
    await visit('connect', async page => {
      await heading(page, 'Connect an account')
      await inspect(page, 'catalogue')
      await page.getByRole('searchbox').fill('krakn')
      expect(await page.getByRole('listitem').count()).toBe(1)
      await page.getByRole('searchbox').fill('zzz')
      await page.getByText('No exchange is called').waitFor()
      await press(page, 'Clear search')
      await press(page, /Coinbase/)
      await inspect(page, 'consent')
      await press(page, 'Back')
      await press(page, /Kraken/)
      await press(page, 'Continue')
      await press(page, 'Connect')
      await page.getByText('Enter the API key.').waitFor()
      await inspect(page, 'key')
      await page.getByRole('textbox', { name: 'API key' }).fill('persona')
      await page.getByLabel('API secret', { exact: true }).fill('wrong')
      await press(page, 'Connect')
      await page.getByRole('alert').waitFor()
      await press(page, 'Close')
      await page.getByRole('dialog').waitFor()
      await inspect(page, 'leave')
      await press(page, 'Stay')
      await page.getByLabel('API secret', { exact: true }).fill('Pass123')
      await press(page, 'Connect')
      await heading(page, 'Kraken is connected')
      await inspect(page, 'connected')
      await page.reload()
      await heading(page, 'Kraken is connected')
      await press(page, 'Done')
      await heading(page, 'You can close this window')
    })
  })

  it('is usable by everyone on every step of a transfer', { timeout: 60_000 }, async () => {
    await visit('transfer-slow', async page => {
      await connectByKey(page)
      await heading(page, 'What do you want to send?')
      await inspect(page, 'assets')
      await press(page, /USD Coin/)
      await inspect(page, 'network')
      await press(page, /Base/)
      await press(page, 'Review transfer')
      await page.getByText('Enter an amount.').waitFor()
      await page.getByLabel('Amount in USDC').fill('25')
      await inspect(page, 'amount')
      await press(page, 'Review transfer')
      await page.getByRole('button', { name: /^Send 25/ }).waitFor()
      await inspect(page, 'preview')
      await press(page, /^Send 25/)
      await heading(page, 'Confirm with a code')
      await page.getByLabel('6-digit code').fill('000 000')
      await press(page, 'Confirm')
      await page.locator('.r-field__error').waitFor()
      await inspect(page, 'secondFactor')
      await page.getByLabel('6-digit code').fill('123 456')
      await press(page, 'Confirm')
      await heading(page, 'Your transfer is on its way')
      await inspect(page, 'progress')
      await page.reload()
      await heading(page, 'Your transfer is on its way')
    })
  })
})
