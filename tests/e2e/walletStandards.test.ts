import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { coinBalance, installEvmWallet, installSolanaWallet } from '../harness/npmWallets.ts'
import { sandboxControl, solanaBalance } from '../harness/sandboxControl.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

const base58check = createBase58check(sha256)

let rialto: Rialto
let browser: Browser
beforeAll(async () => {
  ;[rialto, browser] = await Promise.all([startRialto(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await rialto.stop()
})

const deposit = (userId: string, networkId: string, symbol: string, address: string) => ({
  userId,
  verifyWalletOptions: {},
  transferOptions: { transferType: 'deposit', toAddresses: [{ networkId, symbol, address }] },
})

/** The page's own policy binds its scripts and not a wallet, which is an extension. */
const openPage = async (): Promise<Page> => (await browser.newContext({ bypassCSP: true })).newPage()

/** Link, at the choice of wallets. */
const openWallets = async (page: Page, request: object): Promise<void> => {
  const { content } = await callApi(rialto, 'POST', '/linktoken', request)
  await page.goto(atob((content as { linkToken: string }).linkToken), { referer: rialto.demo })
  await page.getByRole('button', { name: /Self-custody wallet/ }).click()
}

/** From the wallet's row to the end of the deposit. The wallet asks nothing of its user. */
const pay = async (page: Page, name: string, amount: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(name) }).click()
  await page.getByRole('textbox').first().fill(amount)
  await page.getByRole('button', { name: /Continue|Review/ }).click()
  await page.getByRole('button', { name: /^Send/ }).click()
  await page.getByRole('heading', { name: /complete|success|arrived|sent/i }).waitFor()
}

interface NodeView {
  networkId: string
  rpcUrl: string
}
interface Coin {
  txid: string
  amount: number
}
interface SpendView {
  vin: { prevout: { scriptPubKey: { address: string } } }[]
}

const askBitcoin = async (rpcUrl: string, method: string, ...params: unknown[]): Promise<unknown> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return ((await (await fetch(rpcUrl, { method: 'POST', body })).json()) as { result: unknown }).result
}

const endsOf = async (userId: string) => {
  const [transfers, proofs] = await Promise.all([
    callApi(rialto, 'GET', `/transfers/managed/platform?UserId=${userId}`),
    callApi(rialto, 'GET', `/wallets/verify?UserId=${userId}`),
  ])
  return { transfers: transfers.content, proofs: proofs.content }
}

test('a wallet of npm that announces itself by EIP-6963 is verified, switched to the network and paid from', async () => {
  const shop = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'
  const control = sandboxControl(rialto.sandbox)
  const sepolia = await control.chain('03b2d786-7092-4a6a-9737-d6013e21819b')
  const other = await control.chain('f2780a87-d1ab-4567-85b3-d9ae728cf54d')
  const page = await openPage()
  const address = await installEvmWallet(page, [other, sepolia])
  await control.airdropOn(sepolia.networkId, { address, symbol: 'ETH', amount: '1' })
  await expect.poll(() => coinBalance(sepolia, address)).toBe(10n ** 18n)
  const before = await coinBalance(sepolia, shop)
  await openWallets(page, deposit('mock-payer', sepolia.networkId, 'ETH', shop))
  await pay(page, 'Mock Wallet', '0.25')
  await expect.poll(() => coinBalance(sepolia, shop)).toBe(before + 250_000_000_000_000_000n)
  expect(await endsOf('mock-payer')).toMatchObject({
    transfers: { items: [{ status: 'succeeded', from: { type: 'deFiWallet' }, symbol: 'ETH' }] },
    proofs: { verifications: [{ networkType: 'evm', address }] },
  })
  await page.context().close()
})

