import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Browser, BrowserContext, Page } from 'playwright-core'
import { parsePageMessage } from '@rialto/link-protocol'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// @ts-expect-error a script without types
import * as script from '../../../scripts/build.mjs'
import { launchBrowser } from '../../../tests/harness/browser.ts'
import { findViolations } from '../../../tests/harness/findViolations.ts'
import { firstOf, isCrossing } from '../../../tests/harness/shortForm.ts'
import { connection, holdings, integrations, session } from '../dev/sampleData.ts'
import { type ServedPage, servePage } from '../dev/servePage.ts'

const { buildAll } = script as { buildAll(say: () => void, names: string[]): Promise<void> }
const shots = process.env['LINK_SCREENSHOTS']
const sizes = [
  { width: 320, height: 640 },
  { width: 400, height: 700 },
  { width: 1280, height: 800 },
]

let browser: Browser
let served: ServedPage

beforeAll(async () => {
  // The build sets it to `production`, and this process goes on to run tests.
  const environment = process.env['NODE_ENV']
  // Builds nothing if `npm test` has built the present sources.
  const [started] = await Promise.all([launchBrowser(), buildAll(() => undefined, ['link'])])
  process.env['NODE_ENV'] = environment
  browser = started
  served = await servePage(fileURLToPath(new URL('../../../dist/link', import.meta.url)))
})

afterAll(async () => {
  await browser?.close()
  await served?.stop()
})

