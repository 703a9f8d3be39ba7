import type { Page } from 'playwright-core'

import { callApi } from '../harness/callApi.ts'
import type { Stage, Surface } from './surface.ts'

const address = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'
const usdc = (networkId: string) => ({ networkId, symbol: 'USDC', address })
const [onBase] = ['f2780a87-d1ab-4567-85b3-d9ae728cf54d'].map(usdc)

const deposit = { transferOptions: { transferType: 'deposit', toAddresses: [onBase] } }
const payment = (amountInFiat: number) => ({
  transferOptions: { transferType: 'payment', amountInFiat, toAddresses: [onBase] },
})

const openLink = async ({ rialto, context }: Stage, options: object = deposit, userId = 'shots'): Promise<Page> => {
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId, ...options })
  const page = await context.newPage()
  await page.goto(atob((content as { linkToken: string }).linkToken))
  await page.locator('.r-row').first().waitFor()
  return page
}

// By what they are, not by their names: those are in another language each time.
const action = (page: Page, at = 0) => page.locator('.step__actions .r-button:not([aria-disabled=true])').nth(at)
const shown = (page: Page, selector: string) => page.locator(selector).first().waitFor()
const choose = (page: Page, name: string) =>
  page
    .locator('.r-row', { has: page.getByText(name, { exact: true }) })
    .first()
    .click()

const fillKey = async (page: Page, persona: string, password = 'Pass123') => {
  await shown(page, 'form input')
  const [first, ...others] = await page.locator('form input').all()
  await first?.fill(persona)
  for (const field of others) await field.fill(password)
  await action(page).click()
}
const connect = async (page: Page, persona = 'Mesh', institution = 'Binance') => {
  await choose(page, institution)
  await action(page).click()
  await fillKey(page, persona)
}
const atPreview = async (stage: Stage, persona = 'Mesh', institution = 'Binance', amount = 50) => {
  const page = await openLink(stage, payment(amount), `${persona} at ${institution} sends ${amount}`)
  await connect(page, persona, institution)
  await shown(page, '.preview__amount')
  await action(page).waitFor()
  return page
}

const catalogue = async (stage: Stage) => {
  const page = await openLink(stage)
  await stage.shoot(page, '01-catalogue')
  await page.locator('input[type=search]').fill('zzzz')
  await shown(page, '.empty')
  await stage.shoot(page, '02-catalogue-nothing-found')
}

const signIn = async (stage: Stage) => {
  const page = await openLink(stage, deposit, 'signs in')
  await choose(page, 'Coinbase')
  await action(page).waitFor()
  await stage.shoot(page, '03-consent')
  const opened = page.waitForEvent('popup')
  await action(page).click()
  const popup = await opened
  await shown(popup, 'input[type=password]')
  await stage.shoot(page, '05-sign-in-waiting')
  await stage.shoot(popup, '06-institution-sign-in')
  await popup.locator('input:visible').first().fill('Mesh')
  await popup.locator('input[type=password]').fill('Pass123')
  await popup.locator('button:visible').first().click()
  await popup.getByRole('button', { name: 'Allow' }).waitFor()
  await stage.shoot(popup, '07-institution-allow')
  await popup.close()
  await page.waitForFunction(() => document.querySelectorAll('.step__actions .r-button').length > 1)
  await stage.shoot(page, '08-sign-in-closed')
}

const key = async (stage: Stage) => {
  const page = await openLink(stage, deposit, 'by key')
  await choose(page, 'Binance')
  await action(page).waitFor()
  await stage.shoot(page, '04-consent-key')
  await action(page).click()
  await shown(page, 'form input')
  await stage.shoot(page, '09-key')
  await fillKey(page, 'nobody')
  await shown(page, '.r-notice')
  await stage.shoot(page, '10-key-refused')
  await fillKey(page, 'Mesh')
  await shown(page, '#amount-form')
  await stage.shoot(page, '12-amount')
  await page.locator('#amount-form input').fill('999999999')
  await action(page).click()
  await stage.shoot(page, '13-amount-too-large')
}

const password = async (stage: Stage) => {
  const page = await openLink(stage, deposit, 'by password')
  await connect(page, 'Mesh', 'Sandbox Brokerage')
  await shown(page, '.r-row')
  await stage.shoot(page, '11-sign-in-code')
}

