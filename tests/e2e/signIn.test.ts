import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

/** Sign-in at an institution, in browsers of their own: whose account is connected to whose session. */
let rialto: Rialto
let browser: Browser

beforeAll(async () => {
  ;[rialto, browser] = await Promise.all([startRialto({ env: { RIALTO_DEMO: 'off' } }), launchBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await rialto?.stop()
})

/** A Link page of its own, one press away from Coinbase. */
const openLink = async (context: BrowserContext): Promise<Page> => {
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId: 'user-1' })
  const page = await context.newPage()
  await page.goto(atob((content as { linkToken: string }).linkToken), { referer: rialto.demo })
  await page.getByRole('button', { name: /Coinbase/ }).click()
  return page
}

const signIn = async (page: Page) => {
  await page.getByLabel('User name').fill('Mesh')
  await page.getByLabel('Password').fill('Pass123')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
}

const isConnected = (page: Page) => page.getByRole('heading', { name: 'Coinbase is connected' }).waitFor()

/** What the page's session says, read with the token that only this tab has. */
const askAsSession = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([at, sent]) => {
      const texts = Object.values(sessionStorage as Record<string, string>).filter(text => text.startsWith('{'))
      const kept = texts.map(text => JSON.parse(text) as { sessionToken?: string })
      const token = kept.find(({ sessionToken }) => sessionToken !== undefined)?.sessionToken
      const response = await fetch(`/link/api${at}`, {
        method: sent === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        // Runs in the browser, where nothing of this file is imported.
        body: sent === undefined ? null : JSON.stringify(sent),
      })
      return (await response.json()) as { content: { status?: string; connections?: unknown[] } }
    },
    [path, body] as const,
  )

/** Opens the sign-in of a Link page; answers its window and its attempt. */
const beginSignIn = async (link: Page): Promise<{ popup: Page; attemptId: string; authorizeUrl: string }> => {
  const opened = link.waitForEvent('popup')
  const started = link.waitForResponse(response => response.url().endsWith('/connections/oauth'))
  await link.getByRole('button', { name: 'Continue to Coinbase' }).click()
  const [popup, response] = await Promise.all([opened, started])
  const { content } = (await response.json()) as { content: { attemptId: string; authorizeUrl: string } }
  await popup.getByLabel('User name').waitFor()
  return { popup, ...content }
}

test('a sign-in window connects the account to the page that opened it, and closes', async () => {
  const context = await browser.newContext()
  const link = await openLink(context)
  const { popup } = await beginSignIn(link)
  const closed = popup.waitForEvent('close')
  await signIn(popup)
  await isConnected(link)
  await closed
  await context.close()
})

test('a second browser profile that completes the sign-in connects nothing', async () => {
  const [attackers, victims] = [await browser.newContext(), await browser.newContext()]
  const link = await openLink(attackers)
  const { popup, attemptId, authorizeUrl } = await beginSignIn(link)
  await popup.close()

  const victim = await victims.newPage()
  await victim.goto(authorizeUrl)
  await signIn(victim)
  const asked = victim.getByRole('heading', { name: /asked to connect your Coinbase account$/ })
  await asked.waitFor()
  expect(await victim.getByText(/^If you did not start this in .*, close this window\.$/).count()).toBe(1)

  // Past the time in which a window that belongs together would have connected.
  await link.getByRole('heading', { name: 'Enter the code from the sign-in window' }).waitFor()
  for (let times = 0; times < 3; times += 1)
    expect((await askAsSession(link, `/connections/oauth/${attemptId}`)).content).toEqual({ status: 'awaitingCode' })
  const complete = `/connections/oauth/${attemptId}/complete`
  for (const body of [{}, { completionCode: 'f'.repeat(64) }, { pairingCode: 'AAAAAAAA' }])
    expect((await askAsSession(link, complete, body)).content).toBeUndefined()
  expect((await askAsSession(link, '/session')).content.connections).toEqual([])
  await Promise.all([attackers.close(), victims.close()])
})

test('a site that opens the sign-in of another’s session gets no code from the page that ends it', async () => {
  const [attackers, victims] = [await browser.newContext(), await browser.newContext()]
  const link = await openLink(attackers)
  const { popup, authorizeUrl, attemptId } = await beginSignIn(link)
  await popup.close()

  // Any page of another origin than Rialto's, opener of the sign-in as Link would be.
  const site = await victims.newPage()
  await site.goto(rialto.sandbox)
  await site.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    addEventListener('message', event => heard.push(event.data))
  })
  const opened = site.waitForEvent('popup')
  await site.evaluate(url => void window.open(url, 'sign-in', 'popup'), authorizeUrl)
  const victim = await opened
  await signIn(victim)
  await victim.getByRole('status').or(victim.locator('output')).first().waitFor()
  await victim.locator('output').waitFor({ state: 'visible' })
  expect(await site.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([])
  expect((await askAsSession(link, `/connections/oauth/${attemptId}`)).content).toEqual({ status: 'awaitingCode' })
  await Promise.all([attackers.close(), victims.close()])
})

