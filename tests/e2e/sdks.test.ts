import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { type Bridge, bridges, type Message } from '../harness/publishedSdks.ts'
import { serveHostPage } from '../harness/serveHostPage.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

const sdks = ['@rialto/web-sdk', '@meshconnect/web-link-sdk'] as const
type Call = [name: string, first?: unknown, second?: unknown]
interface Connected {
  accessToken: {
    accountTokens: { account: { accountId: string; accountName: string }; accessToken: string; tokenId: string }[]
    brokerType: string
    brokerName: string
  }
}

let rialto: Rialto
let browser: Browser
let hosts: Record<string, Awaited<ReturnType<typeof serveHostPage>>>

beforeAll(async () => {
  hosts = Object.fromEntries(await Promise.all(sdks.map(async sdk => [sdk, await serveHostPage(sdk)] as const)))
  const allowed = Object.values(hosts).map(({ origin }) => origin)
  const env = { RIALTO_DEMO: 'off', RIALTO_SANDBOX_ALLOWED_ORIGINS: allowed.join(',') }
  ;[rialto, browser] = await Promise.all([startRialto({ env }), launchBrowser()])
})
afterAll(async () => {
  await browser.close()
  await rialto.stop()
  await Promise.all(Object.values(hosts).map(host => host.stop()))
})

const linkToken = async (userId: string, transactionId = 'order-7'): Promise<string> => {
  const destination = {
    networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d',
    symbol: 'USDC',
    address: '0x0077777d7EBA4688BDeF3E311b846F25870A19B9',
    amount: 12.5,
  }
  const transferOptions = { transferType: 'payment', transactionId, toAddresses: [destination] }
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId, transferOptions })
  return (content as { linkToken: string }).linkToken
}

const open = (page: Page, token: string, options: object = {}) =>
  page.evaluate(
    ([given, more]) => (window as never as { openLink(a: unknown, b: unknown): void }).openLink(given, more),
    [token, options] as const,
  )

const callsOf = (page: Page) => page.evaluate(() => (window as never as { calls: Call[] }).calls)

const finish = async (page: Page) => {
  const link = page.frameLocator('#mesh-link-popup__iframe')
  await link.getByRole('button', { name: 'Send 12.5 USDC' }).click()
  await link.getByRole('button', { name: 'Done' }).click()
  await page.locator('#mesh-link-popup__iframe').waitFor({ state: 'detached' })
}

describe.each(sdks)('an application that uses %s', sdk => {
  test('a user connects and pays, the application gets the events, and a returning user need not sign in again', async () => {
    const page = await browser.newPage({ viewport: { width: 1100, height: 850 } })
    await page.goto(hosts[sdk]?.origin ?? '')
    const userId = `user of ${sdk}`
    await open(page, await linkToken(userId))
    const link = page.frameLocator('#mesh-link-popup__iframe')
    await link.getByRole('button', { name: /Binance(?!\.US)/ }).click()
    await link.getByRole('button', { name: 'Continue' }).click()
    await link.getByRole('textbox', { name: 'API key' }).fill('Mesh')
    await link.getByRole('textbox', { name: /secret/i }).fill('Pass123')
    await link.getByRole('button', { name: /Connect/ }).click()
    await finish(page)

    const calls = await callsOf(page)
    const [, connected] = calls.find(([name]) => name === 'onIntegrationConnected') ?? []
    const { accountTokens, brokerType, brokerName } = (connected as Connected).accessToken
    const [only] = accountTokens
    if (!only) throw new Error('no account was handed over')
    const { account, accessToken, tokenId } = only
    expect({ brokerType, brokerName }).toEqual({ brokerType: 'binanceInternational', brokerName: 'Binance' })
    expect(tokenId).not.toBe(accessToken)
    const [, finished] = calls.find(([name]) => name === 'onTransferFinished') ?? []
    const status = sdk === '@rialto/web-sdk' ? expect.stringMatching(/^(pending|succeeded)$/) : 'success'
    expect(finished).toMatchObject({ status, symbol: 'USDC', amount: 12.5, clientTransactionId: 'order-7' })
    const [, exitError, summary] = calls.find(([name]) => name === 'onExit') ?? []
    expect(exitError ?? null).toBeNull()
    expect(summary).toMatchObject({ page: 'transferExecutedPage' })
    const events = calls.flatMap(([name, event]) => (name === 'onEvent' ? [(event as { type: string }).type] : []))
    for (const type of [
      'pageLoaded',
      'integrationSelected',
      'integrationConnected',
      'transferPreviewed',
      'transferInitiated',
      'transferCompleted',
    ])
      expect(events).toContain(type)

    // Another visit for another order: with one stored account and a fixed amount it begins at the confirmation.
    await page.evaluate(() => void ((window as never as { calls: Call[] }).calls = []))
    const { accountId, accountName } = account
    const stored = { accountId, accountName, accessToken, brokerType, brokerName }
    await open(page, await linkToken(userId, 'order-8'), { accessTokens: [stored] })
    await finish(page)
    expect((await callsOf(page)).map(([name]) => name)).toContain('onTransferFinished')
    const { content } = await callApi(rialto, 'GET', `/transfers/managed/mesh?UserId=${encodeURIComponent(userId)}`)
    expect((content as { total: number }).total).toBe(2)

    // A third one signs in at the institution instead.
    await page.evaluate(() => void ((window as never as { calls: Call[] }).calls = []))
    await open(page, await linkToken(`${userId}, signing in`, 'order-9'))
    await link.getByRole('button', { name: /Coinbase/ }).click()
    const opened = page.waitForEvent('popup')
    await link.getByRole('button', { name: 'Continue to Coinbase' }).click()
    const popup = await opened
    await popup.getByLabel('User name').fill('Mesh')
    await popup.getByLabel('Password').fill('Pass123')
    await popup.getByRole('button', { name: 'Sign in' }).click()
    await popup.getByRole('button', { name: 'Allow' }).click()
    await link.getByRole('button', { name: 'Send 12.5 USDC' }).click()
    await link.getByRole('textbox', { name: '6-digit code' }).fill('123456')
    await link.getByRole('button', { name: 'Done' }).click()
    await page.locator('#mesh-link-popup__iframe').waitFor({ state: 'detached' })
    expect((await callsOf(page)).map(([name]) => name)).toEqual(
      expect.arrayContaining(['onIntegrationConnected', 'onTransferFinished', 'onExit']),
    )
    await page.close()
  })
})

