import { randomBytes } from 'node:crypto'

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { sandboxControl, tokenBalance } from '../harness/sandboxControl.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

const baseSepolia = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'

let rialto: Rialto
let browser: Browser

beforeAll(async () => {
  ;[rialto, browser] = await Promise.all([startRialto(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await rialto.stop()
})

const reachPreview = async (page: Page) => {
  await page.getByRole('button', { name: /Binance(?!\.US)/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'API key' }).fill('Mesh')
  await page.getByRole('textbox', { name: /secret/i }).fill('Pass123')
  await page.getByRole('button', { name: /Connect/ }).click()
  await page.getByRole('button', { name: 'Send 5 USDC' }).waitFor()
}

test('a duplicated tab shows the transfer that the first tab sent, and the order is paid once', async () => {
  const address = `0x${randomBytes(20).toString('hex')}`
  const toAddresses = [{ networkId: baseSepolia, symbol: 'USDC', address, amount: 5 }]
  const { content } = await callApi(rialto, 'POST', '/linktoken', {
    userId: 'duplicated-tab',
    transferOptions: { transferType: 'payment', transactionId: address, toAddresses },
  })
  const first = await browser.newPage()
  await first.goto(atob((content as { linkToken: string }).linkToken))
  await reachPreview(first)
  const opened = first.waitForEvent('popup')
  // As a browser duplicates a tab: with a copy of its session storage.
  await first.evaluate(() => void window.open(location.href))
  const second = await opened
  await second.getByRole('button', { name: 'Send 5 USDC' }).waitFor()

  await first.getByRole('button', { name: 'Send 5 USDC' }).click()
  await first.getByRole('button', { name: 'Send 5 USDC' }).waitFor({ state: 'detached' })
  await second.getByRole('button', { name: 'Send 5 USDC' }).waitFor({ state: 'detached' })
  for (const page of [first, second]) await page.getByRole('button', { name: 'Done' }).waitFor({ timeout: 60_000 })

  const chain = await sandboxControl(rialto.sandbox).chain(baseSepolia)
  expect(await tokenBalance(chain, 'USDC', address)).toBe(5_000_000n)
  const { content: list } = await callApi(rialto, 'GET', '/transfers/managed/platform?UserId=duplicated-tab')
  expect((list as { items: unknown[] }).items).toHaveLength(1)
})
