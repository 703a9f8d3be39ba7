import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type PageServer, servePages } from '../../packages/web-sdk/src/testing/servePages.ts'
import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { demoClient, type Rialto, startRialto } from '../harness/startRialto.ts'

const managementKey = `amk_sandbox_demo_${'0'.repeat(51)}a`
let rialto: Rialto
let browser: Browser
let shop: PageServer
let callbackUrl: string

/** As an integrator does it: with the account management API. */
const registerCallbackUrl = async () => {
  const admin = async (path: string, token: string, body: object) => {
    const response = await fetch(`${rialto.api}/admin/api/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as { status: string; content: { id_token: string } }
  }
  const { content } = await admin('/Token', managementKey, { clientId: demoClient.id, clientSecret: managementKey })
  expect(await admin('/Client/callbackUrls', content.id_token, { callbackUrls: [callbackUrl] })).toMatchObject({
    status: 'ok',
  })
}

beforeAll(async () => {
  shop = await servePages('<!doctype html><title>Shop</title><h1>Back in the shop</h1>')
  callbackUrl = `${shop.origin}/back`
  ;[rialto, browser] = await Promise.all([startRialto({ env: { RIALTO_DEMO: 'off' } }), launchBrowser()])
  await registerCallbackUrl()
})
afterAll(async () => {
  await browser?.close()
  await rialto?.stop()
  await shop?.stop()
})

const visit = async <T>(
  url: string,
  walk: (page: Page) => Promise<T>,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<URL> => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await prepare?.(page)
  await page.goto(url, { waitUntil: 'commit' })
  await walk(page)
  await page.waitForURL(`${callbackUrl}*`)
  const at = new URL(page.url())
  await page.close()
  return at
}

const resultOf = async (at: URL, userId: string) => {
  const resultCode = at.searchParams.get('resultCode') ?? ''
  const answer = await callApi(rialto, 'POST', '/linktoken/result', { resultCode, userId })
  return answer.content as {
    status: string
    page: string
    accounts: { brokerType: string; accountTokens: { accessToken: string }[] }[]
  }
}

const signIn = async (page: Page) => {
  await page.getByLabel('User name').fill('Mesh')
  await page.getByLabel('Password').fill('Pass123')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Allow' }).click()
}

const catalogLink = async (userId: string) => {
  const path = `/cataloglink?UserId=${userId}&BrokerType=binanceInternational&CallbackUrl=${encodeURIComponent(callbackUrl)}`
  return (await callApi(rialto, 'GET', path)).content as { url: string; iFrameUrl: string }
}

test('the page’s files are sent compressed, at most 34 kB of script for the first screen and 40 kB of font', async () => {
  const warmUp = await (await fetch(`${rialto.api}/prewarm`)).text()
  const urls = [...warmUp.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url)
  expect(urls.filter(url => url.endsWith('.js')).length).toBeGreaterThanOrEqual(2)
  let scriptBytes = 0
  for (const encoding of ['br', 'gzip'])
    for (const url of urls) {
      const { headers, status } = await fetch(`${rialto.api}${url}`, { headers: { 'accept-encoding': encoding } })
      expect({ url, status, encoding: headers.get('content-encoding') }).toEqual({ url, status: 200, encoding })
      if (encoding === 'gzip' && url.endsWith('.js')) scriptBytes += Number(headers.get('content-length'))
    }
  expect(scriptBytes).toBeGreaterThan(20_000)
  expect(scriptBytes).toBeLessThanOrEqual(34_000)
  // The style is in the page itself.
  const page = await (await fetch(`${rialto.api}/link`)).text()
  const fonts = [...page.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, url = '']) => url)
  expect(fonts.length).toBe(1)
  const font = await fetch(`${rialto.api}${fonts[0]}`)
  expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  expect((await font.arrayBuffer()).byteLength).toBeLessThanOrEqual(40_000)
})

test('a full-page Link returns to the callback URL when the user is done, and the code gives usable tokens', async () => {
  const { url } = await catalogLink('page-1')
  const at = await visit(url, async page => {
    await page.getByText('page-1', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { name: /Binance/ }).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('textbox', { name: 'API key' }).fill('Mesh')
    await page.getByRole('textbox', { name: /secret/i }).fill('Pass123')
    await page.getByRole('button', { name: /Connect/ }).click()
    await page.getByRole('button', { name: 'Done' }).click()
  })
  const { status, accounts } = await resultOf(at, 'page-1')
  expect({ status, types: accounts.map(({ brokerType }) => brokerType) }).toEqual({
    status: 'finished',
    types: ['binanceInternational'],
  })
  const read = { authToken: accounts[0]?.accountTokens[0]?.accessToken, type: 'binanceInternational' }
  expect((await callApi(rialto, 'POST', '/balance/get', read)).http).toBe(200)
})

test('a full-page Link that is left early returns as well, with the page on which the user was', async () => {
  const { url } = await catalogLink('page-2')
  const at = await visit(url, async page => {
    await page.getByRole('button', { name: 'Continue' }).waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
  })
  expect(await resultOf(at, 'page-2')).toMatchObject({ status: 'exited', page: 'termsAndConditionPage', accounts: [] })
})

test('a full-page Link that is left before its script has loaded returns as soon as it has', async () => {
  const { url } = await catalogLink('page-5')
  let letThrough = () => {}
  const isClosed = new Promise<void>(resolve => (letThrough = resolve))
  const at = await visit(
    url,
    async page => {
      await page.getByRole('button', { name: 'Close' }).click()
      letThrough()
    },
    page => page.route(/assets\/index-.*\.js$/, route => isClosed.then(() => route.continue())),
  )
  expect(await resultOf(at, 'page-5')).toMatchObject({ status: 'exited', accounts: [] })
})

test('the institution’s own page returns to the callback URL, where the code connects the account', async () => {
  const prompt = await callApi(rialto, 'GET', '/authenticate/coinbase?userId=page-3')
  const { linkToken } = prompt.content as { linkToken: string }
  const at = await visit(linkToken, signIn)
  expect(await resultOf(at, 'page-3')).toMatchObject({ status: 'finished', accounts: [{ brokerType: 'coinbase' }] })
})

test('an app whose Link page is in another browser gets the sign-in by its return URL, and Link continues', async () => {
  const { content } = await callApi(rialto, 'POST', '/linktoken', {
    userId: 'page-4',
    callbackUrl,
    brokerType: 'coinbase',
  })
  const app = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const link = await app.newPage()
  await link.goto(atob((content as { linkToken: string }).linkToken), { referer: rialto.demo })
  await link.evaluate(() => {
    window.open = () => null
  })
  await link.getByRole('button', { name: /Continue to Coinbase/ }).click()
  const authorizeUrl = await link.getByRole('link', { name: /sign-in/ }).getAttribute('href')
  const at = await visit(authorizeUrl ?? '', signIn)
  expect(await resultOf(at, 'page-4')).toMatchObject({ status: 'open', accounts: [{ brokerType: 'coinbase' }] })
  await link.getByRole('heading', { name: 'Coinbase is connected' }).waitFor()
  await app.close()
})
