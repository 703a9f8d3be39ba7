import { HDKey } from '@scure/bip32'
import { Keypair } from '@stellar/stellar-base'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Wallet } from 'xrpl'

import { sandboxSolanaKey } from '../../packages/sandbox/src/chains/solana/solanaKeys.ts'
import { addPaymentSource } from '../harness/addPaymentSource.ts'
import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { eventually } from '../harness/eventually.ts'
import { findViolationsInThemes } from '../harness/findViolations.ts'
import { payOnSolana } from '../harness/payOnSolana.ts'
import { readQrCode } from '../harness/readQrCode.ts'
import { sandboxControl } from '../harness/sandboxControl.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

const networks = {
  evm: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d',
  ripple: '5d1f0c8e-7b4a-4c39-9e62-a0d3b7f8e415',
}
/** Version bytes of `tpub`. */
const testKeys = { public: 0x043587cf, private: 0x04358394 }
const seed = new Uint8Array(32).fill(77)
const tonShop = 'UQBaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWgYv'

let rialto: Rialto
let browser: Browser
const networkIds = new Map<string, string>(Object.entries(networks))
beforeAll(async () => {
  ;[rialto, browser] = await Promise.all([startRialto(), launchBrowser()])
  for (const family of ['solana', 'bitcoin', 'tron', 'stellar', 'ton', 'noble'])
    networkIds.set(
      family === 'ton' ? 'tvm' : family,
      ((await (await fetch(`${rialto.sandbox}/control/${family}`)).json()) as View).networkId,
    )
  const xrp = Wallet.generate().classicAddress
  await control().airdropXrp({ address: xrp, amount: '200' })
  const stellar = Keypair.random().publicKey()
  await control().airdropStellar({ address: stellar, amount: '200' })
  const bitcoin = HDKey.fromMasterSeed(seed, testKeys).derive("m/84'/1'/0'").publicExtendedKey
  const key = (coin: number) => HDKey.fromMasterSeed(seed).derive(`m/44'/${coin}'/0'`).publicExtendedKey
  const sources = {
    evm: key(60),
    tron: key(195),
    bitcoin: `wpkh(${bitcoin}/0/*)`,
    solana: (await sandboxSolanaKey('scanned shop')).address,
    ripple: xrp,
    stellar,
    tvm: tonShop,
    noble: 'noble1qypqxpq9qcrsszg2pvxq6rs0zqg3yyc5hpek7j',
  }
  for (const [family, value] of Object.entries(sources)) await addPaymentSource(rialto, family, value)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await rialto?.stop()
})

interface View {
  networkId: string
}

const control = () => sandboxControl(rialto.sandbox)

interface Ordered {
  family: string
  symbol: string
  amount: number
}

/** The pay link of an order, opened by a browser of its own, at its address. */
const openOrder = async ({ family, symbol, amount }: Ordered, transactionId: string): Promise<Page> => {
  const toAddresses = [
    { networkId: networkIds.get(family), symbol, address: destinations[family], ...tagOf(family), amount },
  ]
  const transferOptions = { transferType: 'payment', generatePayLink: true, transactionId, toAddresses }
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId: 'scanner', transferOptions })
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await page.goto((content as { paymentLink: string }).paymentLink)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'Pay by address or QR code' }).click()
  await page.getByText('Waiting for your payment').waitFor()
  return page
}
/** Of the client. The order is paid at the address of its source instead. */
const destinations: Readonly<Record<string, string>> = {
  evm: '0x0077777d7EBA4688BDeF3E311b846F25870A19B9',
  solana: 'CktRuQ2mttgRGkXJtyksdKHjUdc2C4TgDzyB98oEzy8',
  bitcoin: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  tron: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH',
  ripple: 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh',
  stellar: 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ',
  noble: 'noble18vankwem8vankwem8vankwem8vankwemm49q5p',
  tvm: 'UQA7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7O_yw',
}
const tagOf = (family: string) => (['ripple', 'stellar', 'tvm', 'noble'].includes(family) ? { addressTag: '1' } : {})

const untilShown = (page: Page, text: string | RegExp): Promise<boolean> =>
  eventually(async () => {
    await control().advanceClock(5_000)
    return page.getByText(text).first().isVisible()
  }, `the page to show ${text}`)

const paymentsOf = async (transactionId: string) => {
  const path = `/transfers/managed/platform?ClientTransactionId=${transactionId}`
  return ((await callApi(rialto, 'GET', path)).content as { items: object[] }).items
}

