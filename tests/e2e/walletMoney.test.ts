import { sha256 } from '@noble/hashes/sha2.js'
import { compare, fromBaseUnits } from '@rialto/catalog'
import type { MoneyLine, TransferRecord } from '@rialto/contract'
import { createBase58check } from '@scure/base'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { goneBy, unexplained } from '../../apps/server/src/testing/moneyBooks.ts'
import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { eventually } from '../harness/eventually.ts'
import { receiveWebhooks, type WebhookReceiver } from '../harness/receiveWebhooks.ts'
import { sandboxControl, solanaBalance, solanaCoins } from '../harness/sandboxControl.ts'
import { serveHostPage } from '../harness/serveHostPage.ts'
import { signInFirst } from '../harness/signInFirst.ts'
import { demoClient, type Rialto, startRialto } from '../harness/startRialto.ts'

let rialto: Rialto
let browser: Browser
let hooks: WebhookReceiver
let host: Awaited<ReturnType<typeof serveHostPage>>
let operator: Record<string, string>
beforeAll(async () => {
  ;[hooks, host] = await Promise.all([receiveWebhooks(), serveHostPage('@rialto/web-sdk')])
  const env = { RIALTO_DEMO: 'off', RIALTO_SANDBOX_ALLOWED_ORIGINS: host.origin, ...hooks.env }
  ;[rialto, browser] = await Promise.all([startRialto({ env }), launchBrowser()])
  operator = await signInFirst(rialto)
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await rialto?.stop()
  await hooks?.stop()
  await host?.stop()
})

interface Node {
  networkId: string
  rpcUrl: string
}
const nodeOf = async (family: string): Promise<Node> =>
  (await fetch(`${rialto.sandbox}/control/${family}`)).json() as Promise<Node>

const post = async (url: string, body: object): Promise<unknown> =>
  (
    await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  ).json()

/** The address of a user's Sandbox Wallet, which gets its first coins by this. */
const connectWallet = async (family: string, userId: string): Promise<string> => {
  const user = `${demoClient.id} ${userId}`
  const { result } = (await post(`${rialto.sandbox}/control/${family}/wallet`, {
    user,
    method: `${family}:connect`,
  })) as {
    result: string | { address?: string; base58?: string }
  }
  return typeof result === 'string' ? result : (result.address ?? result.base58 ?? '')
}

type Balances = Readonly<Record<string, bigint>>

const tronTokens = async (rpcUrl: string, address: string): Promise<bigint> => {
  const word = Buffer.from(createBase58check(sha256).decode(address)).subarray(1).toString('hex').padStart(64, '0')
  const call = {
    visible: true,
    owner_address: address,
    function_selector: 'balanceOf(address)',
    parameter: word,
    contract_address: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
  }
  const { constant_result: held } = (await post(`${rpcUrl}/wallet/triggerconstantcontract`, call)) as {
    constant_result: string[]
  }
  return BigInt(`0x${held[0]}`)
}

/** Everything that an address holds, as the family's own node has it. */
const balancesOf: Readonly<Record<string, (address: string) => Promise<Balances>>> = {
  solana: async address => ({
    SOL: BigInt(await solanaCoins(rialto.sandbox, address)),
    USDC: BigInt(await solanaBalance(rialto.sandbox, 'USDC', address)),
  }),
  bitcoin: async address => {
    const { rpcUrl } = await nodeOf('bitcoin')
    const params = ['start', [`addr(${address})`]]
    const { result } = (await post(rpcUrl, { jsonrpc: '2.0', id: 1, method: 'scantxoutset', params })) as {
      result: { unspents: { amount: number }[] }
    }
    return { BTC: result.unspents.reduce((sum, { amount }) => sum + BigInt(Math.round(amount * 1e8)), 0n) }
  },
  tron: async address => {
    const { rpcUrl } = await nodeOf('tron')
    const { balance = 0 } = (await post(`${rpcUrl}/wallet/getaccount`, { address, visible: true })) as {
      balance?: number
    }
    return { TRX: BigInt(balance), USDT: await tronTokens(rpcUrl, address) }
  },
}
const decimalsOf: Readonly<Record<string, number>> = { SOL: 9, USDC: 6, BTC: 8, TRX: 6, USDT: 6 }

const decreaseOf = (before: Balances, after: Balances): Record<string, string> =>
  Object.fromEntries(
    Object.entries(before)
      .map(([symbol, had]) => [symbol, had - (after[symbol] ?? 0n)] as const)
      .filter(([, less]) => less !== 0n)
      .map(([symbol, less]) => [symbol, fromBaseUnits(less, decimalsOf[symbol] ?? 0)]),
  )

/** Approves whatever the wallet asks until the page shows what it waits for. */
const approveUntil = async (
  link: FrameLocator,
  isShown: () => Promise<boolean>,
  meanwhile?: () => Promise<unknown>,
) => {
  const approve = link.getByRole('dialog', { name: 'Sandbox Wallet' }).getByRole('button', { name: 'Approve' })
  await eventually(async () => {
    await meanwhile?.()
    if (await isShown()) return true
    if (await approve.isVisible()) await approve.click({ timeout: 2_000 }).catch(() => undefined)
    return undefined
  }, 'the wallet’s answers to lead on')
}

interface Finished {
  transferId: string
  symbol: string
  amountDecimal: string
  txHash?: string
  fromAddress?: string
  toAddress: string
}

