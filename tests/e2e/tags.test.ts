import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Payment, Wallet } from 'xrpl'

import { openXrplClient } from '../../packages/sandbox/src/chains/xrpl/testing/openXrplClient.ts'
import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { connectBybit } from '../harness/connectAccount.ts'
import { eventually } from '../harness/eventually.ts'
import { receiveWebhooks, type WebhookReceiver } from '../harness/receiveWebhooks.ts'
import { sandboxControl } from '../harness/sandboxControl.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

const xrplTestnet = '5d1f0c8e-7b4a-4c39-9e62-a0d3b7f8e415'

let rialto: Rialto
let browser: Browser
let hooks: WebhookReceiver
beforeAll(async () => {
  hooks = await receiveWebhooks()
  ;[rialto, browser] = await Promise.all([startRialto({ env: hooks.env }), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await rialto.stop()
  await hooks.stop()
})

const shots = process.env['RIALTO_SHOTS']
/** For looking at the screens; not in CI. */
const shoot = async (page: Page, name: string) => {
  if (shots !== undefined) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true })
}

const control = () => sandboxControl(rialto.sandbox)

/** Where a user of an exchange receives XRP, by the exchange's own record of a deposit that the sandbox makes. */
const placeOf = (institution: string, persona: string) =>
  control().deposit({ institution, persona, symbol: 'XRP', amount: '1' })

const openDeposit = async (userId: string, to: { address: string; tag: string }, amount: number): Promise<Page> => {
  const toAddresses = [{ networkId: xrplTestnet, symbol: 'XRP', address: to.address, addressTag: to.tag, amount }]
  const transferOptions = { transferType: 'deposit', toAddresses }
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId, transferOptions })
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(atob((content as { linkToken: string }).linkToken), { referer: rialto.demo })
  return page
}

const connectKuCoin = async (page: Page, persona: string) => {
  await page.getByRole('button', { name: /KuCoin/ }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'API key' }).fill(persona)
  for (const field of (await page.locator('form input').all()).slice(1)) await field.fill('Pass123')
  await page.getByRole('button', { name: /Connect/ }).click()
}

interface TransferRecord {
  id: string
  status: string
  hash: string
  destinationAddress: string
  refundAddress: string
  refundAddressTag: string
}

const recordOf = (userId: string): Promise<TransferRecord> =>
  eventually(async () => {
    const { content } = await callApi(rialto, 'GET', `/transfers/managed/platform?UserId=${userId}`)
    const [record] = (content as { items: TransferRecord[] }).items
    return record?.status === 'succeeded' ? record : undefined
  }, 'the record')

/** The published client of the XRP Ledger, on the sandbox's. */
const ledger = async () => openXrplClient(await control().xrplUrl(), () => undefined)

