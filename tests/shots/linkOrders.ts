import { Asset, Keypair, Operation } from '@stellar/stellar-base'
import type { Page } from 'playwright-core'

import { randomAddress } from '../../packages/sandbox/src/chains/cosmos/testing/randomAddress.ts'
import { openStellarPayer } from '../../packages/sandbox/src/chains/stellar/testing/openStellarPayer.ts'
import { openTonPayer } from '../../packages/sandbox/src/chains/ton/testing/openTonPayer.ts'
import { callApi } from '../harness/callApi.ts'
import { readQrCode } from '../harness/readQrCode.ts'
import { sandboxControl } from '../harness/sandboxControl.ts'
import { action, addressOn, connect, onBase, openLink, openReceipt, payment, shown, untilShown } from './linkPages.ts'
import { orderByAddress, orderNetwork } from './orderByAddress.ts'
import { shortRow } from './shortRow.ts'
import type { Stage } from './surface.ts'

const sepolia = '03b2d786-7092-4a6a-9737-d6013e21819b'
const dayMs = 25 * 60 * 60_000

const orderOf = (stage: Stage, name: string) => orderByAddress(stage.rialto, `${name} ${stage.language}`)

/** The page of an order, at its address. */
const openOrder = async (stage: Stage, payLink: string): Promise<Page> => {
  const page = await stage.context.newPage()
  await page.goto(payLink)
  await action(page).click()
  await page.locator('.r-row').first().waitFor()
  await page.locator('.step__actions .r-button').last().click()
  await shown(page, 'svg.qr')
  return page
}

/** An order that is paid from another network, until its end. */
const bridged = async (stage: Stage) => {
  const control = sandboxControl(stage.rialto.sandbox)
  const page = await openOrder(stage, await orderOf(stage, 'bridged'))
  await page
    .locator('details', { has: page.locator('.r-row') })
    .locator('summary')
    .click()
  await stage.shoot(page, '66c-other-assets')
  await page.locator('.r-row', { hasText: 'Sepolia' }).filter({ hasText: 'USDC' }).last().click()
  await page
    .getByRole('textbox')
    .first()
    .fill(`0x${'5e'.repeat(20)}`)
  await stage.shoot(page, '66d-bridge-refund-address')
  await action(page).click()
  await shown(page, '[role=timer]')
  await stage.shoot(page, '66e-bridge-address')
  if (stage.language !== 'en') return
  const [, units = '0'] = /uint256=(\d+)/.exec(await readQrCode(page, 'QR code with the payment request')) ?? []
  const sent = { address: await addressOn(page), symbol: 'USDC', amount: String(Number(units) / 1e6) }
  await control.airdropOn(sepolia, sent)
  await untilShown(stage, page, '.hero--good, .r-notice--bad')
  await stage.shoot(page, '66f-bridge-paid')
}

/** An order of which a part has arrived when its time ends: its page, and its link opened again. */
const expiredOrder = async (stage: Stage) => {
  const control = sandboxControl(stage.rialto.sandbox)
  const payLink = await orderOf(stage, 'expires')
  const page = await openOrder(stage, payLink)
  await control.airdropOn(orderNetwork, { address: await addressOn(page), symbol: 'USDC', amount: '20' })
  await page.locator('.group .r-facts').waitFor({ timeout: 60_000 })
  await control.advanceClock(dayMs)
  await page.locator('svg.qr').waitFor({ state: 'detached' })
  await stage.shoot(page, '66g-order-expired')
  const again = await stage.context.newPage()
  await again.goto(payLink)
  await shown(again, '.r-facts, .step--centred')
  await stage.shoot(again, '66h-order-opened-again')
  await action(again).click()
  await shown(again, '.group .r-facts')
  await stage.shoot(again, '66i-order-after-its-end')
}