/** Pays in Link, opened by the SDK in a client's page; the confirmation's rows, the callback's payload and the receipt's address. */
const pay = async (
  page: Page,
  amount: string,
): Promise<{ shown: MoneyLine; finished: Finished; receiptUrl: string }> => {
  const previewed = page.waitForResponse(response => response.url().endsWith('/link/api/transfers/preview'))
  const link = page.frameLocator('#mesh-link-popup__iframe')
  await link.getByRole('button', { name: /Self-custody wallet/ }).click()
  await approveUntil(link, () => link.getByRole('textbox').first().isVisible())
  await link.getByRole('textbox').first().fill(amount)
  await link.getByRole('button', { name: /Continue|Review/ }).click()
  const { content } = (await (await previewed).json()) as { content: { moneyLine: MoneyLine } }
  await link.getByRole('button', { name: /^Send/ }).click()
  const control = sandboxControl(rialto.sandbox)
  const done = link.getByRole('button', { name: 'Done' })
  await approveUntil(
    link,
    () => done.isVisible(),
    () => control.advanceClock(3_000),
  )
  const receiptUrl =
    (await link
      .getByRole('link', { name: /receipt/i })
      .first()
      .getAttribute('href')) ?? ''
  await done.click()
  await page.locator('#mesh-link-popup__iframe').waitFor({ state: 'detached' })
  const calls = await page.evaluate(() => (window as never as { calls: [string, unknown][] }).calls)
  const last = calls.filter(([name]) => name === 'onTransferFinished').at(-1)
  return { shown: content.moneyLine, finished: last?.[1] as Finished, receiptUrl }
}

/** The dashboard's export of one transfer. */
const readExported = async (transferId: string): Promise<TransferRecord> => {
  const response = await fetch(`${rialto.api}/admin/api/v1/Transfers/export`, {
    method: 'POST',
    headers: { ...operator, 'content-type': 'application/json' },
    body: JSON.stringify({ transferId, format: 'json' }),
  })
  return (await response.json()) as TransferRecord
}

test.each([
  { family: 'solana', symbol: 'USDC', amount: '7', shop: 'CktRuQ2mttgRGkXJtyksdKHjUdc2C4TgDzyB98oEzy8' },
  { family: 'solana', symbol: 'SOL', amount: '0.25', shop: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T' },
  { family: 'bitcoin', symbol: 'BTC', amount: '0.0123', shop: 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx' },
  { family: 'tron', symbol: 'TRX', amount: '40', shop: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' },
  { family: 'tron', symbol: 'USDT', amount: '25', shop: 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH' },
])(
  'every unit that leaves a wallet on $family for $symbol is explained, the same in callback, record, webhook, receipt and export',
  async ({ family, symbol, amount, shop }) => {
    const userId = `pays ${symbol} on ${family}`
    const read = balancesOf[family] ?? (() => Promise.resolve({}))
    const address = await connectWallet(family, userId)
    const { networkId } = await nodeOf(family)
    const [payerBefore, shopBefore] = [await read(address), await read(shop)]
    const toAddresses = [{ networkId, symbol, address: shop }]
    const body = { userId, transferOptions: { transferType: 'deposit', transactionId: userId, toAddresses } }
    const { content } = await callApi(rialto, 'POST', '/linktoken', body)
    const page = await browser.newPage({ viewport: { width: 1100, height: 900 } })
    await page.goto(host.origin)
    const token = (content as { linkToken: string }).linkToken
    await page.evaluate(given => (window as never as { openLink(given: string): void }).openLink(given), token)
    const { shown, finished, receiptUrl } = await pay(page, amount)
    await page.close()

    const gone = decreaseOf(payerBefore, await read(address))
    const came = decreaseOf(await read(shop), shopBefore)
    const path = `/transfers/managed/platform?Id=${finished.transferId}`
    const record = ((await callApi(rialto, 'GET', path)).content as { items: TransferRecord[] }).items[0]
    if (!record) throw new Error('no record')
    const { moneyLine: line } = record
    expect(record).toMatchObject({ status: 'succeeded', amountDecimal: amount, clientTransactionId: userId })
    expect(line.state).toBe('actual')
    expect(unexplained(line)).toEqual({})
    expect(goneBy(line)).toEqual(gone)
    expect(came).toEqual({ [symbol]: line.arrives.amount })
    // Of a wallet, only the network takes a fee.
    expect(line.fees.map(({ takenBy }) => takenBy)).toEqual(['network'])
    // Tron's fee is known before. On the other networks the wallet sets a part of it, so that the estimate is a bound.
    expect(shown).toMatchObject({ state: 'planned', arrives: line.arrives })
    if (family === 'tron') expect(goneBy(shown)).toEqual(gone)
    else
      for (const [asset, less] of Object.entries(gone)) expect(compare(goneBy(shown)[asset] ?? '0', less)).not.toBe(-1)

    expect(finished).toMatchObject({ symbol, amountDecimal: amount, toAddress: shop, txHash: record.hash })
    expect(finished.fromAddress).toBe(address)
    expect(await readExported(finished.transferId)).toEqual(record)
    const receiptPath = `/link/api/receipts/${new URL(receiptUrl).pathname.replace('/receipt/', '')}`
    const receipt = (await (await fetch(`${rialto.api}${receiptPath}`)).json()) as {
      content: { transfer: { moneyLine: MoneyLine } }
    }
    expect(receipt.content.transfer.moneyLine).toEqual(line)
    const event = await eventually(
      async () => hooks.about(finished.transferId).find(({ status }) => status === 'Succeeded'),
      'the webhook of the end',
    )
    expect(event.body).toMatchObject({ MoneyLine: line, DestinationAmountDecimal: line.arrives.amount })
  },
  120_000,
)