test('XRP goes to an exchange’s address with the tag of its user, and comes back by refund address and tag', async () => {
  const shop = await placeOf('bybit', 'Mesh')
  const page = await openDeposit('tagged', shop, 25)
  await connectKuCoin(page, 'Mesh4')
  await page.getByRole('heading', { name: 'Review and confirm' }).waitFor()
  // The tag has a line and a button of its own: it is read and copied apart from the address.
  const tagFact = page.locator('.r-fact', { hasText: shop.tag }).last()
  await tagFact.getByRole('button').waitFor()
  await shoot(page, 'tag-preview')
  await page.getByRole('button', { name: 'Send 25 XRP' }).click()
  await page.getByRole('heading', { name: 'Transfer complete' }).waitFor()
  await shoot(page, 'tag-complete')

  const record = await recordOf('tagged')
  const { client, send } = await ledger()
  const { result: paid } = await client.request({ command: 'tx', transaction: record.hash })
  expect(paid).toMatchObject({ validated: true, meta: { delivered_amount: '25000000' } })
  expect(paid.tx_json).toMatchObject({ Destination: shop.address, DestinationTag: Number(shop.tag) })
  const refund = await placeOf('kucoin', 'Mesh4')
  expect(record).toMatchObject({
    destinationAddress: shop.address,
    addressTag: shop.tag,
    refundAddress: refund.address,
    refundAddressTag: refund.tag,
  })
  const [event] = await eventually(async () => {
    const about = hooks.about(record.id).filter(({ status }) => status === 'Succeeded')
    return about.length > 0 ? about : undefined
  }, 'the webhook')
  expect(event?.body).toMatchObject({
    DestinationAddress: shop.address,
    DestinationAddressTag: shop.tag,
    RefundAddress: refund.address,
    RefundAddressTag: refund.tag,
  })
  await page.goto((await page.getByRole('link', { name: /View receipt/ }).getAttribute('href')) ?? '')
  await page.getByRole('heading', { name: 'Transfer receipt' }).waitFor()
  await page.locator('.r-fact', { hasText: shop.tag }).first().waitFor()
  await shoot(page, 'tag-receipt')
  await page.context().close()

  const credited = (institution: string, persona: string) => control().creditedXrp(institution, persona)
  await expect.poll(() => credited('bybit', 'Mesh')).toContain('25000000')

  // The shop returns 5 XRP from a wallet of its own: once to both, once to the address alone, once with another tag.
  const wallet = Wallet.generate()
  await control().airdropXrp({ address: wallet.classicAddress, amount: '50' })
  const before = (await control().deposits()).length
  const back = {
    TransactionType: 'Payment',
    Account: wallet.classicAddress,
    Destination: record.refundAddress,
  } as const
  const pay = (payment: Payment) => send(payment, wallet)
  await pay({ ...back, Amount: '5000000', DestinationTag: Number(record.refundAddressTag) })
  await pay({ ...back, Amount: '5000001' })
  await pay({ ...back, Amount: '5000002', DestinationTag: Number(record.refundAddressTag) + 1 })
  await expect.poll(() => credited('kucoin', 'Mesh4')).toContain('5000000')
  await control().advanceClock(10_000)
  expect(await control().deposits()).toHaveLength(before + 1)
}, 120_000)

test('two lost answers for one amount to one address are distinguished by their tags', async () => {
  const account = await connectBybit(rialto, 'Mesh4')
  const from = { fromAuthToken: account.accessToken, fromType: account.type }
  const toAddress = Wallet.generate().classicAddress
  await control().airdropXrp({ address: toAddress, amount: '20' })
  /** The simulated institution breaks the connection after it has accepted this amount. */
  const amount = 12.777
  const ids: string[] = []
  for (const addressTag of ['1', '2']) {
    const order = { networkId: xrplTestnet, symbol: 'XRP', toAddress, addressTag, amount }
    const preview = await callApi(rialto, 'POST', '/transfers/managed/preview', { ...from, ...order })
    const { previewId } = (preview.content as { previewResult: { previewId: string } }).previewResult
    const executed = await callApi(rialto, 'POST', '/transfers/managed/execute', { ...from, previewId })
    expect(executed.content).toMatchObject({ executeTransferResult: { toAddress, addressTag } })
    ids.push(previewId)
    // Bybit takes one withdrawal of a coin in ten seconds.
    await control().advanceClock(11_000)
  }
  const records = await eventually(async () => {
    const found = await Promise.all(ids.map(id => callApi(rialto, 'GET', `/transfers/managed/platform?Id=${id}`)))
    const items = found.map(({ content }) => (content as { items: TransferRecord[] }).items[0])
    return items.every(item => item?.status === 'succeeded') ? items : undefined
  }, 'both records')
  const { client } = await ledger()
  const tags = records.map(async record => {
    const { result } = await client.request({ command: 'tx', transaction: record?.hash ?? '' })
    return Object(result.tx_json).DestinationTag as number
  })
  expect(await Promise.all(tags)).toEqual([1, 2])
  const { result } = await client.request({ command: 'account_tx', account: toAddress })
  // The first is the faucet's.
  expect(result.transactions).toHaveLength(3)
}, 120_000)