async function visit(
  scenario: string,
  run: (page: Page, context: BrowserContext) => Promise<void>,
  path = '/link/',
  appearance = '',
) {
  const context = await browser.newContext({ viewport: { width: 400, height: 700 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error' && /Content Security Policy|Warning:/.test(message.text()))
      problems.push(message.text())
  })
  const options = appearance === '' ? 'lng=en-US&th=system' : appearance
  await page.goto(`${served.origin}${path}?code=${scenario}&${options}&unknown=1`)
  await run(page, context)
  expect(problems).toEqual([])
  await context.close()
}

/**
 * Checks a page with axe, in alternating themes: colors do not depend on the width, nor sizes on the theme. `npm test`
 * checks each page in one theme. No page may scroll sideways at any width.
 */
async function inspect(page: Page, name: string) {
  // By the name and not by a counter, because pages are checked at the same time.
  const left = name.length % 2 === 0 ? 0 : 2
  for (const [at, size] of sizes.entries()) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      const isTested = at !== 1 && colorScheme === (at === 0 ? 'dark' : 'light') && !(isCrossing && at === left)
      if (shots === undefined && !isTested) continue
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      if (shots !== undefined) await page.screenshot({ path: join(shots, `${name}-${size.width}-${colorScheme}.png`) })
      if (!isTested) continue
      const found = await findViolations(page)
      expect({ name, ...size, colorScheme, found }).toEqual({ name, ...size, colorScheme, found: [] })
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
  await heading(page, 'Review and confirm')
  await page.getByRole('button', { name: /^Send 25/ }).waitFor()
}

test('values are shown in the currency that the address names, and amounts can be entered in it', async () => {
  const inEuro = async (page: Page) => {
    await connectByKey(page)
    await page.getByText('€').first().waitFor()
    expect(await page.getByText('$').count()).toBe(0)
    await press(page, /USD Coin/)
    await press(page, /Base/)
    await page.getByLabel('Amount in USDC').fill('25')
    await page.getByText(/€20\.00/).waitFor()
    expect(await page.getByRole('button', { name: /USD$/ }).count()).toBe(0)
    await press(page, 'Enter in EUR')
    expect(await page.getByLabel('Amount in EUR').inputValue()).toBe('20')
    await press(page, '€50')
    await page.getByText(/62\.5.USDC/).waitFor()
    await press(page, 'Enter in USDC')
    await page.getByLabel('Amount in USDC').fill('25')
    if (shots !== undefined) await page.screenshot({ path: join(shots, 'amount-euro.png') })
    await press(page, 'Review transfer')
    await page.getByRole('button', { name: /^Send 25/ }).waitFor()
    expect(await page.getByText('$').count()).toBe(0)
    if (shots !== undefined) await page.screenshot({ path: join(shots, 'preview-euro.png') })
  }
  await visit('transfer', inEuro, '/link/', 'lng=en-US&fiatCur=EUR')
})

const phones = [
  { width: 320, height: 568 },
  { width: 360, height: 640 },
]
test.each(firstOf(phones))(
  'the total is shown above the button that sends it, on a phone of $width by $height',
  async viewport => {
    await visit('transfer', async page => {
      await page.setViewportSize(viewport)
      await toPreview(page)
      const total = await page.locator('.r-fact--total').first().boundingBox()
      const bar = await page.locator('.step__actions').boundingBox()
      expect(total).not.toBeNull()
      expect((total?.y ?? 0) + (total?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      if (shots !== undefined) await page.screenshot({ path: join(shots, `preview-${viewport.width}.png`) })
    })
  },
)

test.each([
  ['copied from a field where the clipboard is refused', true, 'Copied'],
  ['selected where nothing can be copied, and the page says so', false, 'This page can’t copy.'],
])('the destination address is %s', async (_, isAllowed, said) => {
  await visit('transfer', async page => {
    await page.addInitScript(allowed => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => {
        if (allowed) Object.assign(window, { copiedText: (document.activeElement as HTMLTextAreaElement).value })
        return allowed
      }
    }, isAllowed)
    await page.reload()
    await toPreview(page)
    const shown = (await page.locator('.address').first().textContent()) ?? ''
    await press(page, 'Copy Destination address')
    await page.getByRole('status').filter({ hasText: said }).waitFor()
    const found = await page.evaluate(() => ({
      copied: (window as unknown as { copiedText?: string }).copiedText,
      selected: getSelection()?.toString().replaceAll(/\s/g, ''),
    }))
    expect(isAllowed ? found.copied : found.selected).toBe(shown)
  })
})

test('before the application has loaded, the page has its shape and a close button that works', async () => {
  const page = await browser.newPage({ viewport: { width: 400, height: 700 } })
  await page.route(/assets\/index-.*\.js/, () => undefined)
  await page.goto(`${served.origin}/host?code=transfer`, { waitUntil: 'commit' })
  const link = page.frameLocator('iframe')
  await link.locator('.skeleton__row').first().waitFor()
  if (shots !== undefined) await page.screenshot({ path: join(shots, 'shell.png') })
  await link.getByRole('button', { name: 'Close' }).click()
  await page.waitForFunction(() => (window as unknown as { received: unknown[] }).received.length > 0)
  const received = await page.evaluate(() => (window as unknown as { received: unknown[] }).received)
  expect(received).toEqual([{ type: 'close', payload: { page: 'startPage' } }])
  await page.close()
})

test('before the application has loaded, the page is in the direction of its language', async () => {
  const page = await browser.newPage()
  await page.route(/assets\/index-.*\.js/, () => undefined)
  const directionIn = async (lng: string) => {
    await page.goto(`${served.origin}/link/?code=connect&lng=${lng}`, { waitUntil: 'commit' })
    await page.locator('.skeleton__row').first().waitFor()
    return page.evaluate(() => getComputedStyle(document.body).direction)
  }
  expect([
    await directionIn('ar'),
    await directionIn('ar-EG'),
    await directionIn('arn'),
    await directionIn('en'),
  ]).toEqual(['rtl', 'rtl', 'ltr', 'ltr'])
  await page.close()
})

test.each(sizes)('the first screen moves nothing that was shown before it, at $width pixels', async viewport => {
  const page = await browser.newPage({ viewport })
  const load = await hold(page, /assets\/index-.*\.js/)
  const answer = await hold(page, /link\/api\/session$/)
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${served.origin}/link/?code=connect&lng=en-US`, { waitUntil: 'commit' })
  await page.locator('.skeleton__row').first().waitFor()
  await nextFrames(page)
  load()
  // The application has drawn its own shape, and the session comes later.
  await page.locator('.link:not([aria-busy])').waitFor()
  await nextFrames(page)
  answer()
  await heading(page, 'Connect an account')
  await page.locator('.link__sandbox').waitFor()
  await nextFrames(page)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02)
  await page.close()
})

test('the list of the first screen is drawn two rows at a time, and to its end', async () => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.addInitScript(() => {
    const drawn: number[] = []
    Object.assign(window, { drawn })
    const look = () => {
      const rows = document.querySelectorAll('.rows > li').length
      if (rows !== (drawn.at(-1) ?? 0)) drawn.push(rows)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${served.origin}/link/?code=connect&lng=en-US`)
  await heading(page, 'Connect an account')
  await page.locator('.rows > li').nth(9).waitFor()
  await nextFrames(page)
  const drawn = await page.evaluate(() => (window as unknown as { drawn: number[] }).drawn)
  expect(drawn.length).toBeGreaterThan(4)
  expect(await page.title()).toMatch(/^Connect an account · /)
  expect(drawn.map((rows, at) => rows - (drawn[at - 1] ?? 0)).filter(more => more < 1 || more > 2)).toEqual([])
  await page.close()
})

/** Holds what the page requests, until it is released. */
const hold = async (page: Page, url: RegExp): Promise<() => void> => {
  let release = () => undefined as void
  const released = new Promise<void>(resolve => (release = resolve))
  await page.route(url, route => released.then(() => route.continue()))
  return release
}

/** Waits until a change is painted and the browser has reported its measurements. */
const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))))

