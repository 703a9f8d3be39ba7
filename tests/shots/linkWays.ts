import type { Page } from 'playwright-core'

import { callApi } from '../harness/callApi.ts'
import { sandboxControl } from '../harness/sandboxControl.ts'
import {
  action,
  addressOn,
  choose,
  connect,
  deposit,
  fillKey,
  openLink,
  payment,
  routesListed,
  shown,
  signInAtCoinbase,
} from './linkPages.ts'
import { orderByAddress, orderNetwork } from './orderByAddress.ts'
import type { Stage } from './surface.ts'

const shell = async ({ rialto, context, shoot }: Stage) => {
  const page = await context.newPage()
  await page.route(/assets\/index-.*\.js/, () => undefined)
  await page.goto(`${rialto.api}/link?code=shell`, { waitUntil: 'commit' })
  await shown(page, '.skeleton__row')
  await shoot(page, '00-shell', { reloadedUntil: '.skeleton__row' })
}

const secondFactor = async (stage: Stage) => {
  const page = await openLink(stage, payment(50), 'second factor')
  await signInAtCoinbase(page, 'Mesh')
  await shown(page, '.preview__amount')
  await action(page).click()
  const code = page.locator('.code input')
  await code.waitFor()
  await stage.shoot(page, '26-code')
  await code.fill('000000')
  await shown(page, '.r-field__error')
  await stage.shoot(page, '27-code-refused')
}

const blocked = async (stage: Stage) => {
  const page = await openLink(stage, deposit, 'blocked')
  await choose(page, 'Coinbase')
  await page.evaluate(() => (window.open = () => null))
  await action(page).click()
  await shown(page, '.waiting')
  await stage.shoot(page, '08b-sign-in-blocked')
}

/** A sign-in that reaches no page of this browser, as in another one: the window shows a code to enter in Link. */
const pairing = async (stage: Stage) => {
  await stage.context.addInitScript(() => (BroadcastChannel.prototype.postMessage = () => undefined))
  await stage.context.route(/\/oauth2\/auth/, async route => {
    const response = await route.fetch({ maxRedirects: 0 })
    const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' }
    await route.fulfill({ response, headers })
  })
  const page = await openLink(stage, deposit, 'pairs')
  const popup = await signInAtCoinbase(page, 'Mesh')
  await popup.locator('output:visible').waitFor()
  await stage.shoot(popup, '08e-pairing-code')
  await shown(page, '#pairing-form')
  await stage.shoot(page, '08d-pairing')
  const code = await popup.locator('output').innerText()
  await page.locator('#pairing-form input').fill(code.startsWith('A') ? 'BBBB-BBBB' : 'AAAA-AAAA')
  await action(page).click()
  await shown(page, '.r-field__error')
  await stage.shoot(page, '08f-pairing-refused')
}

const network = async (stage: Stage) => {
  const [onBase] = deposit.transferOptions.toAddresses
  const onSepolia = { ...onBase, networkId: '03b2d786-7092-4a6a-9737-d6013e21819b' }
  const both = { transferOptions: { transferType: 'deposit', toAddresses: [onBase, onSepolia] } }
  const page = await openLink(stage, both, 'two networks')
  await connect(page)
  await shown(page, '.group')
  await choose(page, 'USDC')
  await shown(page, '.r-row')
  await stage.shoot(page, '14b-network')
}

/** An account that has not enough alone, for a payment that several may pay. */
const lackAlone = async (stage: Stage, userId: string) => {
  const sandbox = sandboxControl(stage.rialto.sandbox)
  const balances = { coinbase: '70', binance: '45' }
  for (const [institution, USDC] of Object.entries(balances)) await sandbox.setBalance('Mesh4', institution, { USDC })
  const [onBase] = deposit.transferOptions.toAddresses
  const request = {
    transferOptions: {
      transferType: 'payment',
      fundingOptions: { maximumSources: 2 },
      toAddresses: [{ ...onBase, amount: 100 }],
    },
  }
  const page = await openLink(stage, request, `${userId} ${stage.language}`)
  await signInAtCoinbase(page, 'Mesh4')
  await shown(page, '.r-notice')
  return { page, sandbox }
}

const addSecond = async (page: Page) => {
  await action(page).click()
  await connect(page, 'Mesh4', 'Binance')
  await shown(page, '.step__body .r-button')
}

/** To where the first account asks for a code. */
const confirmBoth = async (page: Page) => {
  // Both actions: until there is a quote, the first of those that can be pressed is the other account.
  await action(page, 1).waitFor()
  await action(page).click()
  const code = page.locator('.code input')
  await code.waitFor()
  return code
}

