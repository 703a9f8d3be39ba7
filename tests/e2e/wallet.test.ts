import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { runCli } from '../../apps/server/src/cli/runCli.ts'
import { sandboxSolanaKey } from '../../packages/sandbox/src/chains/solana/solanaKeys.ts'
import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { eventually } from '../harness/eventually.ts'
import { freshAddress } from '../harness/money.ts'
import { readQrCode } from '../harness/readQrCode.ts'
import { sandboxControl, solanaBalance, solanaCoins, tokenBalance } from '../harness/sandboxControl.ts'
import { firstOf, furtherTest } from '../harness/shortForm.ts'
import { signInFirst } from '../harness/signInFirst.ts'
import { demoClient, type Rialto, startRialto } from '../harness/startRialto.ts'

let rialto: Rialto
let browser: Browser
beforeAll(async () => {
  ;[rialto, browser] = await Promise.all([startRialto(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await rialto.stop()
})

/** The hosted page in a tab of its own. */
const openLink = async (request: object, before?: () => void): Promise<Page> => {
  const { content } = await callApi(rialto, 'POST', '/linktoken', request)
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  if (before) await page.addInitScript(before)
  await page.goto(atob((content as { linkToken: string }).linkToken), { referer: rialto.demo })
  return page
}

/** The same, at the choice of wallets to pay from. */
const openWallets = async (request: object, before?: () => void): Promise<Page> => {
  const page = await openLink(request, before)
  await page.getByRole('button', { name: /Self-custody wallet/ }).click()
  return page
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Sandbox Wallet' })
const approve = (page: Page) => sheet(page).getByRole('button', { name: 'Approve' }).click()

test('an address is verified at once: the sandbox’s wallet is found, rejected once and signs', async () => {
  const page = await openLink({
    userId: 'holder',
    verifyWalletOptions: { message: 'Hello from the shop', networkType: 'evm' },
  })
  await page.getByRole('button', { name: /Sandbox Wallet/ }).click()
  await sheet(page).getByRole('button', { name: 'Reject' }).click()
  await page.getByText(/You declined the request/).waitFor()
  await page.getByRole('button', { name: /Sandbox Wallet/ }).click()
  await sheet(page).getByText('Hello from the shop').waitFor()
  await approve(page)
  await page.getByRole('heading', { name: 'Address verified' }).waitFor()
  const { content } = await callApi(rialto, 'GET', '/wallets/verify?UserId=holder')
  expect(content).toMatchObject({ verifications: [{ networkType: 'evm', verificationMethod: 'signedMessage' }] })
  await page.context().close()
})

const otherChains = [
  ['solana', 'by Sign-In With Solana, which the wallet writes itself', 'Solana'],
  ['bitcoin', 'by a message signed as BIP-322', 'Bitcoin'],
  ['tron', 'by a message signed as TIP-191', 'Tron'],
] as const
test.each(firstOf(otherChains))('an address on %s is verified %s', async (networkType, _, chain) => {
  const userId = `${networkType}-holder`
  const page = await openLink({ userId, verifyWalletOptions: { networkType } })
  await page.getByRole('button', { name: /Sandbox Wallet/ }).click()
  if (networkType !== 'solana') {
    await approve(page)
    await sheet(page).getByText(`wants you to sign in with your ${chain} account`).waitFor()
  }
  await approve(page)
  await page.getByRole('heading', { name: 'Address verified' }).waitFor()
  const { content } = await callApi(rialto, 'GET', `/wallets/verify?UserId=${userId}`)
  expect(content).toMatchObject({ verifications: [{ networkType, verificationMethod: 'signedMessage' }] })
  await page.context().close()
})

const shop = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'
const baseSepolia = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'
const deposit = (userId: string) => ({
  userId,
  verifyWalletOptions: {},
  transferOptions: {
    transferType: 'deposit',
    toAddresses: [{ networkId: baseSepolia, symbol: 'USDC', address: shop }],
  },
})

const addressOf = async (userId: string): Promise<string> => {
  const { content } = await callApi(rialto, 'GET', `/wallets/verify?UserId=${userId}`)
  return (content as { verifications: { address: string }[] }).verifications[0]?.address ?? ''
}

/** What an address has of the chain's own coin, in wei. */
const setCoins = async (rpcUrl: string, address: string, wei: bigint): Promise<void> => {
  const params = [address, `0x${wei.toString(16)}`]
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'anvil_setBalance', params })
  await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

/** Makes every wallet of the page one that answers with the stored error's code, if there is one, when it is to change its network. */
const keepNetwork = () =>
  window.addEventListener(
    'eip6963:announceProvider',
    event => {
      const { info, provider, isStuck } = (event as CustomEvent).detail
      if (isStuck) return
      event.stopImmediatePropagation()
      const request = async (asked: { method: string }) => {
        const code = sessionStorage.getItem('stuck')
        sessionStorage.setItem('asked', `${sessionStorage.getItem('asked') ?? ''} ${asked.method}`)
        if (asked.method === 'wallet_switchEthereumChain' && code !== null)
          throw Object.assign(new Error('No switch'), { code: Number(code) })
        // As wallets before EIP-5792: later the payment needs no other network.
        if (asked.method === 'wallet_getCapabilities' && code !== null)
          throw Object.assign(new Error('No such method'), { code: 4200 })
        return provider.request(asked)
      }
      const detail = { info, provider: { request }, isStuck: true }
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    },
    { capture: true },
  )

// Its steps are also in impoliteWallets, and in the tests of routes/link/wallets and of Link's walletProblem.
furtherTest(
  'a deposit is explained when the wallet is on another network or lacks gas, declined once, confirmed, resumed in a new page and ends on chain',
  async () => {
    const chain = await sandboxControl(rialto.sandbox).chain(baseSepolia)
    const before = await tokenBalance(chain, 'USDC', shop)
    const page = await openWallets(deposit('payer'), keepNetwork)
    await approve(page)
    await page.getByRole('textbox').first().fill('7')
    await page.getByRole('button', { name: /Continue|Review/ }).click()
    const askAgain = page.getByRole('button', { name: 'Ask Sandbox Wallet again' })
    const otherNetwork = page.getByText(
      'Sandbox Wallet is on another network. Switch it to Base Sepolia and try again.',
    )
    // Declined by its user, and not known to the wallet.
    await page.evaluate(() => sessionStorage.setItem('stuck', '4001'))
    await page.getByRole('button', { name: /^Send/ }).click()
    await otherNetwork.waitFor()
    await page.evaluate(() => sessionStorage.setItem('stuck', '4902'))
    await askAgain.click()
    await otherNetwork.waitFor()
    await page.evaluate(() => sessionStorage.removeItem('stuck'))
    await setCoins(chain.rpcUrl, await addressOf('payer'), 1n)
    await askAgain.click()
    await page.getByText(/The network fee is about 0\.\d+ ETH, and your wallet is 0\.\d+ ETH short/).waitFor()
    await setCoins(chain.rpcUrl, await addressOf('payer'), 10n ** 18n)
    await askAgain.click()
    await sheet(page).getByText('Send this transaction?').waitFor()
    await sheet(page).getByRole('button', { name: 'Reject' }).click()
    await page.getByText(/You declined the request/).waitFor()
    await askAgain.click()
    await sheet(page).getByText('Send this transaction?').waitFor()
    // The sandbox's wallet is called through the page, so a reload before its response would cancel the request.
    const answerOfWallet = page.waitForResponse(answer => answer.url().endsWith('/link/api/sandbox/wallet'))
    await approve(page)
    await answerOfWallet
    await page.reload()
    await page.getByRole('heading', { name: /complete|success|arrived|sent/i }).waitFor()
    await expect.poll(() => tokenBalance(chain, 'USDC', shop)).toBe(before + 7_000_000n)
    const methods = await page.evaluate(() => sessionStorage.getItem('asked') ?? '')
    expect([methods.includes('wallet_sendCalls'), methods.includes('eth_sendTransaction')]).toEqual([true, false])
    const { content } = await callApi(rialto, 'GET', '/transfers/managed/platform?UserId=payer')
    expect(content).toMatchObject({ items: [{ status: 'succeeded', from: { type: 'deFiWallet' } }] })
    await page.context().close()
  },
)

test('a deposit on Solana is confirmed in the wallet and ends when the cluster has finalized it', async () => {
  const shopOnSolana = 'CktRuQ2mttgRGkXJtyksdKHjUdc2C4TgDzyB98oEzy8'
  const networkId = 'b7387cd9-2f47-4e4d-bc7b-d44e61d58210'
  const page = await openWallets({
    userId: 'solana-payer',
    transferOptions: { transferType: 'deposit', toAddresses: [{ networkId, symbol: 'USDC', address: shopOnSolana }] },
  })
  await approve(page)
  await page.getByRole('textbox').first().fill('7')
  await page.getByRole('button', { name: /Continue|Review/ }).click()
  await page.getByRole('button', { name: /^Send/ }).click()
  await sheet(page).getByText('Send this transaction?').waitFor()
  await approve(page)
  await page.getByRole('heading', { name: /complete|success|arrived|sent/i }).waitFor()
  const { content } = await callApi(rialto, 'GET', '/transfers/managed/platform?UserId=solana-payer')
  expect(content).toMatchObject({ items: [{ status: 'succeeded', from: { type: 'deFiWallet' }, symbol: 'USDC' }] })
  await expect.poll(() => solanaBalance(rialto.sandbox, 'USDC', shopOnSolana)).toBe('7000000')
  await page.context().close()
})

test('a client pays the network fee on Solana within its limits: Link says so, the wallet keeps its coins, and past the limit the user is promised nothing, not even in a wallet that cannot pay the fee', async () => {
  const limit = async (...words: string[]) => {
    let text = ''
    const write = (part: string) => void (text += part)
    const env = { DATABASE_URL: rialto.databaseUrl, RIALTO_DATA_DIR: rialto.dataDir }
    const terminal = { env, out: write, err: write, readInput: async () => '', interrupted: async () => undefined }
    expect(await runCli(['sponsorship', '--client', demoClient.id, ...words], terminal), text).toBe(0)
    return text
  }
  const operator = { 'content-type': 'application/json', ...(await signInFirst(rialto)) }
  const sponsorship = async (method: 'GET' | 'PUT', body?: object) => {
    const init = { method, headers: operator, ...(body ? { body: JSON.stringify(body) } : {}) }
    const response = await fetch(`${rialto.api}/admin/api/v1/Sponsorship`, init)
    return ((await response.json()) as { content: object }).content
  }
  // What opening the receiver's token account costs, and two signatures.
  const limits = { maximumPerTransfer: 0.00205, maximumPerDay: 0.00205 }
  expect(await sponsorship('PUT', limits)).toMatchObject({ isAvailable: true, ...limits, usedInDay: 0 })
  expect(await limit()).toContain('0.00205 SOL in 24 hours')
  const networkId = 'b7387cd9-2f47-4e4d-bc7b-d44e61d58210'
  const address = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
  const order = async (userId = 'sponsored-payer', to = address) => {
    const page = await openWallets({
      userId,
      verifyWalletOptions: { networkType: 'solana' },
      transferOptions: { transferType: 'deposit', toAddresses: [{ networkId, symbol: 'USDC', address: to }] },
    })
    await approve(page)
    await page.getByRole('textbox').first().fill('3')
    await page.getByRole('button', { name: /Continue|Review/ }).click()
    await page.getByRole('button', { name: /^Send/ }).click()
    await page.getByRole('heading', { name: /^Confirm the payment in/ }).waitFor()
    return page
  }
  const page = await order()
  await page.getByText('Paid by Harbor Coffee').waitFor()
  await sheet(page).getByText('Send this transaction?').waitFor()
  await approve(page)
  await page.getByRole('heading', { name: /complete|success|arrived|sent/i }).waitFor()
  await expect.poll(() => solanaBalance(rialto.sandbox, 'USDC', address)).toBe('3000000')
  expect(await solanaCoins(rialto.sandbox, await addressOf('sponsored-payer'))).toBe(5_000_000_000)
  expect(await sponsorship('GET')).toMatchObject({ usedInDay: 0.00204928 })
  const unpaid = await order()
  expect(await unpaid.getByText('Paid by').count()).toBe(0)
  await unpaid.context().close()
  // Enough for no fee that opens the receiver's token account. A wallet that has coins is given none when it is first opened.
  const wallet = await sandboxSolanaKey(`wallet/${demoClient.id} poor-payer`)
  const control = sandboxControl(rialto.sandbox)
  await control.airdrop({ address: wallet.address, symbol: 'SOL', amount: '0.001' })
  await control.airdrop({ address: wallet.address, symbol: 'USDC', amount: '10' })
  const poor = await order('poor-payer', '8qbHbw2BbbTHBW1sbeqakYXVKRQM8Ne7pLK7m6CVfeR')
  const limitReached =
    /Harbor Coffee.? pays network fees up to a limit, which is reached for now\. .*0\.00\d+ SOL short/
  await poor.getByText(limitReached).waitFor()
  await poor.context().close()
  expect(await limit('--off')).toContain('Users pay network fees themselves.')
  await page.context().close()
})

/** What a phone that scanned an EIP-681 request of a token asks its wallet to send. */
const paymentOf = (uri: string, amount: bigint) => {
  const [, token, chainId, to] = /^ethereum:(0x\w{40})@(\d+)\/transfer\?address=(0x\w{40})$/.exec(uri) ?? []
  const words = [to?.slice(2).padStart(64, '0'), amount.toString(16).padStart(64, '0')]
  return { chainId: Number(chainId), to, transaction: { to: token, data: `0xa9059cbb${words.join('')}` } }
}

const untilRoutesAreListed = async () => {
  const control = sandboxControl(rialto.sandbox)
  await control.setBridgeWebhook({ url: `${rialto.api}/providers/relay/webhook`, apiKey: 'relay_sandbox_key' })
  const onBase = { network: 'eip155:84532', asset: 'USDC' }
  await eventually(async () => {
    const routes = await callApi(rialto, 'POST', '/bridging/routes/deposit', { destinations: [onBase] })
    return (routes.content as { routes: unknown[] }).routes.length > 0
  }, 'the bridge to list its routes')
}

const phone = { width: 390, height: 844 }

test('a phone copies the deposit address before it shows its QR code, with the fee and the end of the address', async () => {
  const context = await browser.newContext({ locale: 'en-US', hasTouch: true, isMobile: true, viewport: phone })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const page = await context.newPage()
  const options = {
    userId: 'touching sender',
    transferOptions: {
      transferType: 'deposit',
      toAddresses: [{ networkId: baseSepolia, symbol: 'USDC', address: freshAddress() }],
    },
  }
  await untilRoutesAreListed()
  const { content } = await callApi(rialto, 'POST', '/linktoken', options)
  await page.goto(atob((content as { linkToken: string }).linkToken), { referer: rialto.demo })
  await page.getByRole('button', { name: 'Send from any wallet or exchange' }).click()
  await page
    .getByRole('button', { name: /USDC.*Sepolia/ })
    .first()
    .click()
  const copy = page.getByRole('button', { name: 'Copy address' })
  await copy.click()
  await page.getByText('Copied').first().waitFor()
  const address = ((await page.locator('.address').first().textContent()) ?? '').replaceAll(/\s/g, '')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  expect(await page.locator('.qr').first().isVisible()).toBe(false)
  await page.getByText('Show QR code').click()
  await page.locator('.qr').first().waitFor()
  await page.getByText(/About [\d.]+.USDC for a deposit of 50/).waitFor()
  await page.getByText('Valid until').waitFor()
  await context.close()
})

// Its steps are also in payByAddress and bridging, and in the tests of routes/link/startManualDeposit.
furtherTest(
  'a deposit from any wallet is paid with the data of the QR code, found again after a reload and delivered on the client’s chain',
  async () => {
    const recipient = freshAddress()
    const control = sandboxControl(rialto.sandbox)
    const chain = await control.chain(baseSepolia)
    const before = await tokenBalance(chain, 'USDC', recipient)
    await untilRoutesAreListed()
    const page = await openLink({
      userId: 'sender',
      transferOptions: {
        transferType: 'deposit',
        transactionId: 'manual-1',
        toAddresses: [{ networkId: baseSepolia, symbol: 'USDC', address: recipient }],
      },
    })
    await page.getByRole('button', { name: 'Send from any wallet or exchange' }).click()
    await page
      .getByRole('button', { name: /USDC.*Ethereum Sepolia|USDC.*Sepolia/ })
      .first()
      .click()
    await page.getByText('Waiting for your payment').waitFor()
    const address = await readQrCode(page, 'QR code with the address')
    await page.reload()
    await page.getByText('Waiting for your payment').waitFor()
    expect(await readQrCode(page, 'QR code with the address')).toBe(address)
    await page.getByRole('button', { name: 'Show the code for wallet apps' }).click()
    const { chainId, to, transaction } = paymentOf(
      await readQrCode(page, 'QR code with the payment request'),
      20_000_000n,
    )
    expect(to).toBe(address)
    const ask = (method: string, params: unknown[]) => control.askWallet({ user: 'sender', method, params, chainId })
    const [from] = (await ask('eth_requestAccounts', [])) as string[]
    const hash = await ask('eth_sendTransaction', [{ from, ...transaction }])
    await page.getByRole('heading', { name: 'Transfer complete' }).waitFor()
    // Sent, the bridge's fee and what arrived, as rows that add up.
    const rows = await page.locator('.r-facts').first().innerText()
    expect(rows).toMatch(/20.USDC/)
    expect(rows).toContain('Bridge fee')
    const { content } = await callApi(rialto, 'GET', '/transfers/managed/platform?UserId=sender')
    expect(content).toMatchObject({
      items: [
        {
          status: 'succeeded',
          clientTransactionId: 'manual-1',
          sourceAmount: 20,
          refundAddress: String(from).toLowerCase(),
        },
      ],
    })
    expect(JSON.stringify(content)).toContain(hash)
    const [{ destinationAmount }] = (content as { items: [{ destinationAmount: number }] }).items
    const paidOut = BigInt(Math.round(destinationAmount * 1e6))
    await expect.poll(() => tokenBalance(chain, 'USDC', recipient)).toBe(before + paidOut)
    await page.context().close()
  },
)