const scan = (page: Page): Promise<string> => readQrCode(page, 'QR code with the payment request')
const partsOf = (uri: string, form: RegExp): string[] => {
  const [, ...parts] = form.exec(uri) ?? []
  expect(parts.length, uri).toBeGreaterThan(0)
  return parts
}
const whole = (units: string, decimals: number): string => String(Number(units) / 10 ** decimals)

/** Nineteen blocks of three seconds. */
const tronFinalityMs = 60_000

/** Pays exactly what the code on the page asks for, as a wallet of the family does. */
const payScanned: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  evm: async page => {
    const form = /^ethereum:(0x\w{40})@(\d+)\/transfer\?address=(0x\w{40})&uint256=(\d+)$/
    const [contract, chainId, address = '', units = ''] = partsOf(await scan(page), form)
    const chain = await control().chain(networks.evm)
    expect(chainId).toBe(String(chain.chainId))
    expect(chain.tokens.find(({ symbol }) => symbol === 'USDC')?.address?.toLowerCase()).toBe(contract?.toLowerCase())
    return control().airdropOn(networks.evm, { address, symbol: 'USDC', amount: whole(units, 6) })
  },
  solana: async page => {
    const form = /^solana:(\w+)\?amount=([\d.]+)&spl-token=(\w+)&reference=(\w+)$/
    const [to = '', amount = '', mint = '', reference = ''] = partsOf(await scan(page), form)
    return payOnSolana(rialto.sandbox, { to, mint, amountUnits: BigInt(Number(amount) * 1e6), reference })
  },
  bitcoin: async page => {
    const [address, amount] = partsOf(await scan(page), /^bitcoin:(\w+)\?amount=([\d.]+)$/)
    return control().airdropBitcoin({ address: address ?? '', amount: amount ?? '' })
  },
  ripple: async page => {
    const [address = '', amount = '', tag = ''] = partsOf(await scan(page), /^ripple:(\w+)\?amount=([\d.]+)&dt=(\d+)$/)
    return control().airdropXrp({ address, tag, amount })
  },
  tvm: async page => {
    const form = /^ton:\/\/transfer\/([\w-]+)\?jetton=[\w-]+&amount=(\d+)&text=(\d+)$/
    const [address = '', units = '', tag = ''] = partsOf(await scan(page), form)
    return control().airdropTon({ address, tag, symbol: 'USDT', amount: whole(units, 6) })
  },
  stellar: async page => {
    const form =
      /^web\+stellar:pay\?destination=(\w+)&amount=([\d.]+)&memo=(\d+)&memo_type=MEMO_ID&network_passphrase=Test%20SDF/
    const [address = '', amount = '', tag = ''] = partsOf(await scan(page), form)
    return control().airdropStellar({ address, tag, amount })
  },
  // As on Tron, but the payer also copies the memo beside the code.
  noble: async page => {
    const address = await readQrCode(page, 'QR code with the address')
    const tag = (await page.locator('.r-fact', { hasText: 'Memo or tag' }).locator('.r-mono').textContent()) ?? ''
    return control().airdropCosmos('noble', { address, tag, amount: '50' })
  },
  // Tron's wallets share no format for a payment request: the code holds the address.
  tron: async page => {
    const address = await readQrCode(page, 'QR code with the address')
    await control().airdropTron({ address, symbol: 'USDT', amount: '50' })
    return control().advanceClock(tronFinalityMs)
  },
}

test.each<Ordered>([
  { family: 'evm', symbol: 'USDC', amount: 50 },
  { family: 'solana', symbol: 'USDC', amount: 50 },
  { family: 'bitcoin', symbol: 'BTC', amount: 0.001 },
  { family: 'tron', symbol: 'USDT', amount: 50 },
  { family: 'ripple', symbol: 'XRP', amount: 25 },
  { family: 'stellar', symbol: 'XLM', amount: 25.5 },
  { family: 'tvm', symbol: 'USDT', amount: 50 },
  { family: 'noble', symbol: 'USDC', amount: 50 },
])(
  'an order of $amount $symbol on $family is paid by its code, and ends with a receipt',
  async order => {
    const transactionId = `scanned-${order.family}`
    const page = await openOrder(order, transactionId)
    await payScanned[order.family]?.(page)
    await untilShown(page, 'Transfer complete')
    await page
      .getByRole('link', { name: /receipt/i })
      .first()
      .waitFor()
    const { symbol, amount } = order
    expect(await paymentsOf(transactionId)).toMatchObject([{ status: 'succeeded', symbol, destinationAmount: amount }])
    await page.context().close()
  },
  120_000,
)

