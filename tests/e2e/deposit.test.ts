import type { Browser, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { eventually } from '../harness/eventually.ts'
import { findViolationsInThemes } from '../harness/findViolations.ts'
import { sandboxControl, tokenBalance } from '../harness/sandboxControl.ts'
import { firstOf, isShort } from '../harness/shortForm.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

const baseSepolia = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'
const merchantAddress = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'

let rialto: Rialto
let browser: Browser

beforeAll(async () => {
  ;[rialto, browser] = await Promise.all([startRialto({ embeddedDatabase: true }), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await rialto.stop()
})

const signInAtCoinbase = async (page: Page, link: FrameLocator) => {
  await link.getByRole('button', { name: /Coinbase/ }).click()
  const opened = page.waitForEvent('popup')
  await link.getByRole('button', { name: /Continue to Coinbase/ }).click()
  const popup = await opened
  await popup.getByLabel('User name').fill('Mesh')
  await popup.getByLabel('Password').fill('Pass123')
  await popup.getByRole('button', { name: 'Sign in' }).click()
  await popup.getByRole('button', { name: 'Allow' }).click()
}

const signInAtBinance = async (_page: Page, link: FrameLocator) => {
  await link.getByRole('button', { name: /Binance(?!\.US)/ }).click()
  await link.getByRole('button', { name: 'Continue' }).click()
  await link.getByRole('textbox', { name: 'API key' }).fill('Mesh')
  await link.getByRole('textbox', { name: /secret/i }).fill('Pass123')
  await link.getByRole('button', { name: /Connect/ }).click()
}

interface Record {
  status: string
  hash: string
  symbol: string
  amountToReceive: number
  destinationAddress: string
  refundAddress: string
  from: { type: string }
}

const coinbase = { name: 'Coinbase', type: 'coinbase', signIn: signInAtCoinbase, secondFactor: true }
const binance = { name: 'Binance', type: 'binanceInternational', signIn: signInAtBinance, secondFactor: false }

describe.each(isShort ? [coinbase] : firstOf([coinbase, binance]))(
  'a deposit from $name',
  ({ name, type, signIn, secondFactor }) => {
    test('the deposit ends as 50 USDC on chain, a verified webhook and a record', async () => {
      const chain = await sandboxControl(rialto.sandbox).chain(baseSepolia)
      const before = await tokenBalance(chain, 'USDC', merchantAddress)
      const context = await browser.newContext({ viewport: { width: 1280, height: 860 } })
      const page = await context.newPage()
      const problems: string[] = []
      page.on('pageerror', error => problems.push(error.message))
      await page.goto(rialto.demo)
      // Known once the first state has come, and with it the webhooks of earlier deposits.
      const balance = page.locator('#balance', { hasText: /\d/ })
      const credited = Number(await balance.innerText())
      const succeeded = page.locator('#hooks .hook .pill[data-status="Succeeded"]')
      const reported = await succeeded.count()
      expect(await findViolationsInThemes(page)).toEqual([])

      await page.locator('#deposit').click()
      const link = page.frameLocator('#mesh-link-popup__iframe')
      await signIn(page, link)
      await link.getByRole('heading', { name: 'Review and confirm' }).waitFor()
      await link.getByRole('button', { name: 'Send 50 USDC' }).click()
      // The code goes off with its last digit.
      if (secondFactor) await link.getByRole('textbox').first().fill('123456')

      // The page counts only what a webhook with good signatures says has succeeded.
      await succeeded.nth(reported).waitFor()
      await expect.poll(() => balance.innerText()).toBe((credited + 50).toFixed(2))
      const newestWebhook = page
        .locator('#hooks .hook', { has: page.locator('.pill[data-status="Succeeded"]') })
        .first()
      expect(await newestWebhook.locator('.proof span').allInnerTexts()).toEqual([
        '✓ Verified: webhook-signature',
        '✓ Verified: X-Mesh-Signature-256',
      ])
      await link.getByRole('button', { name: /Done/ }).click()
      await page.locator('#mesh-link-popup__iframe').waitFor({ state: 'detached' })

      // The next deposit, of another amount, starts at its confirmation, without a sign-in.
      await page.getByText(`Connected: ${name}. You need not sign in again.`).waitFor()
      await page.getByText('$20', { exact: true }).click()
      await page.getByRole('button', { name: 'Deposit $20' }).click()
      await link.getByRole('button', { name: 'Send 20 USDC' }).waitFor()
      expect(problems).toEqual([])
      await context.close()

      await expect.poll(() => tokenBalance(chain, 'USDC', merchantAddress)).toBe(before + 50_000_000n)
      const newest = await eventually(async () => {
        const { content } = await callApi(rialto, 'GET', '/transfers/managed/platform?Count=1')
        return (content as { items: Record[] }).items[0]
      }, 'the record')
      expect(newest).toMatchObject({
        status: 'succeeded',
        symbol: 'USDC',
        amountToReceive: 50,
        destinationAddress: merchantAddress,
        from: { type, name },
      })
      expect(newest.hash).toMatch(/^0x[0-9a-f]{64}$/)
      expect(newest.refundAddress).toMatch(/^0x[0-9a-fA-F]{40}$/)
    })
  },
)

const shots = process.env['RIALTO_SHOTS']

/** In a browser that knows nothing of the user, and in one with a link that is not whole. */
const showsReceipt = async (address: string | null) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(address ?? '')
  await page.getByRole('heading', { name: 'Transfer receipt' }).waitFor()
  await page.getByText('Completed').waitFor()
  await page.locator('.preview__amount').getByText('30 USDC').waitFor()
  await page.locator('.r-fact', { hasText: 'Credited by' }).getByText('30 USDC').waitFor()
  if (shots !== undefined) await page.screenshot({ path: `${shots}/receipt.png`, fullPage: true })
  await page.goto((address ?? '').slice(0, -1))
  await page.getByRole('heading', { name: 'This receipt link isn’t valid' }).waitFor()
  await context.close()
}

/** Nobody's yet: all that ever arrives there was sent by this test. */
const emptyAddresses = [
  '0x7f00d00000000000000000000000000000000001',
  '0x7f00d00000000000000000000000000000000002',
] as const

describe.skipIf(isShort).each([
  {
    what: 'another coin, converted',
    transferOptions: { transferType: 'payment', fundingOptions: { enabled: true } },
    institution: /Binance(?!\.US)/,
    persona: 'MeshUSDT',
    says: /USDT.? from .?Binance.?, converted first.?, .?\$[\d.]+.? in fees/,
    toAddress: emptyAddresses[0],
  },
  {
    what: 'dollars, in an onramp',
    transferOptions: { transferType: 'onramp' },
    institution: /Binance\.US/,
    persona: 'Mesh3',
    says: /Purchase with .?USD.? at .?Binance\.US.?, .?\$[\d.]+.? in fees/,
    toAddress: emptyAddresses[1],
  },
])('a user who pays with $what', ({ transferOptions, institution, persona, says, toAddress }) => {
  test('the page states the payment in one sentence and sends exactly the requested amount', async () => {
    const destination = { networkId: baseSepolia, symbol: 'USDC', address: toAddress }
    const body = {
      userId: persona,
      transferOptions: { ...transferOptions, amountInFiat: 30, toAddresses: [destination] },
    }
    const { content } = await callApi(rialto, 'POST', '/linktoken', body)
    const { linkToken } = content as { linkToken: string }
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(atob(linkToken), { referer: rialto.demo })
    await page.getByRole('button', { name: institution }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('textbox', { name: 'API key' }).fill(persona)
    await page.getByRole('textbox', { name: /secret/i }).fill('Pass123')
    await page.getByRole('button', { name: /Connect/ }).click()
    await page.getByText(says).waitFor()
    await page.getByText(/^Leaves .+ at most$/).waitFor()
    if (shots !== undefined) await page.screenshot({ path: `${shots}/source-${persona}.png`, fullPage: true })
    await page.getByRole('button', { name: /^(Buy|Convert) and send .*USDC/ }).click()
    await page.getByRole('heading', { name: 'Transfer complete' }).waitFor()
    await showsReceipt(await page.getByRole('link', { name: /View receipt/ }).getAttribute('href'))
    await context.close()
    const chain = await sandboxControl(rialto.sandbox).chain(baseSepolia)
    await expect.poll(() => tokenBalance(chain, 'USDC', toAddress)).toBe(30_000_000n)
    const listed = await callApi(rialto, 'GET', `/transfers/managed/platform?UserId=${persona}`)
    const { items } = listed.content as { items: { status: string; isSmartFundingTransfer: boolean }[] }
    expect(items).toMatchObject([{ status: 'succeeded', isSmartFundingTransfer: true }])
  })
})

test.skipIf(isShort)(
  'a tile of the shop’s page loads Link before the click, and opens it at its institution or at the stored account there',
  async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    await page.goto(rialto.demo)
    const tiles = page.getByRole('group', { name: 'Deposit to Harbor Coffee' })
    const binance = tiles.getByRole('button', { name: 'Binance', exact: true })
    await binance.hover()
    await page.locator('#mesh-link-prewarm-iframe').waitFor({ state: 'attached' })
    // The logo is drawn: the shop’s policy lets it through.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('#tiles img')].every(one => (one as HTMLImageElement).naturalWidth > 0),
    )
    await binance.click()
    const link = page.frameLocator('#mesh-link-popup__iframe')
    await link.getByRole('heading', { level: 1, name: /Binance/ }).waitFor()
    await link.getByRole('button', { name: 'Continue' }).click()
    await link.getByRole('textbox', { name: 'API key' }).fill('Mesh')
    await link.getByRole('textbox', { name: /secret/i }).fill('Pass123')
    await link.getByRole('button', { name: /Connect/ }).click()
    await link.getByRole('heading', { name: 'Review and confirm' }).waitFor()
    await page.locator('#saved', { hasText: 'Binance' }).waitFor({ state: 'attached' })
    await page.reload()
    await binance.click()
    // Its account is stored: there is nothing to sign in to.
    await link.getByRole('heading', { name: 'Review and confirm' }).waitFor()
    await page.reload()
    // Nothing stands between a wallet's tile and the wallets.
    await tiles.getByRole('button', { name: 'Wallet', exact: true }).click()
    // Where only one has announced itself so far, it is asked at once.
    const wallet = link.getByRole('button', { name: /^Sandbox Wallet/ })
    await wallet
      .or(link.getByRole('heading', { name: /Sandbox Wallet/ }))
      .first()
      .waitFor()
    await context.close()
  },
)