test('a page that is not on the client’s list cannot embed Link, and learns how to get on it', async () => {
  const stranger = await serveHostPage('@rialto/web-sdk')
  const page = await browser.newPage()
  await page.goto(stranger.origin)
  const refused = page.waitForEvent('console', { predicate: message => /frame-ancestors/.test(message.text()) })
  await open(page, await linkToken('somebody'))
  await refused
  const hint = new RegExp(`rialto clients set-origins --client <id> --origin ${stranger.origin}`)
  await page.getByRole('alert').filter({ hasText: hint }).waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await callsOf(page)).toEqual([
    ['onExit', expect.stringMatching(hint), { page: 'startPage', errorMessage: expect.stringMatching(hint) }],
  ])
  await page.close()
  await stranger.stop()
})

test('a link token that was used before says so, and its page closes with one exit', async () => {
  const token = await linkToken('twice')
  const page = await browser.newPage({ viewport: { width: 1100, height: 850 } })
  await page.goto(hosts['@rialto/web-sdk']?.origin ?? '')
  const link = page.frameLocator('#mesh-link-popup__iframe')
  await open(page, token)
  await link.getByRole('button', { name: /Binance(?!\.US)/ }).waitFor()
  const other = await browser.newPage({ viewport: { width: 1100, height: 850 } })
  await other.goto(hosts['@rialto/web-sdk']?.origin ?? '')
  await open(other, token)
  const again = other.frameLocator('#mesh-link-popup__iframe')
  await again.getByRole('heading', { name: 'This link was already used or has expired' }).waitFor()
  await again.getByRole('main').getByRole('button', { name: 'Close' }).click()
  await other.locator('#mesh-link-popup__iframe').waitFor({ state: 'detached' })
  expect((await callsOf(other)).filter(([name]) => name === 'onExit')).toMatchObject([
    ['onExit', undefined, { page: 'errorPage' }],
  ])
  await Promise.all([page.close(), other.close()])
})

/** Opens the Link page as an app does: alone, with the bridge of its platform. Messages are kept across reloads. */
const openInApp = async (bridge: Bridge, token: string) => {
  const messages: Message[] = []
  const problems: string[] = []
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  // Of the page alone: the window of a sign-in is the system's browser.
  await page.exposeFunction('keepMessage', (isObject: boolean, body: unknown) => {
    if (isObject !== bridge.isObject) problems.push(`the body is ${isObject ? 'an object' : 'text'}`)
    const message = (isObject ? body : JSON.parse(String(body))) as Message
    for (const { name, dropped } of bridge.versions) {
      const missing = dropped(message)
      if (missing !== undefined) problems.push(`${name} drops ${message.type}: it lacks ${missing}`)
    }
    messages.push(message)
  })
  await page.addInitScript(`const keep = message => {
    // The platform clones what it is given; a function in it would throw there as well.
    void window.keepMessage(typeof message === 'object', structuredClone(message))
  }
  ${bridge.script}`)
  const url = Buffer.from(token, 'base64').toString()
  await page.goto(`${url}&lng=en&platform=${bridge.transport}`)
  return { page, problems, messages, types: () => messages.map(({ type }) => type), close: () => context.close() }
}