const combined = async (stage: Stage) => {
  const { page, sandbox } = await lackAlone(stage, 'combined')
  await stage.shoot(page, '60-not-enough-alone')
  await addSecond(page)
  await stage.shoot(page, '61-combined')
  await page.locator('.step__body .r-button').first().click()
  await shown(page, 'input[type=checkbox], [role=checkbox]')
  await stage.shoot(page, '62-combined-accounts')
  await action(page).click()
  await page.locator('input[type=checkbox]').first().waitFor({ state: 'detached' })
  const code = await confirmBoth(page)
  await sandbox.addFault({ host: 'api.binance.com', path: '/sapi/v1/capital/withdraw/apply', mode: 'hang' })
  await code.fill('123456')
  await shown(page, '.r-steps__item[data-state=done]')
  await stage.shoot(page, '62b-combined-sending')
  await sandbox.release()
}

const combinedFailed = async (stage: Stage) => {
  const { page, sandbox } = await lackAlone(stage, 'combined fails')
  await addSecond(page)
  const code = await confirmBoth(page)
  // By the time it is asked, the second account has less than its part.
  await sandbox.setBalance('Mesh4', 'binance', { USDC: '0' })
  await code.fill('123456')
  await shown(page, '.r-notice--bad')
  await page.locator('.r-skeleton').waitFor({ state: 'detached' })
  await action(page).waitFor()
  await stage.shoot(page, '62c-combined-part-failed')
  await page.reload()
  await shown(page, '.r-notice')
  await stage.shoot(page, '62d-combined-missing')
}

const manual = async (stage: Stage) => {
  const control = sandboxControl(stage.rialto.sandbox)
  await routesListed(stage)
  const page = await openLink(stage, deposit, `manual ${stage.language}`)
  await action(page).click()
  await page.locator('.r-row', { hasText: 'USDC' }).first().waitFor()
  await stage.shoot(page, '63-manual')
  await control.addFault({ host: 'api.relay.link', path: '/', mode: 'status', times: 1_000 })
  await page.locator('.r-row', { hasText: 'USDC' }).first().click()
  await shown(page, '.hero--bad')
  await stage.shoot(page, '63b-manual-unavailable')
  await control.clearFaults()
  await action(page).click()
  await shown(page, 'svg.qr')
  await stage.shoot(page, '64-manual-address')
  const address = await addressOn(page)
  const networkId = deposit.transferOptions.toAddresses[0]?.networkId ?? ''
  await control.airdropOn(networkId, { address, symbol: 'USDC', amount: '30' })
  await page.locator('.hero--bad').waitFor({ timeout: 120_000 })
  await stage.shoot(page, '64b-manual-wrong-network')
}

const byAddress = async (stage: Stage) => {
  const order = await orderByAddress(stage.rialto, `shots ${stage.language}`)
  const page = await stage.context.newPage()
  await page.goto(order)
  await action(page).click()
  await page
    .locator('.r-button', { has: page.locator('svg') })
    .last()
    .waitFor()
  await stage.shoot(page, '65-ways-to-pay')
  await page.locator('.step__actions .r-button').last().click()
  await shown(page, 'svg.qr')
  await stage.shoot(page, '66-by-address')
  const address = await addressOn(page)
  const control = sandboxControl(stage.rialto.sandbox)
  await control.airdropOn(orderNetwork, { address, symbol: 'USDC', amount: '20' })
  await page.locator('.group .r-facts').waitFor({ timeout: 120_000 })
  await page
    .locator('details', { has: page.locator('form') })
    .locator('summary')
    .click()
  await stage.shoot(page, '66b-by-address-part')
}

const locked = async (stage: Stage) => {
  const page = await openLink(stage, deposit, 'limited key')
  await choose(page, 'Bybit')
  await action(page).click()
  await fillKey(page, 'ipLocked')
  await shown(page, '.r-notice')
  await stage.shoot(page, '10b-key-limited')
}

const tooMuch = async (stage: Stage) => {
  const page = await openLink(stage, payment(50), 'read-only key')
  await connect(page, 'readOnlyKey')
  await shown(page, '.hero--bad')
  await stage.shoot(page, '43-permission-missing')
}

/** The other ways to sign in and to pay, and what stops them. */
/** Its first screen, and the same link once it is paid. */
const payLink = async (stage: Stage) => {
  const { rialto, context, language } = stage
  const address = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'
  const toAddresses = [{ networkId: orderNetwork, symbol: 'USDC', address, amount: 50 }]
  const transactionId = `ORDER-2041-${language}`
  const description = 'Espresso machine'
  const transferOptions = { transferType: 'payment', generatePayLink: true, transactionId, description, toAddresses }
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId: 'pays by link', transferOptions })
  const { paymentLink } = content as { paymentLink: string }
  const page = await context.newPage()
  await page.goto(paymentLink)
  await shown(page, '.r-facts')
  await stage.shoot(page, '56-pay-link')
  await action(page).click()
  await connect(page)
  await shown(page, '.preview__amount')
  await action(page).click()
  await shown(page, '.hero--good')
  const again = await context.newPage()
  await again.goto(paymentLink)
  await shown(again, '.r-notice')
  await stage.shoot(again, '57-pay-link-paid')
}

export const ways = {
  shell,
  secondFactor,
  blocked,
  pairing,
  network,
  combined,
  combinedFailed,
  manual,
  byAddress,
  locked,
  tooMuch,
  payLink,
}
