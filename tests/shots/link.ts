import {
  action,
  choose,
  connect,
  deposit,
  fillKey,
  onBase,
  openLink,
  openReceipt,
  payment,
  shown,
} from './linkPages.ts'
import { money } from './linkMoney.ts'
import { orders } from './linkOrders.ts'
import { states } from './linkStates.ts'
import { wallets } from './linkWallets.ts'
import { ways } from './linkWays.ts'
import type { Stage, Surface } from './surface.ts'

const atPreview = async (stage: Stage, persona = 'Mesh', institution = 'Binance', amount = 50) => {
  const page = await openLink(stage, payment(amount), `${persona} at ${institution} sends ${amount}`)
  await connect(page, persona, institution)
  await shown(page, '.preview__amount')
  await action(page).waitFor()
  return page
}

const catalogue = async (stage: Stage) => {
  const page = await openLink(stage, deposit, 'looks around')
  await stage.shoot(page, '01-catalogue')
  await page.locator('input[type=search]').fill('zzzz')
  await shown(page, '.empty')
  await stage.shoot(page, '02-catalogue-nothing-found')
  await page.locator('input[type=search]').fill('metamask')
  await shown(page, '.r-row')
  await stage.shoot(page, '02c-search-wallet')
  await page.locator('input[type=search]').fill('crypto.com')
  await shown(page, '.empty')
  await stage.shoot(page, '02d-search-not-offered')
}

const scenario = async (stage: Stage) => {
  const page = await openLink(stage, deposit, 'scenario')
  await page.locator('button.link__sandbox').click()
  await page.locator('.scenario select').first().selectOption('dust')
  await stage.shoot(page, '52-scenario')
  await page.locator('.scenario select').nth(2).selectOption('rateLimit')
  await page.getByRole('button', { name: 'Add fault' }).click()
  await page.locator('.scenario__active li').first().waitFor()
  await page.locator('.scenario details summary').click()
  await page.locator('.scenario__row').last().scrollIntoViewIfNeeded()
  await stage.shoot(page, '53-scenario-faults')
  await page.locator('.scenario__active .r-button').first().click()
}

const catalogueOfOwn = async (stage: Stage) => {
  const first = await openLink(stage, {}, 'has used it')
  await connect(first)
  await shown(first, '.hero--good')
  await stage.shoot(first, '11b-connected')
  const page = await openLink(stage, {}, 'has used it')
  await stage.shoot(page, '01b-catalogue-used')
  await page.locator('.filter-button').click()
  await page.locator('.filter select').first().selectOption('USDC')
  await page.locator('.filter select').nth(1).selectOption('Base Sepolia')
  await shown(page, '.r-row[aria-disabled=true]')
  await stage.shoot(page, '02b-catalogue-filter')
}

const themePreview = async (stage: Stage) => {
  const page = await openLink(stage, deposit, 'theme')
  await page.locator('button.link__sandbox').click()
  const opened = page.waitForEvent('popup')
  await page.locator('.scenario__section > .r-button').last().click()
  const preview = await opened
  // A page of its own names the merchant first.
  await action(preview).click()
  await shown(preview, '.theme__link .r-row')
  await stage.shoot(preview, '54-theme-preview')
  await preview.locator('.theme__color input').first().fill('#ffcc00')
  await preview.locator('.theme__color input').nth(1).fill('#2fa898')
  await preview.locator('.theme__range').fill('2')
  await preview.locator('.theme select').first().selectOption('serif')
  await shown(preview, '.r-field__error')
  await stage.shoot(preview, '55-theme-changed')
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
  const waiting = await page.locator('h1').innerText()
  await popup.close()
  await page.waitForFunction(before => document.querySelector('h1')?.innerText !== before, waiting)
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
  await page.locator('.group, details.more').nth(1).waitFor()
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
  const receipt = await openReceipt(stage, page)
  await stage.shoot(receipt, '24-receipt')
  await stage.shoot(receipt, '24b-receipt-wide', { sizes: { wide: { width: 1920, height: 1080 } } })
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
  const number = await other.locator('.pairing-code').innerText()
  await shown(page, '.match')
  await stage.shoot(page, '36b-continue-match')
  await page.locator('.match .r-button', { hasText: number }).click()
  await shown(page, '.step--centred')
  await stage.shoot(page, '37-continued')
}

const email = async (stage: Stage) => {
  const page = await atPreview(stage, 'emailConfirm')
  await action(page).click()
  // Only a withdrawal that has not been sent for a while may wait for an email.
  await page.locator('.r-notice').first().waitFor({ timeout: 60_000 })
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

/** Every step of Link, on the standalone page. */
export const link: Surface = {
  name: 'link',
  isTranslated: true,
  walks: {
    ...{ catalogue, catalogueOfOwn, signIn, key, password, holdings, nothingToSend, preview },
    ...ways,
    ...states,
    ...wallets,
    ...money,
    ...orders,
    ...{ whitelist, elsewhere, email, unconfirmed, failed, refused, leaving, ended, scenario, themePreview },
  },
}
