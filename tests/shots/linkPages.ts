import type { Page } from 'playwright-core'

import { callApi } from '../harness/callApi.ts'
import { eventually } from '../harness/eventually.ts'
import { sandboxControl } from '../harness/sandboxControl.ts'
import type { Stage } from './surface.ts'

const address = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'
const usdc = (networkId: string) => ({ networkId, symbol: 'USDC', address })
export const [onBase] = ['f2780a87-d1ab-4567-85b3-d9ae728cf54d'].map(usdc)

export const deposit = { transferOptions: { transferType: 'deposit', toAddresses: [onBase] } }
export const payment = (amountInFiat: number) => ({
  transferOptions: { transferType: 'payment', amountInFiat, toAddresses: [onBase] },
})

export const openLink = async (
  { rialto, context }: Stage,
  options: object = deposit,
  userId = 'shots',
): Promise<Page> => {
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId, ...options })
  const page = await context.newPage()
  await page.goto(atob((content as { linkToken: string }).linkToken), { referer: rialto.demo })
  await page.locator('.r-row').first().waitFor()
  return page
}

// Selectors by role, not by text, because texts are in a different language each time.
export const action = (page: Page, at = 0) => page.locator('.step__actions .r-button:not([aria-disabled=true])').nth(at)
export const shown = (page: Page, selector: string) => page.locator(selector).first().waitFor()
export const choose = (page: Page, name: string) =>
  page
    .locator('.r-row', { has: page.getByText(name, { exact: true }) })
    .first()
    .click()

export const fillKey = async (page: Page, persona: string, password = 'Pass123') => {
  await shown(page, 'form input')
  const [first, ...others] = await page.locator('form input').all()
  await first?.fill(persona)
  for (const field of others) await field.fill(password)
  await action(page).click()
}
export const connect = async (page: Page, persona = 'Mesh', institution = 'Binance') => {
  await choose(page, institution)
  await action(page).click()
  await fillKey(page, persona)
}

export const signInAt = async (popup: Page, persona: string, decision: 'Allow' | 'Deny' = 'Allow') => {
  await popup.locator('input:visible').first().fill(persona)
  await popup.locator('input[type=password]').fill('Pass123')
  await popup.locator('button:visible').first().click()
  await popup.getByRole('button', { name: decision }).click()
}

export const signInAtCoinbase = async (page: Page, persona: string, decision?: 'Allow' | 'Deny'): Promise<Page> => {
  await choose(page, 'Coinbase')
  const opened = page.waitForEvent('popup')
  await action(page).click()
  const popup = await opened
  await signInAt(popup, persona, decision)
  return popup
}

/** The address that the page shows, without its gaps. */
export const addressOn = async (page: Page): Promise<string> =>
  ((await page.locator('.address').first().textContent()) ?? '').replaceAll(/\s/g, '')

export const untilShown = ({ rialto }: Stage, page: Page, selector: string) =>
  eventually(async () => {
    await sandboxControl(rialto.sandbox).advanceClock(5_000)
    return page.locator(selector).first().isVisible()
  }, `the page to show ${selector}`)

/** Until the bridge can pay out on Base Sepolia. */
export const routesListed = async ({ rialto }: Stage): Promise<void> => {
  const url = `${rialto.api}/providers/relay/webhook`
  await sandboxControl(rialto.sandbox).setBridgeWebhook({ url, apiKey: 'relay_sandbox_key' })
  const destinations = [{ network: 'eip155:84532', asset: 'USDC' }]
  await eventually(async () => {
    const { content } = await callApi(rialto, 'POST', '/bridging/routes/deposit', { destinations })
    return (content as { routes: unknown[] }).routes.length > 0
  }, 'the bridge to list its routes')
}

/** The receipt that the last page of a transfer links to, on a page of its own. */
export const openReceipt = async ({ context }: Stage, page: Page): Promise<Page> => {
  const receipt = await context.newPage()
  await receipt.goto((await page.locator('a[href*="/receipt/"]').getAttribute('href')) ?? '')
  await shown(receipt, '.r-facts')
  return receipt
}
