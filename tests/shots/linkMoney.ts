import { sandboxControl } from '../harness/sandboxControl.ts'
import {
  action,
  addressOn,
  connect,
  deposit,
  onBase,
  openLink,
  openReceipt,
  payment,
  routesListed,
  shown,
  untilShown,
} from './linkPages.ts'
import type { Stage } from './surface.ts'

const sepolia = '03b2d786-7092-4a6a-9737-d6013e21819b'

/** Amounts that are typed with a thousands separator, and in the digits of another script. */
const typed = async (stage: Stage) => {
  const page = await openLink(stage, deposit, 'types amounts')
  await connect(page)
  await page.locator('#amount-form input').fill('1,000')
  await action(page).click()
  await shown(page, '.r-field__error')
  await stage.shoot(page, '13b-amount-two-meanings')
  await page.locator('#amount-form input').fill('\u0662\u0665')
  await stage.shoot(page, '13c-amount-arabic-digits')
}

/** A purchase with the cash of an account, until its receipt. */
const purchase = async (stage: Stage) => {
  const request = { transferOptions: { transferType: 'onramp', toAddresses: [onBase] } }
  const page = await openLink(stage, request, `buys ${stage.language}`)
  await stage.shoot(page, '18-buy-from')
  await connect(page, 'Mesh3', 'Binance.US')
  await page.locator('.amount__field input').fill('40')
  await stage.shoot(page, '18b-buy-amount')
  await action(page).click()
  await shown(page, '.preview__amount')
  await action(page).waitFor()
  await stage.shoot(page, '18c-buy-confirmation')
  await action(page).click()
  await shown(page, '.hero--good')
  await stage.shoot(page, '18d-buy-complete')
  await stage.shoot(await openReceipt(stage, page), '18e-buy-receipt')
}

const small = { 'phone-320': { width: 320, height: 568 }, 'phone-360': { width: 360, height: 740 } }

/** A payment of a fixed amount with a fee of the client: from its catalogue to the confirmation, on small phones too. */
const clientFee = async (stage: Stage) => {
  const { transferOptions } = payment(50)
  const page = await openLink(stage, { transferOptions: { ...transferOptions, clientFee: 0.01 } }, 'pays a fee')
  await stage.shoot(page, '01d-catalogue-of-payment')
  await connect(page)
  await shown(page, '.preview__amount')
  await action(page).waitFor()
  await stage.shoot(page, '20c-client-fee')
  await stage.shoot(page, '20d-confirmation-small-phone', { sizes: small })
}

/** An account with 70 of the 100 USDC of the payment. */
const part = async (stage: Stage) => {
  await sandboxControl(stage.rialto.sandbox).setBalance('Mesh4', 'binance', { USDC: '70' })
  const transferOptions = { transferType: 'payment', toAddresses: [{ ...onBase, amount: 100 }] }
  const page = await openLink(stage, { transferOptions }, `has a part ${stage.language}`)
  await connect(page, 'Mesh4')
  await shown(page, '.r-notice, .group')
  await stage.shoot(page, '15b-part-of-amount')
}

/** A browser in which nothing can be copied. */
const copying = async (stage: Stage) => {
  await stage.context.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  const page = await openLink(stage, payment(50), 'copies')
  await connect(page)
  await shown(page, '.preview__amount')
  await page.locator('.copyable button').first().click()
  await page.locator('.copyable [role=status]', { hasText: /\S/ }).first().waitFor()
  await stage.shoot(page, '21b-copy-refused')
}

/** A deposit over a bridge from a wallet that is not connected, until its end. */
const manualPaid = async (stage: Stage) => {
  await routesListed(stage)
  const page = await openLink(stage, deposit, `sends by hand ${stage.language}`)
  await action(page).click()
  await page
    .locator('.r-row', { hasText: 'USDC' })
    .filter({ hasText: /(?<!Base )Sepolia/ })
    .first()
    .click()
  await shown(page, 'svg.qr')
  const sent = { address: await addressOn(page), symbol: 'USDC', amount: '20' }
  await sandboxControl(stage.rialto.sandbox).airdropOn(sepolia, sent)
  await untilShown(stage, page, '.hero--good')
  await stage.shoot(page, '64d-manual-arrived')
}

/** Sums: how they are typed, what they contain, and what is left of them. */
export const money = { typed, purchase, clientFee, part, copying, manualPaid }