test('a wallet of npm that registers by the Wallet Standard signs in with Solana and is paid from', async () => {
  const shop = 'CktRuQ2mttgRGkXJtyksdKHjUdc2C4TgDzyB98oEzy8'
  const control = sandboxControl(rialto.sandbox)
  const { rpcUrl } = (await (await fetch(`${rialto.sandbox}/control/solana`)).json()) as { rpcUrl: string }
  const page = await openPage()
  const wallet = await installSolanaWallet(page, rpcUrl)
  await openWallets(page, deposit('burner-payer', 'b7387cd9-2f47-4e4d-bc7b-d44e61d58210', 'USDC', shop))
  const address = await wallet.open()
  await control.airdrop({ address, symbol: 'SOL', amount: '1' })
  await control.airdrop({ address, symbol: 'USDC', amount: '100' })
  await pay(page, 'Burner Wallet', '7')
  await expect.poll(() => solanaBalance(rialto.sandbox, 'USDC', shop)).toBe('7000000')
  expect(await solanaBalance(rialto.sandbox, 'USDC', address)).toBe('93000000')
  expect(await endsOf('burner-payer')).toMatchObject({
    transfers: { items: [{ status: 'succeeded', from: { type: 'deFiWallet' } }] },
    proofs: { verifications: [{ networkType: 'solana', address }] },
  })
  await page.context().close()
})

/** The sandbox's wallet is asked through its page: one that is reloaded before asks for nothing. */
const answerOfWallet = (page: Page) => page.waitForResponse(answer => answer.url().endsWith('/link/api/sandbox/wallet'))

test('a deposit of the sandbox’s Bitcoin wallet asks for no more than it has, is declined once, confirmed, found by a reloaded page and ends with its second block', async () => {
  const shop = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
  const { networkId, rpcUrl } = (await (await fetch(`${rialto.sandbox}/control/bitcoin`)).json()) as NodeView
  const page = await openPage()
  const sheet = page.getByRole('dialog', { name: 'Sandbox Wallet' })
  const approve = () => sheet.getByRole('button', { name: 'Approve' }).click()
  const { verifyWalletOptions: _, ...request } = deposit('bitcoin-payer', networkId, 'BTC', shop)
  await openWallets(page, request)
  await approve()
  await sheet.getByText('wants you to sign in with your Bitcoin account').waitFor()
  await approve()
  await page.getByRole('textbox').first().fill('0.06')
  await page.getByRole('button', { name: /Continue|Review/ }).click()
  await page.getByText(/^The maximum is 0\.04/).waitFor()
  await page.getByRole('textbox').first().fill('0.0123')
  await page.getByRole('button', { name: /Continue|Review/ }).click()
  await page.getByRole('button', { name: /^Send/ }).click()
  await sheet.getByText('Amount in satoshis 1230000').waitFor()
  await sheet.getByRole('button', { name: 'Reject' }).click()
  await page.getByText(/You declined the request/).waitFor()
  await page.getByRole('button', { name: 'Ask Sandbox Wallet again' }).click()
  await sheet.getByText('Amount in satoshis 1230000').waitFor()
  await Promise.all([answerOfWallet(page), approve()])
  await page.reload()
  await page.getByRole('heading', { name: /complete|success|arrived|sent/i }).waitFor()
  const coins = (await askBitcoin(rpcUrl, 'scantxoutset', 'start', [`addr(${shop})`])) as { unspents: Coin[] }
  expect(coins.unspents).toMatchObject([{ amount: 0.0123 }])
  const { vin } = (await askBitcoin(rpcUrl, 'getrawtransaction', coins.unspents[0]?.txid, 2)) as SpendView
  expect(await endsOf('bitcoin-payer')).toMatchObject({
    transfers: {
      items: [
        {
          status: 'succeeded',
          symbol: 'BTC',
          hash: coins.unspents[0]?.txid,
          from: { type: 'deFiWallet' },
          refundAddress: vin[0]?.prevout.scriptPubKey.address,
        },
      ],
    },
    proofs: { verifications: [] },
  })
  await page.context().close()
})

const askTron = async (rpcUrl: string, path: string, body: object): Promise<unknown> =>
  (await fetch(`${rpcUrl}${path}`, { method: 'POST', body: JSON.stringify(body) })).json()

