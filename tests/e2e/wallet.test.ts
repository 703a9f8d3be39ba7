import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { sandboxControl, tokenBalance } from '../harness/sandboxControl.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

let rialto: Rialto
let browser: Browser
beforeAll(async () => {
  ;[rialto, browser] = await Promise.all([startRialto(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await rialto.stop()
})

/** The hosted page in a tab of its own, at the choice of wallets. */
const openWallets = async (request: object, before?: (page: Page) => Promise<unknown>): Promise<Page> => {
  const { content } = await callApi(rialto, 'POST', '/linktoken', request)
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await before?.(page)
  await page.goto(atob((content as { linkToken: string }).linkToken))
  await page.getByRole('button', { name: /Self-custody wallet/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  return page
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Sandbox Wallet' })
const approve = (page: Page) => sheet(page).getByRole('button', { name: 'Approve' }).click()

test('the sandbox’s wallet is found, rejected once, connected by a signature, and listed with what it holds', async () => {
  const page = await openWallets({ userId: 'holder', verifyWalletOptions: { message: 'Hello from the shop' } })
  await page.getByRole('button', { name: /Sandbox Wallet/ }).click()
  await sheet(page).getByRole('button', { name: 'Reject' }).click()
  await page.getByText(/You declined the request/).waitFor()
  await page.getByRole('button', { name: /Sandbox Wallet/ }).click()
  await approve(page)
  await sheet(page).getByText('Hello from the shop').waitFor()
  await approve(page)
  await page.getByRole('heading', { name: /connected/i }).waitFor()
  const { content } = await callApi(rialto, 'GET', '/wallets/verify?UserId=holder')
  expect(content).toMatchObject({ verifications: [{ networkType: 'evm', verificationMethod: 'signedMessage' }] })
  await page.context().close()
})

const shop = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'
const baseSepolia = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'
const deposit = (userId: string) => ({
  userId,
  verifyWalletOptions: {},
  transferOptions: {
    transferType: 'deposit',
    toAddresses: [{ networkId: baseSepolia, symbol: 'USDC', address: shop }],
  },
})

test('a deposit is declined once, confirmed in the wallet, resumed in a new page and ends on chain', async () => {
  const chain = await sandboxControl(rialto.sandbox).chain(baseSepolia)
  const before = await tokenBalance(chain, 'USDC', shop)
  const page = await openWallets(deposit('payer'))
  await page.getByRole('button', { name: /Sandbox Wallet/ }).click()
  await approve(page)
  await approve(page)
  await page.getByRole('textbox').first().fill('7')
  await page.getByRole('button', { name: /Continue|Review/ }).click()
  await page.getByRole('button', { name: /^Send/ }).click()
  await page.getByRole('button', { name: 'Open Sandbox Wallet' }).click()
  await approve(page)
  await sheet(page).getByText('Send this transaction?').waitFor()
  await sheet(page).getByRole('button', { name: 'Reject' }).click()
  await page.getByText(/You declined the request/).waitFor()
  await page.getByRole('button', { name: 'Ask Sandbox Wallet again' }).click()
  await approve(page)
  await sheet(page).getByText('Send this transaction?').waitFor()
  await approve(page)
  await sheet(page).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { name: /complete|success|arrived|sent/i }).waitFor()
  expect(await tokenBalance(chain, 'USDC', shop)).toBe(before + 7_000_000n)
  const { content } = await callApi(rialto, 'GET', '/transfers/managed/platform?UserId=payer')
  expect(content).toMatchObject({ items: [{ status: 'succeeded', from: { type: 'deFiWallet' } }] })
  await page.context().close()
})