describe.concurrent('the Link page in a browser', () => {
  test('each step of connecting is accessible', { timeout: 240_000 }, async () => {
    await visit('connect', async page => {
      await heading(page, 'Connect an account')
      // The page loads its own font, so that the device's fonts do not matter.
      await page.getByText('Secured by Rialto').waitFor()
      await expect.poll(() => page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain('loaded')
      await inspect(page, 'catalogue')
      await page.getByRole('searchbox').fill('krakn')
      await page.waitForFunction(() => document.querySelectorAll('li').length === 1)
      await page.getByRole('searchbox').fill('zzz')
      await page.getByText('No results for').waitFor()
      await press(page, 'Clear search')
      await page.getByRole('searchbox').fill('gdax')
      await page.waitForFunction(() => document.querySelectorAll('li').length === 1)
      await press(page, /Coinbase/)
      await inspect(page, 'consent')
      const direction = () => page.locator('main').getAttribute('data-direction')
      expect(await direction()).toBe('on')
      // The text is legible from the first frame: the step moves and does not fade in. With reduced motion it does neither.
      const motion = () =>
        page.evaluate(() => {
          const { animationName, animationDuration } = getComputedStyle(document.querySelector('.step')!)
          const rules = [...document.styleSheets].flatMap(sheet => [...sheet.cssRules])
          const frames = rules.find(rule => rule instanceof CSSKeyframesRule && rule.name === animationName)
          return { seconds: Number.parseFloat(animationDuration), frames: frames?.cssText ?? '' }
        })
      expect((await motion()).seconds).toBeLessThan(0.01)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      const moving = await motion()
      expect(moving.seconds).toBeGreaterThan(0.1)
      expect(moving.frames).toContain('translate')
      expect(moving.frames).not.toContain('opacity')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goBack()
      await heading(page, 'Connect an account')
      expect(await direction()).toBe('back')
      await page.getByRole('searchbox').fill('')
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

  test('groups the catalogue by use, and filters it by asset and network with the reason for the rest', async () => {
    await visit('connect-ranked', async page => {
      await heading(page, 'Connect an account')
      await page.getByRole('heading', { level: 2, name: 'More exchanges' }).waitFor()
      const groups = () => page.getByRole('heading', { level: 2 }).allTextContents()
      expect(await groups()).toEqual(['Recent', 'Popular', 'More exchanges'])
      const recent = page.getByRole('list', { name: 'Recent' })
      expect(await recent.getByRole('button').allTextContents()).toHaveLength(2)
      await inspect(page, 'catalogue-ranked')
      // By keyboard alone.
      const focused = () => page.evaluate(() => document.activeElement?.textContent)
      await page.getByRole('searchbox').focus()
      await page.keyboard.press('ArrowDown')
      expect(await focused()).toBe(await recent.getByRole('button').first().textContent())
      await page.keyboard.press('ArrowUp')
      await expect.poll(() => page.getByRole('searchbox').evaluate(one => one === document.activeElement)).toBe(true)
      const button = page.getByRole('button', { name: 'Filter' })
      await button.focus()
      await page.keyboard.press('Enter')
      const asset = page.getByLabel('Asset')
      await asset.getByRole('option', { name: 'BTC' }).waitFor({ state: 'attached' })
      expect(await button.getAttribute('aria-expanded')).toBe('true')
      await page.keyboard.press('Tab')
      await page.keyboard.type('BTC')
      await page.getByRole('button', { name: /OKX.*Can’t send BTC/ }).waitFor()
      await page.getByRole('status').filter({ hasText: '10 exchanges found' }).waitFor()
      const okx = page.getByRole('button', { name: /OKX/ })
      expect(await okx.getAttribute('aria-disabled')).toBe('true')
      expect(await page.getByRole('listitem').last().textContent()).toContain('OKX')
      const base = page.getByRole('option', { name: 'Base: no BTC' })
      expect(await base.isDisabled()).toBe(true)
      await inspect(page, 'catalogue-filter')
      // The filter is kept while the user looks at an institution.
      await press(page, /Coinbase/)
      await page.goBack()
      await page.getByRole('button', { name: /OKX.*Can’t send BTC/ }).waitFor()
      await page.getByRole('button', { name: 'Filter BTC' }).click()
      await page.getByLabel('Network').selectOption('Bitcoin')
      await page.getByRole('button', { name: /OKX.*Can’t send BTC · Bitcoin/ }).waitFor()
      await page.getByLabel('Asset').selectOption('ETH')
      await page.getByText('ETH isn’t available on Bitcoin.').waitFor()
      await press(page, 'Clear filter')
      await page.getByText('Can’t send').first().waitFor({ state: 'detached' })
    })
  })

  test('each step of a transfer is accessible', { timeout: 240_000 }, async () => {
    await visit('transfer-slow', async page => {
      await connectByKey(page)
      await heading(page, 'What do you want to send?')
      await inspect(page, 'assets')
      await press(page, /USD Coin/)
      await inspect(page, 'network')
      await press(page, /Base/)
      await press(page, 'Review transfer')
      await page.getByText('Enter an amount.').waitFor()
      // The maximum is stated while the user types, the minimum only when the field is left: more digits may reach it.
      await page.getByLabel('Amount in USDC').fill('999999')
      await page.getByText(/^The maximum is /).waitFor()
      await page.getByLabel('Amount in USDC').fill('0.5')
      expect(await page.locator('.r-field__error').count()).toBe(0)
      await press(page, '$50')
      expect(await page.getByLabel('Amount in USDC').inputValue()).toBe('50')
      await page.context().setOffline(true)
      await page.getByText('No internet connection.').waitFor()
      await page.context().setOffline(false)
      await page.getByText('No internet connection.').waitFor({ state: 'detached' })
      await page.getByLabel('Amount in USDC').fill('25')
      await inspect(page, 'amount')
      await press(page, 'Review transfer')
      await page.getByRole('button', { name: /^Send 25/ }).waitFor()
      await inspect(page, 'preview')
      expect(await page.getByText('Quote expires').count()).toBe(0)
      // 400 % zoom, or a phone in landscape: the page has one scroll bar, and every control can be reached.
      await page.setViewportSize({ width: 640, height: 240 })
      const scrollers = await page.evaluate(
        () =>
          [...document.querySelectorAll('*')].filter(
            one => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === 'auto',
          ).length,
      )
      expect(scrollers).toBe(0)
      await page.getByRole('button', { name: /^Send 25/ }).scrollIntoViewIfNeeded()
      await page.setViewportSize({ width: 400, height: 700 })
      let answer = () => undefined as void
      const answered = new Promise<void>(resolve => (answer = resolve))
      await page.route(/\/transfers\/execute$/, route => answered.then(() => route.continue()), { times: 1 })
      await press(page, /^Send 25/)
      // While the outcome is unknown, the dialog does not state that no money was sent.
      await press(page, 'Close')
      await page.getByRole('dialog').getByText('Your transfer may have started.').waitFor()
      await press(page, 'Stay')
      answer()
      await heading(page, 'Enter your code')
      expect(await page.getByLabel('6-digit code').evaluate(one => one === document.activeElement)).toBe(true)
      await page.getByLabel('6-digit code').fill('000 000')
      await page.locator('.r-field__error').waitFor()
      await inspect(page, 'secondFactor')
      await page.getByLabel('6-digit code').fill('123 456')
      await heading(page, 'Your transfer is on its way')
      await page.getByText(/^This is taking longer than usual/).waitFor()
      await inspect(page, 'progress')
      await page.reload()
      await heading(page, 'Your transfer is on its way')
    })
  })

  test(
    'the page takes the colors, corners and wording of the client, legible in both themes',
    { timeout: 240_000 },
    async () => {
      await visit('transfer-branded', async page => {
        await heading(page, 'Choose where to send from')
        await connectByKey(page)
        await press(page, /USD Coin/)
        await press(page, /Base/)
        await page.getByLabel('Amount in USDC').fill('25')
        await inspect(page, 'branded-amount')
        await press(page, 'Review transfer')
        const confirm = page.getByRole('button', { name: /^Deposit 25/ })
        await confirm.waitFor()
        await inspect(page, 'branded-preview')
        await page.mouse.move(0, 0)
        const look = () =>
          confirm.evaluate(one => [getComputedStyle(one).backgroundColor, getComputedStyle(one).borderRadius])
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        await expect.poll(look).toEqual(['rgb(9, 122, 110)', '4px'])
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        await expect.poll(look).toEqual(['rgb(47, 168, 152)', '4px'])
      })
    },
  )

  test('the beneficiary is requested, and the code follows with the same answer', { timeout: 240_000 }, async () => {
    await visit('payment-travelrule', async page => {
      await connectByKey(page)
      await press(page, /^Send 25/)
      await heading(page, 'Who receives this transfer?')
      await press(page, 'Continue')
      expect(await page.locator('.r-field__error').count()).toBe(7)
      await inspect(page, 'travelRule-incomplete')
      await page.getByLabel('Me', { exact: true }).check()
      await page.getByLabel(/owner’s own wallet/).check()
      await page.getByLabel('Your full name').fill('Ada Byron')
      await page.getByLabel('Street and number').fill('1 High Street')
      await page.getByLabel('City').fill('Dublin')
      await page.getByLabel('Postal code').fill('D01 F5P2')
      await page.getByLabel('Country').selectOption('IE')
      await page.getByText('you declare that this wallet is yours').waitFor()
      await inspect(page, 'travelRule')
      await press(page, 'Continue')
      await page.getByText('Check the details').waitFor()
      expect(await page.getByLabel('Your full name').inputValue()).toBe('Ada Byron')
      const sent = page.waitForRequest(request => request.url().endsWith('/execute'))
      await press(page, 'Continue')
      expect((await sent).postDataJSON()).toMatchObject({
        travelRule: { isOwnWallet: true, beneficiary: { name: 'Ada Byron', address: { countryCode: 'IE' } } },
      })
      await heading(page, 'Enter your code')
      const coded = page.waitForRequest(request => request.url().endsWith('/execute'))
      await page.getByLabel('6-digit code').fill('123 456')
      expect((await coded).postDataJSON()).toMatchObject({ travelRule: { walletType: 'selfHosted' } })
      await heading(page, /Transfer complete|on its way/)
    })
  })

  test('each failure shows its reason and a next step', { timeout: 240_000 }, async () => {
    await visit('used', page => heading(page, 'This link was already used').then(() => inspect(page, 'used')))
    await visit('transfer-empty', async page => {
      await connectByKey(page)
      await heading(page, 'Nothing can be sent from this account')
    })
    await visit('payment-nocode', async page => {
      await connectByKey(page)
      await press(page, /^Send 25/)
      await heading(page, 'Transfer complete')
      await inspect(page, 'success')
    })
    await visit('payment-nocode-failed', async page => {
      await connectByKey(page)
      await press(page, /^Send 25/)
      await heading(page, 'Transfer failed')
      await page.getByText('returned the amount to your account').waitFor()
      await inspect(page, 'failed')
      await press(page, 'Try again')
      await page.getByRole('button', { name: /^Send 25/ }).waitFor()
    })
    await visit('payment-refused', async page => {
      await connectByKey(page)
      await press(page, /^Send 25/)
      await heading(page, 'Transfer refused')
      expect(await page.getByText('daily limit').count()).toBe(0)
      // One link beside the code of the case, and the one that every step has.
      expect(await page.getByRole('link', { name: /^Help/ }).count()).toBe(2)
    })
    await visit('transfer-dead', async page => {
      await connectByKey(page)
      await heading(page, 'Sign in again')
    })
    await visit('transfer-lost-slow', async page => {
      await toPreview(page)
      await press(page, /^Send 25/)
      await heading(page, 'Transfer status unknown')
      await inspect(page, 'unknown')
      await press(page, 'Check status')
      await heading(page, /Your transfer/)
    })
    await visit('transfer-short-whitelist', async page => {
      await toPreview(page)
      await page.getByText('The quote was updated', { exact: true }).waitFor()
      await page.getByRole('button', { name: /^Send 25/ }).click()
      await heading(page, 'Save this address first')
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await press(page, 'Copy Destination address')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^0x[0-9a-fA-F]{40}$/)
      await press(page, 'I’ve saved the address')
      await page.getByText('Not there yet (checked').waitFor()
      await inspect(page, 'whitelist')
      await press(page, 'Use another account')
      await heading(page, 'Choose where to send from')
    })
    await visit('transfer-zero', async page => {
      await connectByKey(page)
      await heading(page, 'No crypto in this account')
    })
    await visit('payment-nocode-unconfirmed', async page => {
      await connectByKey(page)
      await press(page, /^Send 25/)
      await heading(page, 'Checking with Coinbase')
      await page.getByText('Don’t send it again').waitFor()
      expect(await page.getByText('was submitted').count()).toBe(0)
      await inspect(page, 'unconfirmed')
    })
  })

  test(
    'a user signs in with a password and a code, by the way of delivery that they choose',
    { timeout: 240_000 },
    async () => {
      await visit('connect', async page => {
        await press(page, /Sandbox Brokerage/)
        await page.getByText('don’t store it').first().waitFor()
        await press(page, 'Continue')
        await heading(page, 'Sign in to Sandbox Brokerage')
        await page.getByRole('textbox', { name: 'User name' }).fill('Mesh')
        await page.getByLabel('Password', { exact: true }).fill('wrong')
        await press(page, 'Sign in')
        await page.getByText('User name or password not accepted').waitFor()
        await page.getByLabel('Password', { exact: true }).fill('Pass123')
        await press(page, 'Sign in')
        await heading(page, 'How do you want to get your code?')
        await press(page, 'Text message')
        await page.getByText('sent a 6-digit code to your phone •••• 42').waitFor()
        const code = page.getByLabel('6-digit code')
        await code.fill('000000')
        await page.getByText('That code is incorrect.').first().waitFor()
        await inspect(page, 'signInCode')
        await code.fill('999999')
        await page.getByText('That code has expired.').first().waitFor()
        await code.fill('111111')
        await page.getByText('This account is locked').waitFor()
        await press(page, 'Get the code another way')
        await press(page, 'Authenticator app')
        await page.getByLabel('6-digit code').fill('123456')
        await heading(page, 'Sandbox Brokerage is connected')
        // What was said of the codes is no longer true.
        expect(await page.locator('p.r-hidden[role=status]').textContent()).toBe('')
      })
    },
  )

  test('a user signs in by a window, and by a redirect when the browser blocks it', { timeout: 240_000 }, async () => {
    await visit('connect', async (page, context) => {
      await press(page, /Coinbase/)
      const popup = context.waitForEvent('page')
      await press(page, 'Continue to Coinbase')
      await popup
      await heading(page, 'Coinbase is connected')
    })
    await visit('connect-denied', async page => {
      await page.evaluate(() => (window.open = () => null))
      await press(page, /Coinbase/)
      await press(page, 'Continue to Coinbase')
      await heading(page, 'You didn’t allow access')
    })
    await visit('connect-stuck', async page => {
      await page.evaluate(() => (window.open = () => null))
      await press(page, /Coinbase/)
      await press(page, 'Continue to Coinbase')
      await heading(page, 'Your browser blocked the sign-in window')
      const signIn = await page.getByRole('link', { name: /sign-in in a new tab/ }).getAttribute('href')
      await page.getByText(`The sign-in page opens at ${new URL(signIn ?? '').host}.`).waitFor()
      await inspect(page, 'blocked')
    })
    await visit('connect-stuck', async (page, context) => {
      await press(page, /Coinbase/)
      const popup = context.waitForEvent('page')
      await press(page, 'Continue to Coinbase')
      await (await popup).close()
      await heading(page, 'Did you close the sign-in window?')
      await inspect(page, 'windowClosed')
      await press(page, 'Use another account')
      await heading(page, 'Connect an account')
    })
    await visit('connect', async page => {
      await press(page, /Coinbase/)
      await heading(page, /wants to connect/)
      await page.keyboard.press('Escape')
      await heading(page, 'You can close this window')
    })
    await visit('connect-pairing', async page => {
      await press(page, /Coinbase/)
      await press(page, 'Continue to Coinbase')
      await heading(page, 'Enter the code from the sign-in window')
      await press(page, 'Connect')
      await page.getByText('Enter all eight characters.').waitFor()
      await page.getByLabel('8-character code').fill('abcd efgg')
      await press(page, 'Connect')
      await page.getByText('That isn’t the code').first().waitFor()
      await inspect(page, 'pairing')
      await page.getByLabel('8-character code').fill('abcd efgh')
      await press(page, 'Connect')
      await heading(page, 'Coinbase is connected')
    })
  })

  test('the host gets each message once in a transfer by keyboard alone', { timeout: 240_000 }, async () => {
    const run = async (page: Page) => {
      const link = page.frameLocator('iframe')
      const at = (text: string | RegExp) => link.getByRole('heading', { level: 1, name: text }).waitFor()
      /** Presses Tab until the control has the focus: every visible control can be reached by keyboard. */
      const tabTo = async (name: string | RegExp, role: 'button' | 'textbox' = 'button') => {
        const wanted = link.getByRole(role, { name })
        for (let presses = 0; presses < 30; presses++) {
          await page.keyboard.press('Tab')
          if (await wanted.evaluate(one => one === document.activeElement)) return
        }
        throw new Error(`Never reached ${String(name)}`)
      }
      const choose = async (name: string | RegExp) => tabTo(name).then(() => page.keyboard.press('Enter'))
      await at('Choose where to send from')
      await choose(/Kraken/)
      await at(/wants to connect/)
      await choose('Continue')
      await at(/with an API key/)
      await tabTo('API key', 'textbox')
      await page.keyboard.type('persona')
      await tabTo('API secret', 'textbox').catch(() => undefined)
      await page.keyboard.type('Pass123')
      await page.keyboard.press('Enter')
      await at('What do you want to send?')
      await choose(/USD Coin/)
      await at('Choose a network')
      await choose(/Base/)
      await at(/How much/)
      await tabTo('Amount in USDC', 'textbox')
      await page.keyboard.type('25')
      await page.keyboard.press('Enter')
      await link.getByRole('button', { name: /^Send 25/ }).waitFor()
      await choose(/^Send 25/)
      await at('Enter your code')
      await page.keyboard.type('123456')
      await at('Transfer complete')
      await choose('Done')
      await at('You can close this window')
      // The page and its host are two processes: the last message may still be on its way.
      const received = await page.waitForFunction(() => {
        const all = (window as unknown as { received: { type: string }[] }).received
        return all.at(-1)?.type === 'done' ? all : undefined
      })
      const messages = (await received.jsonValue()) ?? []
      expect(messages.map(message => message.type)).toEqual([
        'loaded',
        'homePageLoaded',
        'integrationSelected',
        'credentialsEntered',
        'brokerageAccountAccessToken',
        'transferStarted',
        'transferAssetSelected',
        'transferNetworkSelected',
        'transferAmountEntered',
        'transferPreviewed',
        'transferMfaRequired',
        'transferMfaEntered',
        'transferInitiated',
        'transferFinished',
        'done',
      ])
      expect(messages.every(message => parsePageMessage(message) !== undefined)).toBe(true)
      expect(messages.at(-1)).toMatchObject({ payload: { page: 'transferExecutedPage', transfer: { amount: 25 } } })
    }
    await visit('transfer', run, '/host')
  })

  test('every text of the page is in the requested language, in both directions', { timeout: 240_000 }, async () => {
    const walk = async (lng: string, look: (page: Page, name: string) => Promise<void>) => {
      const page = await browser.newPage({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
      const at = (name: string) =>
        page
          .locator('main.link__main h1')
          .waitFor()
          .then(() => look(page, name))
      const choose = (name: string | RegExp) => page.locator('main').getByRole('button', { name }).first().click()
      const submit = () => page.locator('.step__actions button').first().click()
      await page.goto(`${served.origin}/link/?code=transfer-slow&lng=${lng}`)
      await page
        .locator('main')
        .getByRole('button', { name: /Kraken/ })
        .waitFor()
      await at('catalogue')
      await choose(/Kraken/)
      await page.locator('.points').first().waitFor()
      await at('consent')
      await submit()
      await page.locator('input').first().waitFor()
      await at('key')
      await page.locator('input').first().fill('persona')
      await page.locator('input').nth(1).fill('Pass123')
      await submit()
      await choose(/USDC/)
      await at('network')
      await choose(/Base/)
      await page.locator('#amount-form input').fill('25')
      await at('amount')
      await submit()
      await page.locator('.r-facts, dl').first().waitFor()
      await at('preview')
      await page.close()
    }
    const left = new Set<string>()
    const sample = JSON.stringify([integrations, holdings, session('transfer', []), connection(integrations[0]!)])
    /** The texts of the page, each alone, without addresses. */
    const textsOf = (page: Page) =>
      page.evaluate(() => {
        const nodes = document.createTreeWalker(document.querySelector('main.link__main')!, NodeFilter.SHOW_TEXT)
        const texts: string[] = []
        while (nodes.nextNode())
          if (!nodes.currentNode.parentElement?.closest('[translate="no"]'))
            texts.push(nodes.currentNode.textContent ?? '')
        return texts
      })
    const fits = (page: Page) =>
      page.evaluate(() =>
        [...document.querySelectorAll('.step__body, html')].every(one => one.scrollWidth <= one.clientWidth + 1),
      )
    await walk('en-XA', async (page, name) => {
      for (const [word] of (await textsOf(page)).join(' ').matchAll(/[A-Za-z]{4,}/g))
        if (!sample.includes(word)) left.add(`${name}: ${word}`)
      expect({ name, fits: await fits(page) }).toEqual({ name, fits: true })
    })
    expect([...left]).toEqual([])
    await walk('ar', async (page, name) => {
      expect(await page.evaluate(() => [document.documentElement.dir, document.documentElement.lang])).toEqual([
        'rtl',
        'ar-u-nu-latn',
      ])
      expect({ name, fits: await fits(page) }).toEqual({ name, fits: true })
      // An amount keeps its own order inside the text of the other side.
      if (name === 'preview')
        expect(await page.locator('.preview__amount').innerText()).toMatch(/^\u2068[\d.,]+\sUSDC\u2069/)
      if (shots !== undefined) await page.screenshot({ path: join(shots, `ar-${name}.png`) })
    })
  })

  test('a returning user sees the stored accounts first', { timeout: 240_000 }, async () => {
    const run = async (page: Page) => {
      const link = page.frameLocator('iframe')
      await link.getByRole('heading', { level: 1, name: 'Choose an account' }).waitFor()
      await link.getByRole('button', { name: /Binance.*Sign in again.*Last used: Mar 9, 2026/ }).waitFor()
      await link.getByRole('button', { name: /Coinbase.*Last used: 5 minutes ago/ }).waitFor()
      await link.getByRole('button', { name: /Coinbase.*1,250\.5.USDC/ }).waitFor()
      await link.getByRole('button', { name: /Coinbase/ }).click()
      await link.getByRole('heading', { level: 1, name: 'What do you want to send?' }).waitFor()
    }
    await visit('transfer-returning', run, '/host')
  })
})
