import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { eventually } from '../harness/eventually.ts'
import { findViolationsInThemes, linkFrameOf } from '../harness/findViolations.ts'
import { sandboxControl } from '../harness/sandboxControl.ts'
import { serveHostPage } from '../harness/serveHostPage.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

const network = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'

let rialto: Rialto
let browser: Browser
let host: Awaited<ReturnType<typeof serveHostPage>>
beforeAll(async () => {
  host = await serveHostPage('@rialto/web-sdk')
  const env = { RIALTO_DEMO: 'off', RIALTO_SANDBOX_ALLOWED_ORIGINS: host.origin }
  ;[rialto, browser] = await Promise.all([startRialto({ env }), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await rialto?.stop()
  await host?.stop()
})

test('a user withdraws to the account that they connect: SDK, client’s treasury, chain and report', async () => {
  const payoutOptions = { networkId: network, symbol: 'USDC', amount: '12.5', transactionId: 'payout-1' }
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId: 'winner', payoutOptions })
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage()
  await page.goto(host.origin)
  await page.evaluate(`openLink(${JSON.stringify((content as { linkToken: string }).linkToken)})`)
  const link = page.frameLocator('#mesh-link-popup__iframe')
  await link.getByRole('heading', { name: 'Choose where to receive' }).waitFor()
  await link.getByRole('button', { name: /Binance(?!\.US)/ }).click()
  await link.getByRole('button', { name: 'Continue' }).click()
  await link.getByRole('textbox', { name: 'API key' }).fill('Mesh')
  await link.getByRole('textbox', { name: /secret/i }).fill('Pass123')
  await link.getByRole('button', { name: /Connect/ }).click()
  await link.getByText('No withdrawal has reached this address before').waitFor()
  const shots = process.env['RIALTO_SHOTS']
  if (shots !== undefined) await page.screenshot({ path: `${shots}/payout.png` })
  expect(await findViolationsInThemes(page, linkFrameOf(page))).toEqual([])
  await link.getByRole('button', { name: 'Withdraw 12.5 USDC' }).click()
  await link.getByText(/sends 12\.5.USDC to your account\.$/).waitFor()
  await link.getByRole('button', { name: 'Done' }).click()

  type Call = [string, { type?: string; payload?: { transferId: string; status: string } }]
  const calls = () => page.evaluate('calls') as Promise<Call[]>
  await eventually(async () => (await calls()).find(([name]) => name === 'onExit'), 'Link has closed')
  const all = await calls()
  const requested = all.findIndex(([, event]) => event?.type === 'withdrawalRequested')
  expect(requested).toBeGreaterThan(-1)
  expect(all.findIndex(([name]) => name === 'onExit')).toBeGreaterThan(requested)
  const { transferId = '', status } = all[requested]?.[1].payload ?? {}
  expect(status).toBe('pending')

  // The client reads the payout by its key, and sends it from a treasury of its own.
  const read = async () =>
    (await callApi(rialto, 'GET', `/payouts/${transferId}`)).content as { address: string; isCredited: boolean }
  const payout = await read()
  expect(payout).toMatchObject({ status: 'pending', amount: '12.5', transactionId: 'payout-1', isNewAddress: true })
  const sent = { institution: 'binance', persona: 'Mesh', symbol: 'USDC', network: 'BASE', amount: '12.5' }
  const { hash: txHash, address } = await sandboxControl(rialto.sandbox).deposit(sent)
  expect(address).toBe(payout.address)
  expect((await callApi(rialto, 'POST', `/payouts/${transferId}/transaction`, { txHash })).http).toBe(200)
  await eventually(async () => {
    await sandboxControl(rialto.sandbox).advanceClock(60_000)
    return (await read()).isCredited ? true : undefined
  }, 'the payout is in the account of the user')
  expect(await read()).toMatchObject({ status: 'succeeded', txHash })
  const { content: book } = await callApi(rialto, 'GET', '/payouts/addresses?userId=winner')
  expect(book).toMatchObject({ items: [{ address: payout.address, integrationName: 'Binance', succeededPayouts: 1 }] })
}, 120_000)