/** USDT of an address, in base units. */
const tronTokens = async (rpcUrl: string, address: string): Promise<bigint> => {
  const word = Buffer.from(base58check.decode(address)).subarray(1).toString('hex').padStart(64, '0')
  const call = {
    function_selector: 'balanceOf(address)',
    parameter: word,
    contract_address: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
  }
  const asked = { visible: true, owner_address: address, ...call }
  const { constant_result: held } = (await askTron(rpcUrl, '/wallet/triggerconstantcontract', asked)) as {
    constant_result: string[]
  }
  return BigInt(`0x${held[0]}`)
}

/** What the sandbox's Tron wallet is asked for, from its row in Link to the approval of the payment. */
const askTronWallet = async (page: Page, amount: string) => {
  const sheet = page.getByRole('dialog', { name: 'Sandbox Wallet' })
  const approve = () => sheet.getByRole('button', { name: 'Approve' }).click()
  await approve()
  await sheet.getByText('wants you to sign in with your Tron account').waitFor()
  await approve()
  await page.getByRole('textbox').first().fill(amount)
  await page.getByRole('button', { name: /Continue|Review/ }).click()
  await page.getByRole('button', { name: /^Send/ }).click()
  return { sheet, approve }
}

test('a deposit of the sandbox’s Tron wallet in TRX is declined once, confirmed, found by a reloaded page and ends with its solidified block; USDT then lacks TRX, and goes once there is some', async () => {
  const shop = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
  const control = sandboxControl(rialto.sandbox)
  const { networkId, rpcUrl } = (await (await fetch(`${rialto.sandbox}/control/tron`)).json()) as NodeView
  const page = await openPage()
  await openWallets(page, deposit('tron-payer', networkId, 'TRX', shop))
  const { sheet, approve } = await askTronWallet(page, '98')
  await sheet.getByText('Amount in sun 98000000').waitFor()
  await sheet.getByRole('button', { name: 'Reject' }).click()
  await page.getByText(/You declined the request/).waitFor()
  await page.getByRole('button', { name: 'Ask Sandbox Wallet again' }).click()
  await sheet.getByText('Amount in sun 98000000').waitFor()
  await Promise.all([answerOfWallet(page), approve()])
  const moved = async () => (await askTron(rpcUrl, '/wallet/getaccount', { address: shop, visible: true })) as object
  await expect.poll(moved).toMatchObject({ balance: 98_000_000 })
  await page.reload()
  // Nineteen blocks of three seconds.
  await control.advanceClock(57_000)
  await page.getByRole('heading', { name: /complete|success|arrived|sent/i }).waitFor()
  const { transfers, proofs } = await endsOf('tron-payer')
  const [proof] = (proofs as { verifications: { address: string }[] }).verifications
  expect(proof).toMatchObject({ networkType: 'tron', address: expect.stringMatching(/^T/) })
  expect(transfers).toMatchObject({
    items: [{ status: 'succeeded', symbol: 'TRX', from: { type: 'deFiWallet' }, refundAddress: proof?.address }],
  })
  const { verifyWalletOptions: _, ...request } = deposit('tron-payer', networkId, 'USDT', shop)
  await openWallets(page, request)
  const again = await askTronWallet(page, '25')
  await page.getByText(/TRX/).filter({ hasText: /fee/i }).waitFor()
  await control.airdropTron({ address: proof?.address ?? '', symbol: 'TRX', amount: '40' })
  await page.getByRole('button', { name: 'Ask Sandbox Wallet again' }).click()
  await again.sheet.getByText(shop).waitFor()
  await again.sheet.getByText('Amount in base units 25000000').waitFor()
  await again.approve()
  await again.sheet.waitFor({ state: 'detached' })
  await expect.poll(() => tronTokens(rpcUrl, shop)).toBe(25_000_000n)
  await control.advanceClock(60_000)
  await page.getByRole('heading', { name: /complete|success|arrived|sent/i }).waitFor()
  expect((await endsOf('tron-payer')).transfers).toMatchObject({
    items: [
      { symbol: 'USDT', status: 'succeeded' },
      { symbol: 'TRX', status: 'succeeded' },
    ],
  })
  await page.context().close()
}, 120_000)
