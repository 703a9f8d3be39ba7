import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
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
