import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { findViolationsInThemes } from '../harness/findViolations.ts'
import { openRelayer } from '../harness/openRelayer.ts'
import { sandboxControl, tokenBalance } from '../harness/sandboxControl.ts'
import { installScriptedWallet } from '../harness/scriptedWallet.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

const network = { id: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d', name: 'Base Sepolia' }
const shop = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'

let rialto: Rialto
let browser: Browser
beforeAll(async () => {
  ;[rialto, browser] = await Promise.all([startRialto(), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await rialto?.stop()
})

test('an order of 50 USDC is paid by a wallet that has no coin for the network’s fee', async () => {
  const control = sandboxControl(rialto.sandbox)
  const chain = await control.chain(network.id)
  await openRelayer(rialto, network)
  const before = await tokenBalance(chain, 'USDC', shop)
  const toAddresses = [{ networkId: network.id, symbol: 'USDC', address: shop, amount: 50 }]
  const transferOptions = { transferType: 'payment', transactionId: 'no-gas', toAddresses }
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId: 'no-gas', transferOptions })
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  let transactions = 0
  const wallet = await installScriptedWallet(page, chain, async () => {
    transactions += 1
    return { code: 4001, message: 'This wallet has no coin' }
  })
  await control.airdropOn(network.id, { address: wallet.address, symbol: 'USDC', amount: '60' })
  await page.goto(atob((content as { linkToken: string }).linkToken), { referer: rialto.demo })
  await page.getByRole('button', { name: /Self-custody wallet/ }).click()
  await page.getByRole('button', { name: /Scripted Wallet/ }).click()
  await page.getByText('Paid by Harbor Coffee').waitFor()
  expect(await findViolationsInThemes(page)).toEqual([])
  const shots = process.env['RIALTO_SHOTS']
  if (shots !== undefined) await page.screenshot({ path: `${shots}/gasless.png`, fullPage: true })
  await page.getByRole('button', { name: /50 USDC/ }).click()
  await page.getByRole('heading', { name: 'Transfer complete' }).waitFor({ timeout: 60_000 })
  expect(transactions).toBe(0)
  expect((await tokenBalance(chain, 'USDC', shop)) - before).toBe(50_000_000n)
  expect(await tokenBalance(chain, 'USDC', wallet.address)).toBe(10_000_000n)
  const { content: found } = await callApi(rialto, 'GET', '/transfers/managed/platform?ClientTransactionId=no-gas')
  expect(found).toMatchObject({ items: [{ status: 'succeeded', symbol: 'USDC', destinationAmount: 50 }] })
}, 120_000)
