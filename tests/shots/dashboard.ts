import { Secret, TOTP } from 'otpauth'
import type { BrowserContext, Page } from 'playwright-core'

import { sandboxControl } from '../harness/sandboxControl.ts'
import { type Rialto, demoClient } from '../harness/startRialto.ts'
import { makeDashboardData } from './dashboardData.ts'
import { dashboardPages, behindLists } from './dashboardPages.ts'
import { dashboardStates } from './dashboardStates.ts'
import { action, addressOn, connect, deposit, openLink, routesListed } from './linkPages.ts'
import { orderNetwork } from './orderByAddress.ts'
import type { Stage, Surface } from './surface.ts'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** The session of the member who accepted the invitation, for walks after the first, because its link works once. */
let signedIn: Cookies | undefined
let isFilled = false

const at = (rialto: Rialto, path: string): string => `${rialto.api}/dashboard/${demoClient.id}${path}`

const accept = async ({ rialto, shoot }: Stage, page: Page): Promise<void> => {
  const [link = ''] = /http\S+\/dashboard\/invitation#\w+/.exec(rialto.output()) ?? []
  await page.goto(link)
  await page.getByLabel('Email address').fill('sam@example.com')
  await page.getByLabel('Your name').fill('Sam Baker')
  await page.getByLabel('Password').fill('correct horse battery staple')
  await shoot(page, '01-invitation')
  const secret = await page.locator('.authenticator__secret').innerText()
  await page.getByLabel('One-time code').fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
  signedIn = await page.context().cookies()
}

/** A page of the dashboard's first member. */
const enter = async (stage: Stage): Promise<Page> => {
  const page = await stage.context.newPage()
  if (signedIn === undefined) await accept(stage, page)
  else await stage.context.addCookies(signedIn)
  return page
}

/** A withdrawal that a user confirms, for the list of payouts and its page. */
const confirmPayout = async (stage: Stage): Promise<void> => {
  const payoutOptions = { networkId: orderNetwork, symbol: 'USDC', amount: '12.5', transactionId: 'payout-3007' }
  const page = await openLink(stage, { payoutOptions }, 'user-7c1f')
  await connect(page)
  await page.locator('.preview__amount').waitFor()
  await action(page).click()
  await page.locator('.hero--good, .step--centred').first().waitFor()
  await page.close()
}

const enterInUse = async (stage: Stage): Promise<Page> => {
  const page = await enter(stage)
  await page.goto(at(stage.rialto, ''))
  if (!isFilled) {
    // First, because the data moves the sandbox's clock past the end of a session.
    await confirmPayout(stage)
    await makeDashboardData(stage.rialto, page)
  }
  isFilled = true
  return page
}

/** A stream of changes stays open: a page is there when nothing of it is still loaded. */
const isRead = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => document.querySelector('.skeleton, [aria-busy="true"]') === null)
}

const visit = async (stage: Stage, page: Page, path: string): Promise<void> => {
  await page.goto(at(stage.rialto, path))
  await isRead(page)
}

/** The first row's page. */
const follow = async (page: Page, path: string): Promise<void> => {
  await page.locator('tbody a').first().click()
  await page.waitForURL(`**${path}/*`)
  await isRead(page)
}

/** A deposit that the bridge sends back, because it came on another network. */
const returnDeposit = async (stage: Stage): Promise<void> => {
  await routesListed(stage)
  const page = await openLink(stage, deposit, 'sends on another network')
  await action(page).click()
  await page.locator('.r-row', { hasText: 'USDC' }).first().click()
  await page.locator('svg.qr').first().waitFor()
  const gift = { address: await addressOn(page), symbol: 'USDC', amount: '30' }
  await sandboxControl(stage.rialto.sandbox).airdropOn(orderNetwork, gift)
  await page.locator('.hero--bad').waitFor({ timeout: 120_000 })
  await page.close()
}

/** The dashboard's pages: before anything is in use, in use, and what only an action shows. */
export const dashboard: Surface = {
  name: 'dashboard',
  isTranslated: false,
  walks: {
    empty: async stage => {
      const page = await enter(stage)
      for (const { name, path } of dashboardPages.filter(({ isEmptyFirst }) => isEmptyFirst)) {
        await visit(stage, page, path)
        await stage.shoot(page, `00-empty-${name}`)
      }
    },
    // Before the client’s terms and its minimum exclude such deposits.
    returned: async stage => {
      await returnDeposit(stage)
      const page = await enterInUse(stage)
      await visit(stage, page, '/transfers?find=sends%20on%20another%20network')
      await stage.shoot(page, '41-transfers-returned')
      await follow(page, '/transfers')
      await stage.shoot(page, '42-transfer-returned')
    },
    pages: async stage => {
      const page = await enterInUse(stage)
      for (const [index, { name, path }] of dashboardPages.entries()) {
        await visit(stage, page, path)
        await stage.shoot(page, `${String(index + 2).padStart(2, '0')}-${name}`)
      }
      for (const { name, path } of behindLists) {
        await visit(stage, page, path)
        await follow(page, path)
        await stage.shoot(page, `40-${name}`)
      }
    },
    states: async stage => {
      const page = await enterInUse(stage)
      for (const [index, { name, path, act, isOfPage }] of dashboardStates.entries()) {
        await visit(stage, page, path)
        await act(page)
        const sizes = isOfPage ? undefined : { phone: { width: 390, height: 844 } }
        await stage.shoot(page, `${50 + index}-${name}`, sizes ? { sizes } : {})
      }
    },
    partArrived: async stage => {
      const page = await enterInUse(stage)
      await visit(stage, page, '/queue')
      await page
        .getByText('20 of 30.202')
        .first()
        .evaluate(one => one.scrollIntoView())
      await stage.shoot(page, '48-part-arrived')
      await visit(stage, page, '/transfers?find=user-7c1f')
      await follow(page, '/transfers')
      await stage.shoot(page, '49-order-overpaid')
    },
    singleSignOn: async stage => {
      const page = await enter(stage)
      await visit(stage, page, '/members')
      await page.getByRole('heading', { name: 'Single sign-on' }).scrollIntoViewIfNeeded()
      await stage.shoot(page, '45-single-sign-on-members')
      const other = await stage.context.newPage()
      await other.goto(`${stage.rialto.api}/dashboard/sign-in?client=${demoClient.id}`)
      await other.getByRole('button', { name: 'Sign in with single sign-on' }).waitFor()
      await stage.shoot(other, '46-sign-in-company')
      await other.goto(`${stage.rialto.api}/dashboard/single-sign-on?code=used&state=used`)
      await other.locator('.r-notice--bad').waitFor()
      await stage.shoot(other, '47-single-sign-on-refused')
    },
    signedOut: async stage => {
      const page = await stage.context.newPage()
      await page.goto(`${stage.rialto.api}/dashboard/sign-in`)
      await page.getByRole('heading', { name: 'Sign in' }).waitFor()
      await stage.shoot(page, '43-sign-in')
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      await page.getByLabel('Email address').fill('sam@example.com')
      await page.getByLabel('Password').fill('not the password')
      await page.getByLabel('Recovery code').fill('aaaaa-bbbbb-ccccc-ddddd')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.locator('.r-notice--bad').waitFor()
      await stage.shoot(page, '44-sign-in-refused')
    },
  },
}