test('the decoder of every published version drops a message without a field that it requires', () => {
  const versions = Object.entries(bridges).flatMap(([platform, { versions: all }]) =>
    all.map(({ name, dropped }) => ({ name: `${platform} ${name}`, dropped })),
  )
  expect(versions).toHaveLength(8)
  const broken = {
    'React Native': { type: 'pageChanged', payload: { page: 'startPage' } },
    iOS: { type: 'transferFinished', payload: { status: 'success', symbol: 'USDC', amount: '12.5' } },
    Android: { type: 'transferFinished', payload: { status: 'success', symbol: 'USDC', amount: 12.5 } },
    Flutter: { type: 'done', payload: {} },
  }
  for (const { name, dropped } of versions)
    expect({ name, dropped: dropped(broken[name.replace(/ [\d.]+$/, '') as keyof typeof broken]) }).toEqual({
      name,
      dropped: expect.any(String),
    })
})

describe.each(Object.entries(bridges))('the bridge of %s', (name, bridge) => {
  test('the bridge carries a rejected key, a sign-in, a deposit and the end, and no version drops a message', async () => {
    const app = await openInApp(bridge, await linkToken(`app ${name}`))
    await app.page.getByRole('button', { name: /Binance(?!\.US)/ }).click()
    await app.page.getByRole('button', { name: 'Continue' }).click()
    await app.page.getByRole('textbox', { name: 'API key' }).fill('Mesh')
    await app.page.getByRole('textbox', { name: /secret/i }).fill('wrong')
    await app.page.getByRole('button', { name: /Connect/ }).click()
    await expect.poll(app.types).toContain('integrationConnectionError')
    await app.page.getByRole('button', { name: 'Back' }).click()
    await app.page.getByRole('button', { name: 'Back' }).click()
    await app.page.getByRole('button', { name: /Coinbase/ }).click()
    const opened = app.page.waitForEvent('popup')
    await app.page.getByRole('button', { name: 'Continue to Coinbase' }).click()
    const browserWindow = await opened
    await browserWindow.getByLabel('User name').fill('Mesh')
    await browserWindow.getByLabel('Password').fill('Pass123')
    await browserWindow.getByRole('button', { name: 'Sign in' }).click()
    await browserWindow.getByRole('button', { name: 'Allow' }).click()
    await app.page.getByRole('button', { name: 'Send 12.5 USDC' }).click()
    // The code goes off with its last digit.
    await app.page.getByRole('textbox', { name: '6-digit code' }).fill('123456')
    await app.page.getByRole('button', { name: 'Done' }).click()
    await expect.poll(app.types).toContain('done')
    expect(app.types()).toEqual(
      expect.arrayContaining([
        ...['loaded', 'integrationSelected', 'integrationOAuthStarted', 'brokerageAccountAccessToken'],
        ...['transferPreviewed', 'transferMfaRequired', 'transferFinished'],
      ]),
    )
    // Those of the published SDKs get nothing that only ours read.
    expect(app.types()).not.toContain('pageChanged')
    expect(app.problems).toEqual([])
    await app.close()
  })
})

/** Our own SDKs: a WebView and its storage can die while another app is in front, and the token in the address works once. */
test('a new WebView resumes the session that the first one opened', async () => {
  const url = Buffer.from(await linkToken('app whose WebView died', 'order-9'), 'base64').toString()
  const open = async (kept?: string) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const messages: Message[] = []
    await context.exposeFunction('keepText', (text: string) => messages.push(JSON.parse(text) as Message))
    await context.addInitScript(given => {
      const messageOf = (text: string) => void (window as never as { keepText(text: string): void }).keepText(text)
      const named = { rialtoSdk: true, meshSdkPlatform: 'reactNative', rialtoKept: given }
      Object.assign(window, { ReactNativeWebView: { postMessage: messageOf }, ...named })
    }, kept)
    const page = await context.newPage()
    await page.goto(`${url}&lng=en`)
    const last = (type: string) => messages.filter(message => message.type === type).at(-1)?.payload
    return { page, last, close: () => context.close() }
  }
  const first = await open()
  await first.page.getByRole('button', { name: /Binance(?!\.US)/ }).click()
  await expect.poll(() => first.last('sessionKept')).toBeDefined()
  const { state } = first.last('sessionKept') as { state: string }
  await first.close()
  const stranger = await open()
  await stranger.page.getByRole('heading', { name: 'This link was already used or has expired' }).waitFor()
  await stranger.close()
  const second = await open(state)
  await second.page.getByRole('button', { name: /Binance(?!\.US)/ }).waitFor()
  await second.close()
})
