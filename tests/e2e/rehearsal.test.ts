import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { findViolationsInThemes, linkFrameOf } from '../harness/findViolations.ts'
import { freshAddress } from '../harness/money.ts'
import { sandboxControl, tokenBalance } from '../harness/sandboxControl.ts'
import { serveHostPage } from '../harness/serveHostPage.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

const networkId = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'

let rialto: Rialto
let browser: Browser
let host: Awaited<ReturnType<typeof serveHostPage>>
beforeAll(async () => {
  host = await serveHostPage('@rialto/web-sdk')
  const env = { RIALTO_DEMO: 'off', RIALTO_SANDBOX_ALLOWED_ORIGINS: host.origin }
  ;[rialto, browser] = await Promise.all([startRialto({ env }), launchBrowser()])
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await rialto?.stop()
  await host?.stop()
})

test('a user sends a small part first, sees it arrive, and sends the rest; the application gets one transfer', async () => {
  const address = freshAddress()
  const chain = await sandboxControl(rialto.sandbox).chain(networkId)
  const arrived = () => tokenBalance(chain, 'USDC', address)
  const transferOptions = {
    transferType: 'payment',
    transactionId: 'rehearsed',
    rehearsalAboveInFiat: 100,
    toAddresses: [{ networkId, symbol: 'USDC', address, amount: 500 }],
  }
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId: 'rehearses', transferOptions })
  const page = await browser.newPage({ viewport: { width: 1100, height: 950 } })
  await page.goto(host.origin)
  const token = (content as { linkToken: string }).linkToken
  await page.evaluate(given => (window as never as { openLink(given: string): void }).openLink(given), token)
  const link = page.frameLocator('#mesh-link-popup__iframe')
  await link.getByRole('button', { name: /Binance(?!\.US)/ }).click()
  await link.getByRole('button', { name: 'Continue' }).click()
  await link.getByRole('textbox', { name: 'API key' }).fill('Mesh')
  await link.getByRole('textbox', { name: /secret/i }).fill('Pass123')
  await link.getByRole('button', { name: /Connect/ }).click()
  await link.getByRole('button', { name: 'Send 1 USDC first' }).click()
  await link.getByRole('heading', { name: 'Send a small part first' }).waitFor()
  await link.getByText('you confirm the remaining 499 USDC').waitFor()
  expect(await findViolationsInThemes(page, linkFrameOf(page))).toEqual([])
  // Back leads to the whole payment.
  await link.getByRole('button', { name: 'Back' }).click()
  await link.getByRole('button', { name: 'Send 500 USDC' }).waitFor()
  await link.getByRole('button', { name: 'Send 1 USDC first' }).click()
  await link.getByRole('button', { name: 'Send 1 USDC', exact: true }).click()
  await link.getByRole('heading', { name: '1 USDC arrived' }).waitFor()
  expect(await arrived()).toBe(1_000_000n)
  await link.getByText('499 USDC from Binance').waitFor()
  expect(await findViolationsInThemes(page, linkFrameOf(page))).toEqual([])
  await link.getByRole('button', { name: 'Pay 499 USDC' }).click()
  await link.getByRole('button', { name: 'Send 499 USDC' }).click()
  await link.getByRole('button', { name: 'Done' }).click()
  await page.locator('#mesh-link-popup__iframe').waitFor({ state: 'detached' })
  expect(await arrived()).toBe(500_000_000n)
  const calls = await page.evaluate(() => (window as never as { calls: [string, Record<string, unknown>][] }).calls)
  const finished = calls.filter(([name]) => name === 'onTransferFinished').map(([, payload]) => payload)
  expect(new Set(finished.map(payload => payload['transferId'])).size).toBe(1)
  expect(finished.at(-1)).toMatchObject({ symbol: 'USDC', amountDecimal: '500', clientTransactionId: 'rehearsed' })
  const records = (await callApi(rialto, 'GET', '/transfers/managed/platform?UserId=rehearses')).content
  expect(records).toMatchObject({
    total: 1,
    items: [{ status: 'succeeded', amountDecimal: '500', parts: [{ amountDecimal: '1' }, { amountDecimal: '499' }] }],
  })
  await page.close()
}, 120_000)
