import type { Page } from 'playwright-core'

import { sandboxSolanaKey } from '../../packages/sandbox/src/chains/solana/solanaKeys.ts'
import { sandboxControl } from '../harness/sandboxControl.ts'
import { demoClient } from '../harness/startRialto.ts'
import { typeCommand } from '../harness/typeCommand.ts'
import { action, choose, deposit, openLink, payment, shown } from './linkPages.ts'
import type { Stage } from './surface.ts'

const sheetOf = (page: Page) => page.locator('dialog.leave')
const approve = (page: Page) => sheetOf(page).getByRole('button').first().click()

const chooseWallets = async (page: Page) => {
  await page
    .locator('.r-row', { hasText: /wallet|محفظة/i })
    .first()
    .click()
}

const openWallets = async (stage: Stage, request: object, userId: string) => {
  const page = await openLink(stage, { verifyWalletOptions: {}, ...request }, userId)
  await chooseWallets(page)
  return page
}

/** The only wallet is asked at once. One without a request that connects and signs is approved twice. */
const connectWallet = async (page: Page, approvals = 1) => {
  for (let asks = 0; asks < approvals; asks += 1) await approve(page)
}

/** To where the wallet is to be opened for the payment. */
const reachPayment = async (page: Page, amount: string, approvals?: number) => {
  await connectWallet(page, approvals)
  await shown(page, '#amount-form')
  await page.locator('#amount-form input').fill(amount)
  await action(page).click()
  await shown(page, '.preview__amount')
  await action(page).waitFor()
}

const depositOf = (networkId: string, symbol: string, address: string) => ({
  transferOptions: { transferType: 'deposit', toAddresses: [{ networkId, symbol, address }] },
})

const walletList = async (stage: Stage) => {
  const page = await openLink(stage, { ...deposit, verifyWalletOptions: {} }, 'wallets')
  await chooseWallets(page)
  await sheetOf(page).getByRole('button').last().click()
  await shown(page, '.points')
  await stage.shoot(page, '65-wallet-consent')
}

/** The page in the app's own browser, which shows a number to select in the first one. No app is opened here. */
const openApp = async (stage: Stage, page: Page, sizes: Record<string, { width: number; height: number }>) => {
  const row = page.locator('a.r-row[href]', { hasText: 'MetaMask' })
  const [, url = ''] = ((await row.getAttribute('href')) ?? '').split('/dapp/')
  await page.evaluate(() => document.addEventListener('click', event => event.preventDefault(), true))
  await row.click()
  await shown(page, '.waiting')
  const app = await stage.context.newPage()
  await app.goto(`http://${url}`)
  await shown(app, '.party')
  await stage.shoot(app, '65d-in-wallet-app', { sizes })
  await action(app).click()
  await shown(page, '.match')
  await stage.shoot(page, '65e-wallet-app-number', { sizes })
  await page.locator('.match .r-button', { hasText: await app.locator('.pairing-code').innerText() }).click()
  await shown(page, '.step--centred')
  await stage.shoot(page, '65f-continued-in-app', { sizes })
}

/** The rows of wallet apps exist on touch devices alone. */
const walletPhone = async (stage: Stage) => {
  const browser = stage.context.browser()
  const context = await browser?.newContext({ locale: stage.language, hasTouch: true, isMobile: true })
  if (context === undefined) return
  const touching = { ...stage, context }
  const page = await openLink(touching, payment(50), 'wallets on a phone')
  await chooseWallets(page)
  const row = page.locator('a.r-row[href]', { hasText: 'MetaMask' })
  await row.waitFor()
  const sizes = { phone: { width: 390, height: 844 } }
  await stage.shoot(page, '65c-wallets-on-a-phone', { sizes })
  await openApp(stage, page, sizes)
  const manual = await openLink(touching, deposit, 'manual on a phone')
  await action(manual).click()
  await manual.locator('.r-row', { hasText: 'USDC' }).first().click()
  await shown(manual, '.manual__address')
  await stage.shoot(manual, '64c-manual-on-a-phone', { sizes })
  await context.close()
}

const wallet = async (stage: Stage) => {
  const page = await openWallets(stage, deposit, `wallet ${stage.language}`)
  await sheetOf(page).waitFor()
  await stage.shoot(page, '66-wallet-asks')
  await sheetOf(page).getByRole('button').last().click()
  await shown(page, '.r-notice')
  await choose(page, 'Sandbox Wallet')
  await reachPayment(page, '7')
  await stage.shoot(page, '67-wallet-preview')
  await action(page).click()
  await sheetOf(page).getByRole('button').last().click()
  await shown(page, '.r-notice')
  await stage.shoot(page, '68-wallet-payment')
}

const verified = async (stage: Stage) => {
  const page = await openLink(stage, { verifyWalletOptions: {} }, `verifies ${stage.language}`)
  await choose(page, 'Sandbox Wallet')
  await connectWallet(page, 2)
  await shown(page, '.hero--good')
  await stage.shoot(page, '66b-wallet-verified')
}

const tron = async (stage: Stage) => {
  const { networkId } = await (await fetch(`${stage.rialto.sandbox}/control/tron`)).json()
  const request = depositOf(networkId, 'USDT', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8')
  const page = await openWallets(stage, request, `tron ${stage.language}`)
  await reachPayment(page, '25', 2)
  await stage.shoot(page, '67b-wallet-tron')
}

const sponsored = async (stage: Stage) => {
  const { rialto, shoot, language } = stage
  const limit = (...words: string[]) => typeCommand(rialto, 'sponsorship', '--client', demoClient.id, ...words)
  const order = async (userId: string, address: string) => {
    const request = depositOf('b7387cd9-2f47-4e4d-bc7b-d44e61d58210', 'USDC', address)
    const page = await openWallets(stage, { verifyWalletOptions: { networkType: 'solana' }, ...request }, userId)
    await reachPayment(page, '3')
    await action(page).click()
    await page.locator('.preview__amount').waitFor({ state: 'detached' })
    return page
  }
  await limit('--per-transfer', '0.00205', '--per-day', '1')
  const paid = await order(`sponsored ${language}`, '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T')
  await sheetOf(paid).getByRole('button').last().click()
  await shown(paid, '.r-notice')
  await shoot(paid, '69-wallet-fee-paid')
  await limit('--per-transfer', '0.000001', '--per-day', '0.000001')
  const userId = `poor ${language}`
  const { address } = await sandboxSolanaKey(`wallet/${demoClient.id} ${userId}`)
  const control = sandboxControl(rialto.sandbox)
  await control.airdrop({ address, symbol: 'SOL', amount: '0.001' })
  await control.airdrop({ address, symbol: 'USDC', amount: '10' })
  const poor = await order(userId, '8qbHbw2BbbTHBW1sbeqakYXVKRQM8Ne7pLK7m6CVfeR')
  await shown(poor, '.r-notice')
  await shoot(poor, '69b-wallet-limit-reached')
  await limit('--off')
}

/** Payments from wallets of the user's own. */
export const wallets = { walletList, walletPhone, wallet, verified, tron, sponsored }
