import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { en as first } from '../../apps/link/src/messages/first/en.ts'
import { en as later } from '../../apps/link/src/messages/later/en.ts'
import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { sandboxControl } from '../harness/sandboxControl.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

const baseSepolia = 'f2780a87-d1ab-4567-85b3-d9ae728cf54d'
const merchantAddress = '0x0077777d7EBA4688BDeF3E311b846F25870A19B9'

let rialto: Rialto
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  ;[rialto, browser] = await Promise.all([startRialto(), launchBrowser()])
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
})
afterAll(async () => {
  await browser?.close()
  await rialto?.stop()
})

interface Row {
  persona: string
  /** Binance unless it says so. */
  institution?: RegExp
  password?: string
  amountInFiat?: number
  /** Every call of this host fails from the moment the user confirms. */
  fault?: { host: string; mode: string; code?: number }
  title: string
  primary: string | RegExp
}

const [binance, kraken, bybit] = [/Binance(?!\.US)/, /^Kraken(?! Connect)/, /Bybit/]
const { problems, failed, assets, action, progress } = later
const { newKey } = later.actions
const { otherAccount, close, retry } = first.common
const named = (text: string, institution: string) => text.replace('{institution}', institution)

/** What the user meets before a transfer is confirmed: the page says so where it happens. */
const beforehand: Row[] = [
  { persona: 'nobody', title: problems.keyRefused.title, primary: later.key.connect },
  { persona: 'ipLocked', institution: bybit, title: problems.ipRestricted.title, primary: later.key.connect },
  { persona: 'suspended', institution: kraken, title: problems.accountLocked.title, primary: later.key.connect },
  {
    persona: 'Mesh',
    institution: /Sandbox Brokerage/,
    password: 'wrong',
    title: problems.passwordRefused.title,
    primary: later.password.connect,
  },
  { persona: 'Mesh2', title: assets.emptyTitle, primary: otherAccount },
  { persona: 'Mesh3', title: assets.emptyTitle, primary: otherAccount },
  { persona: 'MeshBTC', title: assets.missingTitle.replace('{symbols}', 'USDC'), primary: otherAccount },
  { persona: 'dust', title: assets.noneTitle, primary: otherAccount },
  { persona: 'readOnlyKey', title: problems.permissionMissing.title, primary: newKey },
  { persona: 'readOnlyKey', institution: kraken, title: problems.permissionMissing.title, primary: newKey },
  { persona: 'Mesh', institution: kraken, title: action.whitelistTitle, primary: action.done },
]

/** What the institution answers when the user has confirmed. */
const onSending: Row[] = [
  { persona: 'restrictedRegion', title: problems.regionRestricted.title, primary: otherAccount },
  { persona: 'travelRule', title: problems.travelRule.title, primary: otherAccount },
  { persona: 'kycMissing', institution: bybit, title: problems.kycRequired.title, primary: otherAccount },
  { persona: 'kycMissing', title: problems.accountLocked.title, primary: otherAccount },
  { persona: 'whitelistOn', title: action.whitelistTitle, primary: action.done },
  { persona: 'emailConfirm', title: named(progress.email, 'Binance'), primary: close },
  { persona: 'Mesh', amountInFiat: 5.444, title: named(progress.titleUnconfirmed, 'Binance'), primary: close },
  { persona: 'Mesh', amountInFiat: 5.555, title: failed.transferTitle, primary: close },
  {
    persona: 'Mesh',
    institution: /KuCoin/,
    fault: { host: 'api.kucoin.com', mode: 'status', code: 503 },
    title: named(problems.unavailable.title, 'KuCoin'),
    primary: retry,
  },
  {
    persona: 'Mesh',
    institution: /OKX/,
    fault: { host: 'www.okx.com', mode: 'rateLimit' },
    title: problems.rateLimited.title,
    primary: retry,
  },
]

