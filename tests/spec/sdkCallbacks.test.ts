import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'

import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { serveHostPage } from '../harness/serveHostPage.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'
import { rulesOf } from './rulesOf.ts'

const rule = rulesOf('Events, SDK callbacks')
type Call = [name: string, first?: unknown, second?: unknown]

let host: Awaited<ReturnType<typeof serveHostPage>>
let rialto: Rialto
let browser: Browser
let page: Page
/** Every callback of one payment, in the order they came. */
let calls: Call[]

const linkToken = async (transactionId: string): Promise<string> => {
  const where = { networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d', symbol: 'USDC', amount: 12.5 }
  const toAddresses = [{ ...where, address: '0x0077777d7EBA4688BDeF3E311b846F25870A19B9' }]
  const transferOptions = { transferType: 'payment', transactionId, toAddresses }
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId: 'user-1', transferOptions })
  return (content as { linkToken: string }).linkToken
}

const openLink = (token: string) =>
  page.evaluate(given => (window as never as { openLink(token: string): void }).openLink(given), token)
const callsOf = () => page.evaluate(() => (window as never as { calls: Call[] }).calls)

const payByBinance = async () => {
  const link = page.frameLocator('#mesh-link-popup__iframe')
  await link.getByRole('button', { name: /Binance(?!\.US)/ }).click()
  await link.getByRole('button', { name: 'Continue' }).click()
  await link.getByRole('textbox', { name: 'API key' }).fill('Mesh')
  await link.getByRole('textbox', { name: /secret/i }).fill('Pass123')
  await link.getByRole('button', { name: /Connect/ }).click()
  await link.getByRole('button', { name: 'Send 12.5 USDC' }).click()
  await link.getByRole('button', { name: 'Done' }).click()
  await page.locator('#mesh-link-popup__iframe').waitFor({ state: 'detached' })
}

beforeAll(async () => {
  host = await serveHostPage('@rialto/web-sdk')
  const env = { RIALTO_DEMO: 'off', RIALTO_SANDBOX_ALLOWED_ORIGINS: host.origin }
  ;[rialto, browser] = await Promise.all([startRialto({ env }), launchBrowser()])
  page = await browser.newPage({ viewport: { width: 1100, height: 850 } })
  await page.goto(host.origin)
  await openLink(await linkToken('order-7'))
  await payByBinance()
  calls = await callsOf()
})
afterAll(async () => {
  await browser?.close()
  await rialto?.stop()
  await host?.stop()
})

const payloadOf = (name: string) => calls.find(([called]) => called === name)?.[1] as Record<string, never>

rule('onIntegrationConnected', 'hands over an accessToken object with the tokenId to keep', async () => {
  const { accountTokens } = payloadOf('onIntegrationConnected')['accessToken'] as never as {
    accountTokens: { tokenId: string; accessToken: string }[]
  }
  const [only] = accountTokens
  expect(only?.tokenId).toMatch(/\w/)
  const body = { authToken: only?.tokenId, type: 'binanceInternational' }
  expect((await callApi(rialto, 'POST', '/balance/get', body)).http).toBe(200)
})

rule('onTransferFinished', 'names the transfer that the provider acknowledged', async () => {
  const finished = payloadOf('onTransferFinished')
  expect(finished).toMatchObject({ status: expect.any(String), transferId: expect.any(String), amount: 12.5 })
  const { content } = await callApi(rialto, 'GET', `/transfers/managed/platform?Id=${finished['transferId']}`)
  expect((content as { items: object[] }).items).toMatchObject([{ clientTransactionId: 'order-7' }])
})
rule('onTransferFinished, txHash', 'the record has the hash once the transfer is on the chain', async () => {
  const finished = payloadOf('onTransferFinished')
  const path = `/transfers/managed/platform?Id=${finished['transferId']}`
  await expect
    .poll(
      async () => ((await callApi(rialto, 'GET', path)).content as { items: { txHash?: string }[] }).items[0]?.txHash,
      {
        timeout: 30_000,
      },
    )
    .toMatch(/^0x[0-9a-f]{64}$/)
})

rule('onExit', 'comes once Link closed, with the page on which the user was', () => {
  const [, error, summary] = calls.find(([name]) => name === 'onExit') ?? []
  expect(error ?? null).toBeNull()
  expect(summary).toMatchObject({ page: expect.stringMatching(/\w/) })
})

rule('onEvent', 'reports every step of the way', () => {
  const reported = calls.flatMap(([name, event]) => (name === 'onEvent' ? [(event as { type: string }).type] : []))
  for (const type of [
    'pageLoaded',
    'integrationSelected',
    'integrationConnected',
    'transferPreviewed',
    'transferInitiated',
  ])
    expect(reported).toContain(type)
})

rulesOf('Endpoints, Client SDK entry points')('Web', 'createLink(options).openLink(token) opens Link', async () => {
  await openLink(await linkToken('order-8'))
  await page
    .frameLocator('#mesh-link-popup__iframe')
    .getByRole('button', { name: /Binance(?!\.US)/ })
    .waitFor()
})
