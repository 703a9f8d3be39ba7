import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { freshAddress } from '../harness/money.ts'
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

/** Names of the buttons and links that the user presses, in every frame and window of the context. */
const countPresses = async (context: BrowserContext): Promise<string[]> => {
  const presses: string[] = []
  await context.exposeFunction('notePress', (name: string) => void presses.push(name))
  await context.addInitScript(() =>
    document.addEventListener(
      'click',
      event => {
        const pressed = (event.target as Element).closest('button, a, [role="button"], summary')
        const { notePress } = window as unknown as { notePress(name: string): void }
        if (event.isTrusted && pressed) notePress((pressed.textContent ?? '').trim())
      },
      { capture: true },
    ),
  )
  return presses
}

const approve = (page: Page) =>
  page.getByRole('dialog', { name: 'Sandbox Wallet' }).getByRole('button', { name: 'Approve' }).click()

test.each([
  ['an EVM network', 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'],
  ['Solana', 'b7387cd9-2f47-4e4d-bc7b-d44e61d58210'],
])('a first payment from a wallet on %s takes two approvals and five presses to the receipt', async (_, networkId) => {
  const address = networkId.startsWith('b7') ? 'CktRuQ2mttgRGkXJtyksdKHjUdc2C4TgDzyB98oEzy8' : freshAddress()
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const presses = await countPresses(context)
  const page = await context.newPage()
  const toAddresses = [{ networkId, symbol: 'USDC', address, amount: 7 }]
  const { content } = await callApi(rialto, 'POST', '/linktoken', {
    userId: `presses ${networkId}`,
    transferOptions: { transferType: 'payment', transactionId: networkId, toAddresses },
  })
  await page.goto(atob((content as { linkToken: string }).linkToken), { referer: rialto.demo })
  await page.getByRole('button', { name: /Self-custody wallet/ }).click()
  await approve(page)
  await page.getByRole('button', { name: /^Send 7/ }).click()
  await approve(page)
  await page.getByRole('heading', { name: 'Transfer complete' }).waitFor()
  // Six with the press in the shop that opens the page.
  expect(presses).toEqual([
    expect.stringMatching(/Self-custody wallet$/),
    'Approve',
    expect.stringMatching(/^Send 7/),
    'Approve',
  ])
  if (address.startsWith('0x'))
    expect(await tokenBalance(await sandboxControl(rialto.sandbox).chain(networkId), 'USDC', address)).toBe(7_000_000n)
  await context.close()
})

test('a second deposit takes two presses and a code, from the shop’s page to the completed transfer', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 } })
  const presses = await countPresses(context)
  const page = await context.newPage()
  await page.goto(rialto.demo)
  await page.locator('#balance', { hasText: /\d/ }).waitFor()
  const link = page.frameLocator('#mesh-link-popup__iframe')
  const deposit = async () => {
    await link.getByRole('button', { name: 'Send 50 USDC' }).click()
    await link.getByRole('textbox').first().fill('123456')
    await link.getByRole('heading', { name: 'Transfer complete' }).waitFor()
  }
  await page.locator('#deposit').click()
  await link.getByRole('button', { name: /Coinbase/ }).click()
  const opened = page.waitForEvent('popup')
  await link.getByRole('button', { name: /Continue to Coinbase/ }).click()
  const popup = await opened
  await popup.getByLabel('User name').fill('Mesh')
  await popup.getByLabel('Password').fill('Pass123')
  await popup.getByRole('button', { name: 'Sign in' }).click()
  await popup.getByRole('button', { name: 'Allow' }).click()
  await deposit()
  await link.getByRole('button', { name: /Done/ }).click()
  await page.locator('#mesh-link-popup__iframe').waitFor({ state: 'detached' })
  const before = presses.length
  expect(before).toBeLessThanOrEqual(7)
  await page.locator('#deposit').click()
  await deposit()
  expect(presses.slice(before)).toEqual([expect.stringMatching(/Deposit/), expect.stringMatching(/^Send 50/)])
  await context.close()
})
