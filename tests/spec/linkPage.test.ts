import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'

import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { freshAddress } from '../harness/money.ts'
import { serveHostPage } from '../harness/serveHostPage.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'
import { rulesOf } from './rulesOf.ts'

const rule = rulesOf('What the service does')
const baseSepolia = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'
type Call = [name: string, first?: unknown]

let host: Awaited<ReturnType<typeof serveHostPage>>
let rialto: Rialto
let browser: Browser
let page: Page
beforeAll(async () => {
  host = await serveHostPage('@rialto/web-sdk')
  const env = { RIALTO_SANDBOX_ALLOWED_ORIGINS: host.origin }
  ;[rialto, browser] = await Promise.all([startRialto({ env }), launchBrowser()])
  page = await browser.newPage({ viewport: { width: 1100, height: 850 } })
  await page.goto(host.origin)
})
afterAll(async () => {
  await browser?.close()
  await rialto?.stop()
  await host?.stop()
})

const linkToken = async (request: object): Promise<string> =>
  ((await callApi(rialto, 'POST', '/linktoken', request)).content as { linkToken: string }).linkToken
const openLink = (token: string, options: object = {}) =>
  page.evaluate(given => (window as never as { openLink(token: string, options: object): void }).openLink(...given), [
    token,
    options,
  ] as const)
const connectedOf = async () => {
  const calls = await page.evaluate(() => (window as never as { calls: Call[] }).calls)
  return calls.flatMap(([name, payload]) => (name === 'onIntegrationConnected' ? [payload as Connected] : []))
}
interface Connected {
  accessToken: {
    brokerType: string
    brokerName: string
    accountTokens: { accessToken: string; tokenId: string; account: { accountId: string; accountName: string } }[]
  }
}

rule('Managed Tokens, later session', 'a stored token object spares the user from signing in again', async () => {
  const link = page.frameLocator('#mesh-link-popup__iframe')
  const isConnected = link.getByRole('heading', { name: 'Binance is connected' })
  await openLink(await linkToken({ userId: 'returning' }))
  await link.getByRole('button', { name: /Binance(?!\.US)/ }).click()
  await link.getByRole('button', { name: 'Continue' }).click()
  await link.getByRole('textbox', { name: 'API key' }).fill('Mesh')
  await link.getByRole('textbox', { name: /secret/i }).fill('Pass123')
  await link.getByRole('button', { name: /Connect/ }).click()
  await isConnected.waitFor()
  await link.getByRole('button', { name: 'Done' }).click()
  await page.locator('#mesh-link-popup__iframe').waitFor({ state: 'detached' })
  const [first] = await connectedOf()
  const [account] = first?.accessToken.accountTokens ?? []
  if (!first || !account) throw new Error('no account was handed over')
  const { brokerType, brokerName } = first.accessToken
  const stored = { ...account.account, accessToken: account.accessToken, brokerType, brokerName }

  await openLink(await linkToken({ userId: 'returning' }), { accessTokens: [stored] })
  await link.getByRole('button', { name: /Binance.*Last used/ }).click()
  await isConnected.waitFor()
  const again = (await connectedOf()).at(-1)
  expect((await connectedOf()).length).toBe(2)
  expect(again?.accessToken.accountTokens).toMatchObject([{ tokenId: account.tokenId }])
  await link.getByRole('button', { name: 'Done' }).click()
})

rule('Transfer types, combined', 'verify and deposit: the address is proven before it can pay', async () => {
  const verified = async () =>
    ((await callApi(rialto, 'GET', '/wallets/verify?UserId=both')).content as { verifications: unknown[] })
      .verifications
  const toAddresses = [{ networkId: baseSepolia, symbol: 'USDC', address: freshAddress() }]
  const transferOptions = { transferType: 'deposit', toAddresses }
  const hosted = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const token = await linkToken({ userId: 'both', verifyWalletOptions: { message: 'Is it yours?' }, transferOptions })
  await hosted.goto(atob(token), { referer: host.origin })
  await hosted.getByRole('button', { name: /Self-custody wallet/ }).waitFor()
  // What proves no address is not offered.
  expect(await hosted.getByRole('button', { name: /Binance|Coinbase|Send from any wallet/ }).count()).toBe(0)
  await hosted.getByRole('button', { name: /Self-custody wallet/ }).click()
  const sheet = hosted.getByRole('dialog', { name: 'Sandbox Wallet' })
  await sheet.getByText('Is it yours?').waitFor()
  expect(await verified()).toEqual([])
  await sheet.getByRole('button', { name: 'Approve' }).click()
  await hosted.getByRole('textbox', { name: /^Amount/ }).waitFor()
  expect(await verified()).toMatchObject([{ verificationMethod: 'signedMessage' }])
  await hosted.close()
})
