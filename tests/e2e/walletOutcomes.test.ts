import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { en as later } from '../../apps/link/src/messages/later/en.ts'
import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { freshAddress } from '../harness/money.ts'
import { sandboxControl, tokenBalance } from '../harness/sandboxControl.ts'
import { type AskedTransaction, installScriptedWallet, type WalletError } from '../harness/scriptedWallet.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

let rialto: Rialto
let browser: Browser
beforeAll(async () => {
  ;[rialto, browser] = await Promise.all([startRialto(), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await rialto.stop()
})

const baseSepolia = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'
const propagationMs = 31_000

type Wallet = Awaited<ReturnType<typeof installScriptedWallet>>
type Send = (wallet: Wallet, asked: AskedTransaction) => Promise<`0x${string}` | WalletError>

/** A session of a user whose wallet has 100 USDC; `order` connects it and makes a deposit of 7 of them, as far as the wallet's first answer to it, and `confirm` makes it once it is connected. */
const prepare = async (userId: string, send: Send) => {
  const control = sandboxControl(rialto.sandbox)
  const chain = await control.chain(baseSepolia)
  const shop = freshAddress()
  // The page's own policy binds its scripts and not a wallet, which is an extension.
  const page = await (await browser.newContext({ bypassCSP: true })).newPage()
  const asked: AskedTransaction[] = []
  const answer: Send = async (_, one) => {
    asked.push(one)
    return send(wallet, one)
  }
  const wallet: Wallet = await installScriptedWallet(page, chain, one => answer(wallet, one))
  for (const [symbol, amount] of [
    ['ETH', '1'],
    ['USDC', '100'],
  ] as const)
    await control.airdropOn(baseSepolia, { address: wallet.address, symbol, amount })
  await expect.poll(() => tokenBalance(chain, 'USDC', wallet.address)).toBe(100_000_000n)
  const toAddresses = [{ networkId: baseSepolia, symbol: 'USDC', address: shop }]
  const request = { userId, transferOptions: { transferType: 'deposit', toAddresses } }
  const { content } = await callApi(rialto, 'POST', '/linktoken', request)
  await page.goto(atob((content as { linkToken: string }).linkToken), { referer: rialto.demo })
  await page.getByRole('button', { name: /Self-custody wallet/ }).click()
  const confirm = async () => {
    await page.getByRole('textbox').first().fill('7')
    await page.getByRole('button', { name: /Continue|Review/ }).click()
    await page.getByRole('button', { name: /^Send/ }).click()
  }
  const order = async () => {
    await page.getByRole('button', { name: /Scripted Wallet/ }).click()
    await confirm()
  }
  const record = async () => {
    const found = await callApi(rialto, 'GET', `/transfers/managed/platform?UserId=${userId}`)
    return (found.content as { items: [{ status: string; hash?: string; statusDetails?: string }] }).items[0]
  }
  return { page, wallet, asked, record, control, paid: () => tokenBalance(chain, 'USDC', shop), order, confirm }
}

const pay = async (userId: string, send: Send) => {
  const prepared = await prepare(userId, send)
  await prepared.order()
  return prepared
}

const complete = (page: Page) => page.getByRole('heading', { name: 'Transfer complete' }).waitFor()

/** Behind a nonce that is not used yet, so that no block takes it. */
const stuck: Send = (wallet, asked) => wallet.sign(asked, 1)

const self = (wallet: Wallet): AskedTransaction => ({ to: wallet.address })

test('a payment that the wallet speeds up is followed to the transaction that took its place', async () => {
  const { page, wallet, asked, record, control, paid } = await pay('speeds-up', stuck)
  await expect.poll(async () => (await record()).hash).toBeDefined()
  const { hash: first } = await record()
  const second = await wallet.sign(asked[0] ?? self(wallet), 1, 9n)
  await wallet.sign(self(wallet), 0)
  await control.advanceClock(propagationMs)
  await complete(page)
  expect(await record()).toMatchObject({ status: 'succeeded', hash: second })
  expect(second).not.toBe(first)
  expect([await paid(), asked.length]).toEqual([7_000_000n, 1])
  await page.context().close()
})

test('a payment that the wallet cancels ends as not sent, and may be made again', async () => {
  const { page, wallet, asked, record, control, paid } = await pay('cancels', stuck)
  await expect.poll(async () => (await record()).hash).toBeDefined()
  await wallet.sign(self(wallet), 1, 9n)
  await wallet.sign(self(wallet), 0)
  await control.advanceClock(propagationMs)
  await page.getByText('Your wallet declined, canceled or replaced this payment. It was not sent.').waitFor({
    timeout: 60_000,
  })
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  expect(await record()).toMatchObject({ status: 'failed' })
  expect([await paid(), asked.length]).toEqual([0n, 1])
  await page.context().close()
})

test('a payment that the network drops stays open, also in a reloaded page, and ends when the wallet sends it again', async () => {
  const { page, wallet, asked, record, control, paid } = await pay('dropped', stuck)
  await expect.poll(async () => (await record()).hash).toBeDefined()
  const { hash = '' } = await record()
  await wallet.drop()
  await expect.poll(() => wallet.hasTransaction(hash)).toBe(false)
  await control.advanceClock(propagationMs)
  await page.reload()
  await page.getByText('Confirmed on Base Sepolia').waitFor()
  expect(await page.getByRole('button', { name: /Scripted Wallet/ }).count()).toBe(0)
  expect(await record()).toMatchObject({ status: 'pending' })
  await wallet.sign(self(wallet), 0)
  await wallet.sign(asked[0] ?? self(wallet), 1)
  await complete(page)
  expect([await paid(), asked.length]).toEqual([7_000_000n, 1])
  await page.context().close()
})

test('a wallet’s error that shows that nothing was sent lets the user ask again; after any other the payment is looked for', async () => {
  const answers: Send[] = [
    async () => ({ code: 4200, message: 'Not supported' }),
    async (wallet, asked) => {
      await wallet.sign(asked)
      return { code: -32603, message: 'Internal error' }
    },
  ]
  const { page, asked, record, paid } = await pay('errors', async (wallet, one) => {
    const send = answers.shift()
    return send ? send(wallet, one) : { code: -32603, message: 'Asked once too often' }
  })
  await page.getByText('Scripted Wallet could not make this payment. Nothing was sent. Try again.').waitFor()
  await page.getByRole('button', { name: 'Ask Scripted Wallet again' }).click()
  await complete(page)
  expect(await record()).toMatchObject({ status: 'succeeded' })
  expect([await paid(), asked.length]).toEqual([7_000_000n, 2])
  await page.context().close()
})

test('a payment that the wallet may have sent is shown as unconfirmed, and is not requested again after a reload', async () => {
  const { page, asked, record } = await pay('unknown', async () => ({ code: -32603, message: 'Internal error' }))
  const shown = async () => {
    await page.getByRole('heading', { name: 'Looking for your payment' }).waitFor()
    await page.getByText(/We don’t know whether your wallet sent this payment/).waitFor()
  }
  await shown()
  await page.reload()
  await shown()
  expect(await record()).toMatchObject({ status: 'pending' })
  expect(asked.length).toBe(1)
  await page.context().close()
})

test('a reply that is lost before the wallet is asked costs nothing: the page asks again, also after a reload, and the wallet is asked once', async () => {
  const loseReply = (page: Page) =>
    page.route('**/link/api/wallets/payments', async route => {
      await route.fetch()
      await route.abort()
    })
  const { page, asked, record, paid, order, confirm } = await prepare('lost-reply', (wallet, one) => wallet.sign(one))
  await loseReply(page)
  await order()
  const again = page.getByRole('button', { name: 'Ask Scripted Wallet again' })
  await again.waitFor()
  await page.unroute('**/link/api/wallets/payments')
  await page.reload()
  await page.getByRole('heading', { name: 'How much do you want to send?' }).waitFor()
  await loseReply(page)
  await confirm()
  await again.waitFor()
  expect(asked.length).toBe(0)
  await page.unroute('**/link/api/wallets/payments')
  await again.click()
  await complete(page)
  expect(await record()).toMatchObject({ status: 'succeeded' })
  expect([await paid(), asked.length]).toEqual([7_000_000n, 1])
  await page.context().close()
})

test('a payment that the wallet sent although it said that its user declined is not asked for again', async () => {
  const { page, asked, record, paid } = await pay('declined-and-sent', async (wallet, payment) => {
    await wallet.sign(payment)
    return { code: 4001, message: 'User rejected' }
  })
  await page.getByText('You declined the request in Scripted Wallet. Nothing has changed.').waitFor()
  const again = page.getByRole('button', { name: 'Ask Scripted Wallet again' })
  await expect.poll(paid).toBe(7_000_000n)
  await again.click()
  await complete(page)
  expect(await record()).toMatchObject({ status: 'succeeded' })
  expect([await paid(), asked.length]).toEqual([7_000_000n, 1])
  await page.context().close()
})

test('on a phone, a wallet’s app opens the session in its own browser and continues there once this page has its code', async () => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await phone.newPage()
  const toAddresses = [{ networkId: baseSepolia, symbol: 'USDC', address: freshAddress() }]
  const request = { userId: 'phone', transferOptions: { transferType: 'deposit', toAddresses } }
  const { content } = await callApi(rialto, 'POST', '/linktoken', request)
  await page.goto(atob((content as { linkToken: string }).linkToken), { referer: rialto.demo })
  await page.getByRole('button', { name: /Self-custody wallet/ }).click()
  const rowOf = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
  const linkOf = async (name: string) => {
    // Absent until the link to the session has been issued.
    await expect.poll(() => rowOf(name).getAttribute('href')).not.toBeNull()
    return new URL((await rowOf(name).getAttribute('href')) ?? '')
  }
  const metaMask = await linkOf('MetaMask')
  const [origin, code] = [`${rialto.api}/link/continue`, metaMask.hash]
  expect(metaMask.href.startsWith(`https://metamask.app.link/dapp/${origin.slice('http://'.length)}`)).toBe(true)
  expect(code).toMatch(/^#[0-9a-f]{32}$/)
  const phantom = await linkOf('Phantom')
  const url = decodeURIComponent(phantom.pathname.replace('/ul/browse/', ''))
  expect([phantom.host, phantom.searchParams.get('ref')]).toEqual(['phantom.app', url])
  for (const [name, parameter] of [
    ['Trust Wallet', 'url'],
    ['Coinbase Wallet', 'cb_url'],
  ] as const)
    expect((await linkOf(name)).searchParams.get(parameter)).toBe(url)
  expect([url.startsWith(origin), new URL(url).hash]).toEqual([true, code])

  // A press opens the app and asks for its number. Here no app is opened.
  await page.evaluate(() => document.addEventListener('click', event => event.preventDefault(), true))
  await rowOf('MetaMask').click()
  const app = await browser.newContext({ bypassCSP: true, viewport: { width: 390, height: 844 } })
  const there = await app.newPage()
  await installScriptedWallet(there, await sandboxControl(rialto.sandbox).chain(baseSepolia), async () => ({
    code: 4001,
    message: 'Nothing is paid here',
  }))
  await there.goto(url)
  await there.getByRole('button', { name: later.elsewhere.here }).click()
  const shown = await there.locator('.pairing-code').innerText()
  await page.getByRole('group', { name: later.elsewhere.match }).getByRole('button', { name: shown }).click()
  await page.getByText('You continued elsewhere').waitFor()
  await there.getByRole('button', { name: /Self-custody wallet/ }).click()
  await there.getByRole('button', { name: /Scripted Wallet/ }).waitFor()
  await Promise.all([phone.close(), app.close()])
})