test('a part is asked for at the same address after a reload, without a barrier, and another payer sees another order', async () => {
  const order = { family: 'evm', symbol: 'USDC', amount: 50 }
  const page = await openOrder(order, 'scanned-parts')
  const other = await openOrder(order, 'scanned-other')
  const addressOn = async (shown: Page) =>
    ((await shown.locator('.address').first().textContent()) ?? '').replaceAll(/\s/g, '')
  const address = await addressOn(page)
  expect(await addressOn(other)).not.toBe(address)
  expect(await findViolationsInThemes(page)).toEqual([])
  await control().airdropOn(networks.evm, { address, symbol: 'USDC', amount: '20' })
  await untilShown(page, /30.USDC is missing/)
  await page.reload()
  await page.getByText(/30.USDC is missing/).waitFor()
  expect(await addressOn(page)).toBe(address)
  expect(await page.getByRole('button', { name: 'Back' }).count()).toBe(0)
  expect(await findViolationsInThemes(page)).toEqual([])
  expect(await other.getByText('Received').count()).toBe(0)
  await payScanned['evm']?.(page)
  await untilShown(page, 'Transfer complete')
  expect(await other.getByText('Waiting for your payment').isVisible()).toBe(true)
  await Promise.all([page.context().close(), other.context().close()])
}, 120_000)

const sepoliaId = '03b2d786-7092-4a6a-9737-d6013e21819b'
/** The payer's own, on Ethereum Sepolia. */
const refundAddress = `0x${'5e'.repeat(20)}`

test('50 USDC on Base are paid with USDC on Ethereum over a bridge, by the code on the page, also after a reload', async () => {
  const page = await openOrder({ family: 'evm', symbol: 'USDC', amount: 50 }, 'scanned-bridge')
  await page.getByText('Send another asset, or on another network').click()
  await page
    .getByRole('button', { name: /Sepolia.*USDC/ })
    .first()
    .click()
  await page.getByText('Enter one of your own', { exact: false }).waitFor()
  expect(await findViolationsInThemes(page)).toEqual([])
  const field = page.getByRole('textbox')
  const show = page.getByRole('button', { name: 'Show the address' })
  await field.fill('not an address')
  await show.click()
  await page.getByText('This address can’t be used for refunds', { exact: false }).waitFor()
  await field.fill(refundAddress)
  await page.setViewportSize({ width: 320, height: 568 })
  const isWhole = (one: Element) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight
  expect(await field.evaluate(isWhole)).toBe(true)
  await page.setViewportSize({ width: 1280, height: 900 })
  await field.press('Enter')
  await page.getByText('A bridge turns it into', { exact: false }).waitFor()
  expect(await page.getByRole('timer').isVisible()).toBe(true)
  expect(await findViolationsInThemes(page)).toEqual([])
  await page.reload()
  await page.getByText('A bridge turns it into', { exact: false }).waitFor()
  const form = /^ethereum:(0x\w{40})@(\d+)\/transfer\?address=(0x\w{40})&uint256=(\d+)$/
  const [, , address = '', units = ''] = partsOf(await scan(page), form)
  expect(Number(units)).toBeGreaterThan(50e6)
  await control().airdropOn(sepoliaId, { address, symbol: 'USDC', amount: whole(units, 6) })
  await untilShown(page, 'Transfer complete')
  const rowOf = async (label: string) =>
    Number(
      /[\d.]+/.exec(
        (await page.locator('.r-facts > *', { hasText: label }).first().textContent())?.replace(label, '') ?? '',
      )?.[0],
    )
  const [left, fee, credited] = [await rowOf('Sent on Sepolia'), await rowOf('Bridge fee'), await rowOf('Credited by')]
  expect({ left, credited }).toEqual({ left: Number(whole(units, 6)), credited: 50 })
  expect(left - fee).toBeCloseTo(credited, 6)
  const paid = { status: 'succeeded', symbol: 'USDC', destinationAmount: 50 }
  expect(await paymentsOf('scanned-bridge')).toMatchObject([paid])
  await page.context().close()
}, 120_000)
