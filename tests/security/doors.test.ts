import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type PageServer, servePages } from '../../packages/web-sdk/src/testing/servePages.ts'
import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'
import { orderByAddress } from '../shots/orderByAddress.ts'

/** Each way in with two browser profiles: one of a user of the shop who attacks, and one of a victim who never approves anything. */
const usdc = { networkId: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d', symbol: 'USDC' }
const toAttacker = { ...usdc, address: '0x0077777d7EBA4688BDeF3E311b846F25870A19B9' }
const refusal = { name: 'This link can’t be opened here' }

let rialto: Rialto
let browser: Browser
let shop: PageServer
let evil: PageServer
let attacker: BrowserContext
let victim: BrowserContext

beforeAll(async () => {
  const page = '<!doctype html><title>Page</title><iframe id="link" width="420" height="760"></iframe>'
  ;[shop, evil] = await Promise.all([servePages(page), servePages(page)])
  const env = { RIALTO_DEMO: 'off', RIALTO_SANDBOX_ALLOWED_ORIGINS: shop.origin }
  ;[rialto, browser] = await Promise.all([startRialto({ env }), launchBrowser()])
  ;[attacker, victim] = await Promise.all([browser.newContext(), browser.newContext()])
})
afterAll(async () => {
  await browser?.close()
  await rialto?.stop()
  await Promise.all([shop?.stop(), evil?.stop()])
})

interface Token {
  linkToken: string
  paymentLink?: string
  accounts?: { accountTokens: { tokenId: string }[] }[]
}

let orders = 0
/** The shop’s server, for its user. */
const request = async (userId: string, more: object = {}): Promise<Token> => {
  orders += 1
  const transferOptions = { transferType: 'deposit', transactionId: `order-${orders}`, toAddresses: [toAttacker] }
  return (await callApi(rialto, 'POST', '/linktoken', { userId, transferOptions, ...more })).content as Token
}
const result = async (linkToken: string, userId: string) =>
  (await callApi(rialto, 'POST', '/linktoken/result', { linkToken, userId })).content as {
    status: string
    accounts: { accountTokens: { tokenId: string }[] }[]
  }
const withdrawals = async (): Promise<number> => {
  const answer = (await (await fetch(`${rialto.sandbox}/control/withdrawals`)).json()) as { withdrawals: unknown[] }
  return answer.withdrawals.length
}

/** The shop’s page frames Link, as its SDK does. */
const inFrame = async (
  context: BrowserContext,
  linkToken: string,
  from = shop,
): Promise<{ page: Page; link: FrameLocator }> => {
  const page = await context.newPage()
  await page.goto(from.origin)
  await page.evaluate(url => document.querySelector('iframe')?.setAttribute('src', url), atob(linkToken))
  return { page, link: page.frameLocator('#link') }
}

/** The victim connects, as far as a page of the sign-in lets them, and closes the tab without having approved anything. */
const connectAsVictim = async (link: Page | FrameLocator) => {
  await link.getByRole('button', { name: /Binance(?!\.US)/ }).click()
  await link.getByRole('button', { name: 'Continue' }).click()
  await link.getByRole('textbox', { name: 'API key' }).fill('Mesh4')
  await link.getByRole('textbox', { name: /secret/i }).fill('Pass123')
  await link.getByRole('button', { name: /Connect/ }).click()
  await link.getByRole('heading', { name: /^(How much|Choose an asset|Choose what)/ }).waitFor()
}

describe('the address of a link token that a user of the shop sends to another person', () => {
  const opens: [string, (page: Page, url: string) => Promise<unknown>][] = [
    ['in an email', (page, url) => page.goto(url)],
    [
      'on a site of theirs',
      async (page, url) => {
        await page.goto(evil.origin)
        await page.evaluate(address => location.assign(address), url)
      },
    ],
    [
      'on a site of theirs that hides where it leads from',
      async (page, url) => {
        await page.goto(evil.origin)
        await page.evaluate(address => {
          const anchor = Object.assign(document.createElement('a'), { href: address, referrerPolicy: 'no-referrer' })
          document.body.append(anchor)
          anchor.click()
        }, url)
      },
    ],
    [
      'with what an SDK adds to the address',
      (page, url) => page.goto(`${url}&lng=en&rt=embedded&platform=reactNative`),
    ],
    [
      'in an app’s browser whose bridge has the name of an SDK’s',
      async (page, url) => {
        await page.addInitScript(() => Object.assign(window, { ReactNativeWebView: { postMessage: () => undefined } }))
        await page.goto(url)
      },
    ],
  ]
  test.each(opens)('the address opens nothing %s, and is not used up', async (_, open) => {
    const { linkToken } = await request('attacker')
    const page = await victim.newPage()
    await open(page, atob(linkToken))
    await page.getByRole('heading', refusal).waitFor()
    await page.close()
    expect(await result(linkToken, 'attacker')).toMatchObject({ status: 'issued', accounts: [] })
    const own = await inFrame(attacker, linkToken)
    await own.link.getByRole('button', { name: /Binance(?!\.US)/ }).waitFor()
    await own.page.close()
  })

  test('earlier requests of the attacker with valid headers do not make the address valid', async () => {
    const { linkToken } = await request('attacker')
    const headers = {
      'sec-fetch-dest': 'iframe',
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      referer: `${shop.origin}/`,
      origin: shop.origin,
    }
    for (const method of ['GET', 'HEAD']) await fetch(atob(linkToken), { method, headers })
    const page = await victim.newPage()
    await page.goto(atob(linkToken))
    await page.getByRole('heading', refusal).waitFor()
    await page.close()
  })

  test('a frame on the attacker’s site does not show the address', async () => {
    const { linkToken } = await request('attacker')
    const { page } = await inFrame(victim, linkToken, evil)
    await expect.poll(() => page.frames().length).toBe(2)
    await page.waitForLoadState('networkidle')
    expect(
      await page
        .frames()[1]
        ?.evaluate(() => document.body.innerText)
        .catch(() => ''),
    ).not.toContain('Binance')
    expect((await result(linkToken, 'attacker')).status).toBe('issued')
    await page.close()
  })

  test('a standalone page first names the account’s owner, and the shop receives nothing that the victim connects', async () => {
    const { linkToken } = await request('attacker', { standalone: true })
    const page = await victim.newPage()
    await page.goto(atob(linkToken))
    await page.getByText('Continue only if that account is yours', { exact: false }).waitFor()
    await page.getByText('attacker', { exact: true }).waitFor()
    expect(await page.getByRole('button', { name: /Binance/ }).count()).toBe(0)
    // A reload asks again.
    await page.reload()
    await page.getByText('Continue only if that account is yours', { exact: false }).waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await connectAsVictim(page)
    await page.close()
    expect(await result(linkToken, 'attacker')).toMatchObject({ accounts: [] })
  })

  test('the address opens when a page of the shop led to it', async () => {
    const { linkToken } = await request('user')
    const page = await victim.newPage()
    await page.goto(shop.origin)
    await page.evaluate(url => location.assign(url), atob(linkToken))
    await page.getByRole('button', { name: /Binance(?!\.US)/ }).waitFor()
    await page.close()
  })
})

describe('an account that was connected in one profile', () => {
  test('the account cannot send in another profile, whatever tokens the shop names, until its owner signs in at the institution', async () => {
    const before = await withdrawals()
    const { linkToken } = await request('shared')
    const { page, link } = await inFrame(victim, linkToken)
    await connectAsVictim(link)
    await page.close()
    const accounts = (await result(linkToken, 'shared')).accounts
    const accessTokens = accounts.flatMap(({ accountTokens }) => accountTokens.map(({ tokenId }) => ({ tokenId })))
    expect(accessTokens).toHaveLength(1)

    const stolen = await request('shared', { accessTokens })
    const there = await inFrame(attacker, stolen.linkToken)
    await there.link.getByText('Connected in another browser. Sign in again to use it here.').first().waitFor()
    await there.link.getByText('Sign in again', { exact: true }).first().click()
    await there.link.getByRole('button', { name: 'Continue' }).waitFor()
    await there.page.close()

    // The same profile in a second tab: a row, and the amount is asked for.
    const again = await request('shared', { accessTokens })
    const back = await inFrame(victim, again.linkToken)
    await back.link.getByRole('heading', { name: 'Send from this account?' }).waitFor()
    await back.link.getByRole('button', { name: /^Binance/ }).click()
    await back.link.getByRole('heading', { name: /^(How much|Choose an asset|Choose what)/ }).waitFor()
    await back.page.close()
    expect(await withdrawals()).toBe(before)
  })
})

describe('a pay link', () => {
  test('a pay link first states its order, and leaves no data of the payer with the customer', async () => {
    orders += 1
    const transferOptions = {
      transferType: 'payment',
      transactionId: `order-${orders}`,
      generatePayLink: true,
      toAddresses: [{ ...toAttacker, amount: 5 }],
    }
    const { linkToken, paymentLink = '' } = await request('customer', { transferOptions })
    const page = await victim.newPage()
    await page.goto(paymentLink)
    await page.getByText('is used for this payment alone', { exact: false }).waitFor()
    expect(await page.getByText('customer', { exact: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: /Binance(?!\.US)/ }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('textbox', { name: 'API key' }).fill('Mesh4')
    await page.getByRole('textbox', { name: /secret/i }).fill('Pass123')
    await page.getByRole('button', { name: /Connect/ }).click()
    await page.getByRole('button', { name: 'Send 5 USDC' }).waitFor()
    const portfolio = await callApi(rialto, 'GET', '/holdings/portfolio?UserId=customer')
    expect(JSON.stringify(portfolio.content ?? {})).not.toMatch(/binance/i)
    expect((await result(linkToken, 'customer')).accounts).toEqual([])
    // Another payer, and the customer: neither is offered what the first one has connected.
    for (const context of [attacker, victim]) {
      const other = await context.newPage()
      await other.goto(paymentLink)
      await other.getByRole('button', { name: 'Continue' }).click()
      await other.getByRole('button', { name: /Binance(?!\.US)/ }).waitFor()
      expect(await other.getByText('Your accounts').count()).toBe(0)
      await other.close()
    }
    await page.close()
  })
})

test('a forwarded pay link lets no other browser name where money is returned', async () => {
  const paymentLink = await orderByAddress(rialto, 'forwarded')
  const open = async (context: BrowserContext): Promise<Page> => {
    const page = await context.newPage()
    await page.goto(paymentLink)
    await page.getByRole('button', { name: 'Continue' }).click()
    return page
  }
  const shown = async (page: Page): Promise<{ page: Page; address: string; forms: number }> => {
    await page.locator('svg.qr').waitFor()
    const address = ((await page.locator('.address').first().textContent()) ?? '').replaceAll(/\s/g, '')
    return { page, address, forms: await page.locator('details', { has: page.locator('form') }).count() }
  }
  const paying = await open(victim)
  await paying.getByRole('button', { name: /Binance(?!\.US)/ }).waitFor()
  await paying.locator('.step__actions .r-button').last().click()
  const payer = await shown(paying)
  // The order is being paid: each further visit of the link shows its address at once.
  const other = await shown(await open(attacker))
  expect(payer.address).toMatch(/^0x[0-9a-fA-F]{40}$/)
  expect({ address: other.address, forms: [payer.forms, other.forms] }).toEqual({
    address: payer.address,
    forms: [1, 0],
  })
  await Promise.all([payer.page.close(), other.page.close()])
})

test('a payout to the attacker opens in no page of another person', async () => {
  const payoutOptions = { ...usdc, amount: '12.5', transactionId: 'payout-of-attacker' }
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId: 'attacker', payoutOptions })
  const { linkToken } = content as Token
  for (const standalone of [{ standalone: true }, { transferOptions: { generatePayLink: true } }])
    expect(
      (await callApi(rialto, 'POST', '/linktoken', { userId: 'attacker', payoutOptions, ...standalone })).http,
    ).toBe(400)
  const page = await victim.newPage()
  for (const url of [atob(linkToken), `${atob(linkToken)}&rt=embedded&platform=reactNative`]) {
    await page.goto(url)
    await page.getByRole('heading', refusal).waitFor()
  }
  await page.close()
  expect(await result(linkToken, 'attacker')).toMatchObject({ status: 'issued', accounts: [] })
})

test('a moved session shows the victim that it belongs to another person, and gives no access before its code is typed', async () => {
  const { linkToken } = await request('attacker')
  const { page, link } = await inFrame(attacker, linkToken)
  await link.getByRole('button', { name: /Binance(?!\.US)/ }).waitFor()
  const moved = await page.frames()[1]?.evaluate(async () => {
    const kept = Object.entries(sessionStorage).find(([name]) => name.startsWith('rialto.link.'))?.[1] ?? '{}'
    const { sessionToken } = JSON.parse(kept) as { sessionToken: string }
    const response = await fetch('/link/api/session/move', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${sessionToken}` },
      body: JSON.stringify({ choice: {} }),
    })
    return ((await response.json()) as { content: { code: string } }).content.code
  })
  const there = await victim.newPage()
  await there.goto(`${rialto.api}/link/continue#${moved}`)
  await there.getByText('Continue only if that page is on your own device.', { exact: false }).waitFor()
  await there.getByRole('button', { name: 'Continue' }).click()
  await there.locator('.pairing-code').waitFor()
  expect(await there.getByRole('button', { name: /Binance/ }).count()).toBe(0)
  await Promise.all([page.close(), there.close()])
})