/** What an institution does that isolates its pages from whoever opened them. WebKit does it by itself. */
const isolateInstitution = (context: BrowserContext) =>
  context.route(/\/oauth2\/auth/, async route => {
    const response = await route.fetch({ maxRedirects: 0 })
    const headers = { ...response.headers(), 'cross-origin-opener-policy': 'same-origin' }
    await route.fulfill({ response, headers })
  })

test('a sign-in window that lost its opener connects the account to the tab that began it, also after a reload', async () => {
  const context = await browser.newContext()
  await isolateInstitution(context)
  for (const isReloaded of [false, true]) {
    const link = await openLink(context)
    const { popup } = await beginSignIn(link)
    if (isReloaded) await link.reload()
    await signIn(popup)
    await isConnected(link)
    await link.close()
  }
  await context.close()
})

test('a sign-in that no tab of the browser began hands its code to none of them', async () => {
  const [attackers, victims] = [await browser.newContext(), await browser.newContext()]
  const { popup, authorizeUrl, attemptId } = await beginSignIn(await openLink(attackers))
  await popup.close()
  // The victim waits for a sign-in as well, and opens the other one in a tab without an opener.
  const link = await openLink(victims)
  await beginSignIn(link)
  const heard = await link.evaluateHandle(() => {
    const all: unknown[] = []
    new BroadcastChannel('rialto-oauth').onmessage = event => all.push(event.data)
    return all
  })
  const victim = await victims.newPage()
  await victim.goto(authorizeUrl)
  await signIn(victim)
  await victim.locator('output').waitFor({ state: 'visible' })
  const messages = (await heard.jsonValue()) as object[]
  expect(messages).toContainEqual({ type: 'rialtoOAuthReturned' })
  expect(JSON.stringify(messages)).not.toMatch(new RegExp(`completionCode|${attemptId}`))
  expect((await askAsSession(link, '/session')).content.connections).toEqual([])
  await Promise.all([attackers.close(), victims.close()])
})

test('a sign-in in another browser of the user connects the account by its pairing code, and by no other', async () => {
  const [context, other] = [await browser.newContext(), await browser.newContext()]
  const link = await openLink(context)
  const { popup, authorizeUrl } = await beginSignIn(link)
  await popup.close()
  const elsewhere = await other.newPage()
  await elsewhere.goto(authorizeUrl)
  await signIn(elsewhere)
  const pairingCode = await elsewhere.locator('output').innerText()
  // The institution's code is spent: it stays in no address and no history.
  await elsewhere.waitForURL(({ search }) => search === '')
  const field = link.getByLabel('8-character code')
  await field.fill(pairingCode.startsWith('A') ? 'BBBB-BBBB' : 'AAAA-AAAA')
  await link.getByRole('button', { name: 'Connect', exact: true }).click()
  await link.getByText('That isn’t the code that the sign-in window shows.').first().waitFor()
  await field.fill(pairingCode.toLowerCase())
  await link.getByRole('button', { name: 'Connect', exact: true }).click()
  await isConnected(link)
  await Promise.all([context.close(), other.close()])
})

test('a sign-in in the same tab comes back and connects, and leaves its code in no address', async () => {
  const context = await browser.newContext()
  const link = await openLink(context)
  await link.evaluate(() => (window.open = () => null))
  await link.getByRole('button', { name: 'Continue to Coinbase' }).click()
  const addresses: string[] = []
  link.on('request', request => addresses.push(request.url()))
  await link.getByRole('button', { name: 'Sign in here instead' }).click()
  await link.getByLabel('User name').waitFor()
  await signIn(link)
  await isConnected(link)
  expect(await link.evaluate(() => location.hash)).toBe('')
  expect(addresses.filter(address => /rialto-oauth=/.test(address.split('#')[0] ?? ''))).toEqual([])
  await link.reload()
  await isConnected(link)
  expect(await link.evaluate(() => location.hash)).toBe('')
  await context.close()
})

test('a password and a code that the user chose how to get connect an account in Link', async () => {
  const context = await browser.newContext()
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId: 'user-2' })
  const link = await context.newPage()
  await link.goto(atob((content as { linkToken: string }).linkToken), { referer: rialto.demo })
  const press = (name: string | RegExp) => link.getByRole('button', { name }).click()
  await press(/Sandbox Brokerage/)
  await press('Continue')
  await link.getByRole('textbox', { name: 'User name' }).fill('Mesh')
  await link.getByLabel('Password', { exact: true }).fill('Pass123')
  await press('Sign in')
  await press('Text message')
  const code = link.getByLabel('6-digit code')
  await code.fill('000000')
  await link.getByText('That code is incorrect.').first().waitFor()
  const sent = link.waitForResponse(response => response.url().endsWith('/connections/password'))
  await press('Send a new code')
  await sent
  // The first code was 123456; the one that was sent now replaces it.
  await code.fill('123456')
  await link.getByText('A newer code was sent.').first().waitFor()
  await code.fill('123457')
  await link.getByRole('heading', { name: 'Sandbox Brokerage is connected' }).waitFor()
  await context.close()
})
