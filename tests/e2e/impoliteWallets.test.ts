import type { Browser, Page } from 'playwright-core'
import { createPublicClient, createWalletClient, http, toHex } from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { freshAddress } from '../harness/money.ts'
import { coinBalance } from '../harness/npmWallets.ts'
import { sandboxControl, tokenBalance } from '../harness/sandboxControl.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'
import { installWallet } from '../harness/wallets/installWallet.ts'
import { deployContractWallet } from '../harness/wallets/deployContractWallet.ts'
import { type Deviations, playImpoliteWallet } from '../harness/wallets/playImpoliteWallet.ts'
import { playMetaMask } from '../harness/wallets/playMetaMask.ts'
import type { AskedTransaction, PlayedWallet, User } from '../harness/wallets/playedWallet.ts'
import { playSafe } from '../harness/wallets/playSafe.ts'

let rialto: Rialto
let browser: Browser
beforeAll(async () => {
  ;[rialto, browser] = await Promise.all([startRialto(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await rialto.stop()
})

const sepoliaId = '03b2d786-7092-4a6a-9737-d6013e21819b'
const baseSepoliaId = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'

type Chain = Awaited<ReturnType<ReturnType<typeof sandboxControl>['chain']>>
const chainOf = (networkId: string): Promise<Chain> => sandboxControl(rialto.sandbox).chain(networkId)

const sendOn = ({ rpcUrl }: Chain, account: PrivateKeyAccount, { to, value, data }: AskedTransaction) =>
  createWalletClient({ account, transport: http(rpcUrl) }).sendTransaction({
    chain: null,
    to,
    value: BigInt(value ?? '0x0'),
    data: data ?? '0x',
  })

/** As JSON, which is what a wallet passes to a page. */
const receiptOn =
  ({ rpcUrl }: Chain) =>
  async (hash: `0x${string}`) => {
    const client = createPublicClient({ transport: http(rpcUrl) })
    const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [hash] }).catch(() => null)
    return receipt ?? undefined
  }

const give = async (chain: Chain, address: `0x${string}`): Promise<void> => {
  const control = sandboxControl(rialto.sandbox)
  for (const [symbol, amount] of [
    ['ETH', '1'],
    ['USDC', '100'],
  ] as const)
    await control.airdropOn(chain.networkId, { address, symbol, amount })
  await expect.poll(() => tokenBalance(chain, 'USDC', address)).toBe(100_000_000n)
}

/** Link for a deposit on Base Sepolia from a wallet that is played, at the choice of wallets. */
const open = async (
  wallet: PlayedWallet,
  { symbols = ['USDC'], ...shown }: { symbols?: string[]; isAnnounced?: boolean } = {},
) => {
  const shop = freshAddress()
  const userId = `payer-${shop}`
  // The page's own policy binds its scripts and not a wallet, which is an extension.
  const page = await (await browser.newContext({ bypassCSP: true })).newPage()
  await installWallet(page, wallet, shown)
  const toAddresses = symbols.map(symbol => ({ networkId: baseSepoliaId, symbol, address: shop }))
  const request = { userId, transferOptions: { transferType: 'deposit', toAddresses } }
  const { content } = await callApi(rialto, 'POST', '/linktoken', request)
  await page.goto(atob((content as { linkToken: string }).linkToken), { referer: rialto.demo })
  await page.getByRole('button', { name: /Self-custody wallet/ }).click()
  const record = async () => {
    const found = await callApi(rialto, 'GET', `/transfers/managed/platform?UserId=${userId}`)
    return (found.content as { items: { status: string; hash?: string }[] }).items
  }
  return { page, shop, record }
}

const connect = (page: Page, name = 'Field Wallet') => page.getByRole('button', { name: new RegExp(name) }).click()

const confirm = async (page: Page, amount: string) => {
  await page.getByRole('textbox').first().fill(amount)
  await page.getByRole('button', { name: /Continue|Review/ }).click()
  await page.getByRole('button', { name: /^Send/ }).click()
}

const shows = ({ waiting }: User) => expect.poll(waiting).toBe(1)
const complete = (page: Page) => page.getByRole('heading', { name: 'Transfer complete' }).waitFor()
const again = (page: Page) => page.getByRole('button', { name: 'Ask Field Wallet again' })

/** A payment of 7 USDC in MetaMask, up to where its window is open. */
const payInMetaMask = async (losesAnswers = 0) => {
  const account = privateKeyToAccount(generatePrivateKey())
  const chain = await chainOf(baseSepoliaId)
  await give(chain, account.address)
  const wallet = playMetaMask({
    account,
    chainId: toHex(chain.chainId),
    send: asked => sendOn(chain, account, asked),
    receiptOf: receiptOn(chain),
  })
  wallet.faults.losesAnswers = losesAnswers
  const opened = await open(wallet)
  await connect(opened.page)
  await confirm(opened.page, '7')
  await shows(wallet.user)
  return { ...opened, wallet, paid: () => tokenBalance(chain, 'USDC', opened.shop) }
}

/** The wallet has answered the page, which has read from it what became of the payment. */
const follows = (page: Page) =>
  page.waitForResponse(answer => answer.url().endsWith('/link/api/wallets/payments/calls'), { timeout: 90_000 })

test('a payment that is approved in MetaMask is paid once, and the page asks to confirm it for as long as MetaMask does', async () => {
  const { page, wallet, record, paid } = await payInMetaMask()
  await page.getByRole('heading', { name: 'Confirm the payment in Field Wallet' }).waitFor()
  wallet.user.approve()
  await complete(page)
  expect(await record()).toMatchObject([{ status: 'succeeded' }])
  expect([await paid(), wallet.asked.length]).toEqual([7_000_000n, 1])
  await page.context().close()
})

test('a payment that is declined in MetaMask is said to be unsent at once, and can be made again, also by a page that was reloaded meanwhile', async () => {
  const { page, wallet, record, paid } = await payInMetaMask()
  await expect.poll(() => wallet.knownReads()).toBeGreaterThan(1)
  wallet.user.decline()
  await page.getByText(/Field Wallet didn’t make this payment.*Nothing was sent/).waitFor()
  const followed = follows(page)
  await again(page).click()
  await shows(wallet.user)
  await followed
  const known = wallet.knownReads()
  await expect.poll(() => wallet.knownReads()).toBeGreaterThan(known + 1)
  await page.reload()
  await page.getByRole('heading', { name: 'Confirm the payment in your wallet' }).waitFor()
  await page.getByText('Your wallet was asked for this payment').waitFor()
  const reloaded = wallet.knownReads()
  await expect.poll(() => wallet.knownReads()).toBeGreaterThan(reloaded)
  wallet.user.decline()
  await page.getByRole('heading', { name: 'How much do you want to send?' }).waitFor()
  await confirm(page, '7')
  await shows(wallet.user)
  wallet.user.approve()
  await complete(page)
  expect(await record()).toMatchObject([{ status: 'succeeded' }])
  expect([await paid(), wallet.asked.length]).toEqual([7_000_000n, 3])
  await page.context().close()
})

test('a payment whose answer MetaMask loses is looked for and not asked for again, and arrives once', async () => {
  const { page, wallet, record, paid } = await payInMetaMask(1)
  await page.getByRole('heading', { name: 'Looking for your payment' }).waitFor()
  expect(await page.getByText('Nothing was sent').count()).toBe(0)
  expect(await again(page).count()).toBe(0)
  await page.reload()
  await page.getByRole('heading', { name: 'Looking for your payment' }).waitFor()
  wallet.user.approve()
  await complete(page)
  expect(await record()).toMatchObject([{ status: 'succeeded' }])
  expect([await paid(), wallet.asked.length]).toEqual([7_000_000n, 1])
  await page.context().close()
})

/** A wallet that breaks its standard, with coins on Base Sepolia. */
const impolite = async (deviations: Deviations) => {
  const account = privateKeyToAccount(generatePrivateKey())
  const [sepolia, base] = [await chainOf(sepoliaId), await chainOf(baseSepoliaId)]
  await give(base, account.address)
  const wallet = playImpoliteWallet({
    account,
    chainId: base.chainId,
    deviations,
    send: (asked, chainId) => sendOn(chainId === base.chainId ? base : sepolia, account, asked),
  })
  return { wallet, account, sepolia, base }
}

test('a wallet whose router is still on another network, and which names its own late, sends on the network of the payment', async () => {
  const { chainId: startsOn } = await chainOf(sepoliaId)
  const { wallet, account, sepolia, base } = await impolite({ startsOn, routesToFirstChain: true, namesChainAfter: 3 })
  await give(sepolia, account.address)
  const { page, shop } = await open(wallet, { symbols: ['ETH'] })
  await connect(page)
  await confirm(page, '0.1')
  await shows(wallet.user)
  wallet.user.approve()
  await complete(page)
  const address = shop as `0x${string}`
  expect([await coinBalance(base, address), await coinBalance(sepolia, address)]).toEqual([10n ** 17n, 0n])
  await page.context().close()
})

test('a wallet without EIP-6963 whose signatures lack 0x is found and connected, and the payment that it never answers is found on the chain', async () => {
  const { wallet, base } = await impolite({ signsBare: true, neverAnswers: true })
  const { page, shop } = await open(wallet, { isAnnounced: false })
  await connect(page, 'Browser wallet')
  await confirm(page, '7')
  await shows(wallet.user)
  await page.getByRole('heading', { name: 'Confirm the payment in Browser wallet' }).waitFor()
  wallet.user.approve()
  await complete(page)
  expect([await tokenBalance(base, 'USDC', shop), wallet.asked.length]).toEqual([7_000_000n, 1])
  await page.context().close()
})

test('a Safe on the network of the payment is connected by its owner’s signature for that network, pays in tokens once its owner has confirmed, and is not asked for the network’s own coin', async () => {
  const chain = await chainOf(baseSepoliaId)
  const owner = privateKeyToAccount(generatePrivateKey())
  await give(chain, owner.address)
  const contract = await deployContractWallet(chain.rpcUrl, owner)
  await give(chain, contract.address)
  const signed: string[] = []
  const wallet = playSafe({
    address: contract.address,
    chainId: chain.chainId,
    execute: contract.execute,
    receiptOf: receiptOn(chain),
    sign: message => {
      signed.push(Buffer.from(message.slice(2), 'hex').toString())
      return owner.signMessage({ message: { raw: message as `0x${string}` } })
    },
  })
  const { page, shop, record } = await open(wallet, { symbols: ['USDC', 'ETH'] })
  await connect(page)
  const coin = page.getByRole('button', { name: /Ether/ })
  await coin.getByText('A smart account can’t pay in this coin here').waitFor()
  // The number of the public network, which the sandbox's chain stands for.
  expect(signed).toMatchObject([expect.stringContaining('Chain ID: 84532\n')])
  await page.getByRole('button', { name: /USD Coin/ }).click()
  await confirm(page, '7')
  await shows(wallet.user)
  await page.getByRole('heading', { name: 'Confirm the payment in Field Wallet' }).waitFor()
  wallet.user.approve()
  await complete(page)
  expect(await record()).toMatchObject([{ status: 'succeeded' }])
  expect([await tokenBalance(chain, 'USDC', shop), wallet.asked.length]).toEqual([7_000_000n, 1])
  await page.context().close()
})