const holdings = async (stage: Stage) => {
  const both = { transferOptions: { transferType: 'deposit', toAddresses: [onBase, { ...onBase, symbol: 'ETH' }] } }
  const page = await openLink(stage, both, 'two assets')
  await connect(page)
  await page.locator('.group').nth(1).waitFor()
  await stage.shoot(page, '14-assets')
}

const nothingToSend = async (stage: Stage) => {
  const page = await openLink(stage, payment(50), 'bitcoin only')
  await connect(page, 'MeshBTC')
  await shown(page, '.r-notice')
  await stage.shoot(page, '15-assets-none')
}

const preview = async (stage: Stage) => {
  const page = await atPreview(stage)
  await stage.shoot(page, '20-preview')
  await page.locator('details summary').click()
  await page.locator('details').scrollIntoViewIfNeeded()
  await stage.shoot(page, '21-preview-details')
  await action(page).click()
  await shown(page, '.r-steps, .step--centred')
  await stage.shoot(page, '22-progress')
  await shown(page, '.hero--good')
  await stage.shoot(page, '23-success')
  const receipt = await stage.context.newPage()
  await receipt.goto((await page.locator('a[href*="/receipt/"]').getAttribute('href')) ?? '')
  await shown(receipt, '.r-facts')
  await stage.shoot(receipt, '24-receipt')
  await receipt.goto(`${stage.rialto.api}/receipt/x`)
  await shown(receipt, '.step--centred')
  await stage.shoot(receipt, '25-receipt-wrong')
}

const whitelist = async (stage: Stage) => {
  const page = await openLink(stage, payment(50), 'whitelist')
  await connect(page, 'Mesh', 'Kraken')
  await shown(page, '.numbered')
  await stage.shoot(page, '30-address-not-saved')
  await action(page).click()
  await shown(page, '.r-notice')
  await stage.shoot(page, '31-address-still-not-saved')
}

const elsewhere = async (stage: Stage) => {
  const page = await openLink(stage, payment(50), 'elsewhere')
  await connect(page, 'Mesh', 'Kraken')
  await shown(page, '.numbered')
  await page.locator('details.more summary').last().click()
  await page.locator('svg.qr').last().scrollIntoViewIfNeeded()
  await stage.shoot(page, '34-continue-elsewhere')
  await stage.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.locator('.elsewhere .copyable button').click()
  const other = await stage.context.newPage()
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await action(other).waitFor()
  await stage.shoot(other, '35-continue-here')
  await action(other).click()
  await shown(other, '.pairing-code')
  await stage.shoot(other, '36-continue-code')
  await page.locator('.elsewhere input').fill(await other.locator('.pairing-code').innerText())
  await page.locator('.elsewhere .r-button').click()
  await shown(page, '.step--centred')
  await stage.shoot(page, '37-continued')
}

const email = async (stage: Stage) => {
  const page = await atPreview(stage, 'emailConfirm')
  await action(page).click()
  await shown(page, '.r-notice')
  await stage.shoot(page, '33-email')
}

const unconfirmed = async (stage: Stage) => {
  const page = await atPreview(stage, 'Mesh', 'Binance', 5.444)
  await action(page).click()
  await shown(page, '.r-notice')
  await stage.shoot(page, '40-not-confirmed')
}

const failed = async (stage: Stage) => {
  const page = await atPreview(stage, 'Mesh', 'Binance', 5.555)
  await action(page).click()
  await shown(page, '.hero--bad')
  await stage.shoot(page, '41-failed')
}

const refused = async (stage: Stage) => {
  const page = await atPreview(stage, 'restrictedRegion')
  await action(page).click()
  await shown(page, '.hero--bad')
  await stage.shoot(page, '42-refused')
}

const leaving = async (stage: Stage) => {
  const page = await atPreview(stage)
  await page.keyboard.press('Escape')
  await shown(page, 'dialog')
  await stage.shoot(page, '50-leave')
}

const ended = async ({ rialto, context, shoot }: Stage) => {
  const page = await context.newPage()
  await page.goto(`${rialto.api}/link?code=used`)
  await shown(page, '.step--centred')
  await shoot(page, '51-ended')
}

/** Every step of Link, on the page of its own. */
export const link: Surface = {
  name: 'link',
  isTranslated: true,
  walks: {
    ...{ catalogue, signIn, key, password, holdings, nothingToSend, preview },
    ...{ whitelist, elsewhere, email, unconfirmed, failed, refused, leaving, ended },
  },
}