/** Every text of the page as what it looks like filled in: only these may be said, whatever an institution answers. */
const known = Object.values({ ...first, ...later }).flatMap(function texts(one: unknown): RegExp[] {
  if (typeof one === 'object' && one !== null) return Object.values(one).flatMap(texts)
  const parts = String(one).split(/\{\w+\}/)
  // A template that is all value would let anything through.
  if (parts.join('').trim() === '') return []
  return [new RegExp(`^${parts.map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.{1,60}')}$`)]
})

const openLink = async (userId: string, amountInFiat: number): Promise<Page> => {
  const toAddresses = [{ networkId: baseSepolia, symbol: 'USDC', address: merchantAddress }]
  const transferOptions = { transferType: 'payment', amountInFiat, toAddresses }
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId, transferOptions })
  const page = await context.newPage()
  await page.goto(atob((content as { linkToken: string }).linkToken))
  return page
}

const connect = async (page: Page, { institution = binance, persona, password = 'Pass123' }: Row) => {
  await page.getByRole('button', { name: institution }).first().click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^(Connect|Sign in)$/ }).waitFor()
  const fields = page.locator('form input')
  await fields.first().fill(persona)
  for (const field of (await fields.all()).slice(1)) await field.fill(password)
  await page.getByRole('button', { name: /^(Connect|Sign in)$/ }).click()
}

/** Title, the action that comes first, and that every sentence beside them is one of the page's own. */
const meets = async (page: Page, { title, primary }: Row) => {
  const heading = page
    .locator('h1, .r-notice')
    .getByText(title, { exact: true })
    .or(page.getByRole('heading', { name: title }))
  await heading.first().waitFor({ timeout: 30_000 })
  expect(await page.locator('.step__actions .r-button').first().innerText()).toMatch(primary)
  const said = await page
    .locator('.step__head h1, .step__head > p, .r-notice p:not(.support p), .r-notice strong, .step__foot')
    .allInnerTexts()
  const foreign = said.filter(text => text.trim() !== '' && !known.some(one => one.test(text.trim())))
  expect(foreign.filter(text => !/^[\d.,]+\sUSDC · \w+$/.test(text))).toEqual([])
}

const nameOf = ({ persona, institution = binance, amountInFiat, fault }: Row) =>
  `${persona} at ${institution.source}${amountInFiat === undefined ? '' : ` sending ${amountInFiat}`}${fault ? ` (${fault.mode})` : ''}`

describe.concurrent('what keeps a user from going on has a title, one fitting action, and no words of the institution', () => {
  test.each(beforehand.map(row => [nameOf(row), row] as const))('%s', { timeout: 120_000 }, async (name, row) => {
    const page = await openLink(name, 5)
    await connect(page, row)
    await meets(page, row)
    await page.close()
  })

  test.each(onSending.map(row => [nameOf(row), row] as const))('%s', { timeout: 120_000 }, async (name, row) => {
    const page = await openLink(`sending ${name}`, row.amountInFiat ?? 5)
    await connect(page, row)
    const send = page.getByRole('button', { name: /^Send / })
    await send.waitFor()
    if (row.fault) await sandboxControl(rialto.sandbox).addFault({ ...row.fault, path: '/', times: 1_000 })
    await send.click()
    await meets(page, row)
    await page.close()
  })

  test('an address that is not saved is found before the preview, which follows once it is', async () => {
    const page = await openLink('saves the address', 5)
    await connect(page, { persona: 'Mesh4', institution: kraken, title: '', primary: '' })
    await page.getByRole('heading', { name: action.whitelistTitle }).waitFor()
    await page.getByRole('button', { name: action.done }).click()
    await page.getByText(/^Not there yet \(checked /).waitFor()
    expect(await page.getByRole('button', { name: /^Send / }).count()).toBe(0)
    const saved = { persona: 'Mesh4', symbol: 'USDC', network: 'Base', addresses: [merchantAddress] }
    await sandboxControl(rialto.sandbox).saveAtKraken(saved)
    await page.getByRole('button', { name: action.done }).click()
    await page.getByRole('button', { name: 'Send 5 USDC' }).waitFor()
    await page.close()
  })
})
