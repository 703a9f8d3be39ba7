import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { en as first } from '../../apps/link/src/messages/first/en.ts'
import { en as later } from '../../apps/link/src/messages/later/en.ts'
import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { beforehand, binance, kraken, nameOf, type Obstacle, onSending } from '../harness/obstacles.ts'
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

const { action } = later

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

const connect = async (page: Page, { institution = binance, persona, password = 'Pass123' }: Obstacle) => {
  await page.getByRole('button', { name: institution }).first().click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /^(Connect|Sign in)$/ }).waitFor()
  const fields = page.locator('form input')
  await fields.first().fill(persona)
  for (const field of (await fields.all()).slice(1)) await field.fill(password)
  await page.getByRole('button', { name: /^(Connect|Sign in)$/ }).click()
}

/** Title, the action that comes first, and that every sentence beside them is one of the page's own. */
const meets = async (page: Page, { title, primary }: Obstacle) => {
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

  test('a session that waits goes on in another browser, once this page has its code; a second one gets nothing', async () => {
    const { elsewhere } = later
    const page = await openLink('goes on elsewhere', 5)
    await connect(page, { persona: 'Mesh', institution: kraken, title: '', primary: '' })
    await page.getByText(elsewhere.title).click()
    await page.getByRole('img', { name: elsewhere.link }).waitFor()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: `Copy ${elsewhere.link}` }).click()
    await page.getByRole('button', { name: `Copied ${elsewhere.link}` }).waitFor()
    const url = await page.evaluate(() => navigator.clipboard.readText())

    const [phone, thief] = await Promise.all([browser.newContext(), browser.newContext()])
    const there = await phone.newPage()
    await there.goto(url)
    await there.getByRole('button', { name: elsewhere.here }).click()
    const code = await there.locator('.pairing-code').innerText()
    const late = await thief.newPage()
    await late.goto(url)
    await late.getByRole('button', { name: elsewhere.here }).click()
    await late.getByRole('heading', { name: first.ended.usedTitle }).waitFor()

    const typed = page.getByRole('textbox', { name: elsewhere.code })
    await typed.fill('AAAA-AAAA')
    await page.getByRole('button', { name: elsewhere.move }).click()
    await page.getByText(elsewhere.wrong).first().waitFor()
    await typed.fill(code)
    await page.getByRole('button', { name: elsewhere.move }).click()
    await page.getByRole('heading', { name: first.ended.movedTitle }).waitFor()

    const waiting = there.getByRole('heading', { name: action.whitelistTitle })
    await waiting.waitFor({ timeout: 30_000 })
    expect(there.url()).not.toContain(new URL(url).hash)
    await there.reload()
    await waiting.waitFor({ timeout: 30_000 })
    // The page that let it go has no way back.
    await page.reload()
    await page.getByRole('heading', { name: first.ended.usedTitle }).waitFor()
    await Promise.all([phone.close(), thief.close(), page.close()])
  })
})