/** An order of 50 USDC of which 60 arrive, and 7 on another network: its end and its receipt. */
const overpaid = async (stage: Stage) => {
  const page = await openOrder(stage, await orderOf(stage, 'overpaid'))
  const gift = { address: await addressOn(page), symbol: 'USDC' }
  const control = sandboxControl(stage.rialto.sandbox)
  await control.airdropOn(sepolia, { ...gift, amount: '7' })
  await untilShown(stage, page, '.group .r-facts')
  await control.airdropOn(orderNetwork, { ...gift, amount: '60' })
  await untilShown(stage, page, '.hero--good')
  await stage.shoot(page, '66j-order-overpaid')
  await stage.shoot(await openReceipt(stage, page), '66m-order-receipt')
}

/** Orders whose payments need a memo, on Stellar, TON and Cosmos Hub. */
const memoOrders = async (stage: Stage) => {
  const control = sandboxControl(stage.rialto.sandbox)
  const stellar = { ...(await control.stellarNode()), family: 'stellar', symbol: 'USDC' }
  const shop = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 78))
  await control.airdropStellar({ address: shop.publicKey(), amount: '50' })
  const asset = new Asset('USDC', stellar.tokens[0]?.address ?? '')
  await openStellarPayer(stellar.rpcUrl).send(shop, { operations: [Operation.changeTrust({ asset })] })
  const ton = { ...(await control.tonNode()), family: 'tvm', symbol: 'USDT' }
  const wallet = openTonPayer(ton.rpcUrl, new Uint8Array(32).fill(78))
  await control.airdropTon({ address: wallet.address, amount: '50' })
  const hub = { ...(await control.cosmosNode('cosmos')), family: 'cosmos', symbol: 'ATOM' }
  const account = randomAddress('cosmos')
  for (const [name, on] of [
    ['66k-order-on-stellar', { ...stellar, source: shop.publicKey(), address: shop.publicKey() }],
    ['66l-order-on-ton', { ...ton, source: wallet.raw, address: wallet.address }],
    ['66n-order-on-cosmos', { ...hub, source: account, address: account }],
  ] as const) {
    const page = await openOrder(stage, await orderByAddress(stage.rialto, `${name} ${stage.language}`, on))
    await stage.shoot(page, name)
  }
}

/** A withdrawal to the account that the user connects, until it is in the account. */
const payout = async (stage: Stage) => {
  const payoutOptions = {
    networkId: orderNetwork,
    symbol: 'USDC',
    amount: '12.5',
    transactionId: `payout ${stage.language}`,
  }
  const page = await openLink(stage, { payoutOptions }, `withdraws ${stage.language}`)
  await stage.shoot(page, '70-payout-catalogue')
  await connect(page)
  await shown(page, '.preview__amount')
  await action(page).waitFor()
  await stage.shoot(page, '70b-payout')
  await action(page).click()
  await shown(page, '.hero--good, .step--centred')
  await stage.shoot(page, '70c-payout-requested')
}

/** The transaction that an institution names brings less than was ordered. */
const short = async (stage: Stage) => {
  const control = sandboxControl(stage.rialto.sandbox)
  const { transferOptions } = payment(30.202)
  const request = { transferOptions: { ...transferOptions, transactionId: `short ${stage.language}` } }
  const page = await openLink(stage, request, `short ${stage.language}`)
  await connect(page)
  await shown(page, '.preview__amount')
  await action(page).click()
  await shown(page, '.r-steps')
  const history = { host: 'api.binance.com', method: 'GET', path: '/sapi/v1/capital/withdraw/history' }
  const path = `/transfers/managed/platform?ClientTransactionId=${encodeURIComponent(`short ${stage.language}`)}`
  const { content } = await callApi(stage.rialto, 'GET', path)
  const [transfer] = (content as { items: { id: string }[] }).items
  const body = JSON.stringify([await shortRow(stage.rialto, transfer?.id ?? '', onBase?.address ?? '')])
  await control.addFault({ ...history, mode: 'status', code: 200, times: 1_000, body })
  await untilShown(stage, page, '.r-notice--warn, .hero--bad')
  await stage.shoot(page, '71-arrived-short')
  await control.clearFaults()
}

/** Orders that are paid by address or over a bridge, payouts, and payments of which less arrives. */
export const orders = { bridged, expiredOrder, overpaid, memoOrders, payout, short }
