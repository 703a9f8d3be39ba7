import type { Page } from 'playwright-core'

import { sandboxControl } from '../harness/sandboxControl.ts'
import { signInAt } from './linkPages.ts'
import type { Stage, Surface } from './surface.ts'

/** Before the Link page has come, and when it does not come. */
const opening = async ({ rialto, context, shoot }: Stage) => {
  const page = await context.newPage()
  let isDown = false
  await page.route(`${rialto.api}/link?**`, route => (isDown ? route.abort() : undefined))
  await page.goto(rialto.demo)
  await page.locator('#balance', { hasText: /\d/ }).waitFor()
  await page.locator('#deposit').click()
  await page.locator('#mesh-link-popup__iframe').waitFor({ state: 'attached' })
  await shoot(page, '05-shop-opening')
  isDown = true
  await page.reload()
  await page.locator('#balance', { hasText: /\d/ }).waitFor()
  await page.locator('#deposit').click()
  await page.getByRole('alert').waitFor()
  await shoot(page, '07-shop-link-not-reached')
}

/** A stored account whose access the user has ended at the institution, found out when Link asks for its balance. */
const expired = async ({ rialto, context, shoot }: Stage) => {
  const page = await context.newPage()
  const link = page.frameLocator('#mesh-link-popup__iframe')
  const open = async () => {
    await page.goto(rialto.demo)
    await page.locator('#balance', { hasText: /\d/ }).waitFor()
    await page.locator('#deposit').click()
  }
  await open()
  await link.locator('.r-row', { hasText: 'Coinbase' }).first().click()
  const opened = page.waitForEvent('popup')
  await link.locator('.step__actions button').first().click()
  await signInAt(await opened, 'Mesh')
  await link.locator('.preview__amount').waitFor()
  await sandboxControl(rialto.sandbox).revokeTokens('Mesh')
  const asked = page.waitForResponse(/transfers\/configure/)
  await open()
  await asked
  await open()
  await link.locator('.r-badge').first().waitFor()
  await shoot(page, '06-shop-sign-in-again')
}

/** A deposit from the shop's page to the end in Link. */
const depositInShop = async (page: Page) => {
  const link = page.frameLocator('#mesh-link-popup__iframe')
  await page.locator('#deposit').click()
  await link.locator('.r-row', { hasText: 'Binance' }).first().click()
  await link.locator('.step__actions button').first().click()
  await link.locator('form input').first().fill('Mesh')
  await link.locator('form input').nth(1).fill('Pass123')
  await link.locator('.step__actions button').first().click()
  await link.locator('.preview__amount').waitFor()
  await link.locator('.step__actions button').first().click()
  await link.locator('.hero--good').waitFor()
  await link.locator('.step__actions button').first().click()
  await page.locator('#saved:not([hidden])').waitFor()
}

const openShop = async ({ rialto, context }: Stage): Promise<Page> => {
  const page = await context.newPage()
  await page.goto(rialto.demo)
  await page.locator('#balance', { hasText: /\d/ }).waitFor()
  return page
}

const deposit = async (stage: Stage) => {
  const { shoot } = stage
  const page = await openShop(stage)
  await shoot(page, '01-shop')
  const link = page.frameLocator('#mesh-link-popup__iframe')
  await page.locator('#deposit').click()
  await link.locator('.r-row').first().waitFor()
  await shoot(page, '02-shop-link')
  await page.reload()
  await page.locator('#balance', { hasText: /\d/ }).waitFor()
  await depositInShop(page)
  await shoot(page, '03-shop-deposited')
  await page.locator('#deposit').click()
  await link.locator('.preview__amount, .r-row__value').first().waitFor()
  await shoot(page, '04-shop-returning')
}

/** A deposit after the sandbox's clock was moved: the shop credits it all the same. */
const clock = async (stage: Stage) => {
  await sandboxControl(stage.rialto.sandbox).advanceClock(10 * 60_000)
  const page = await openShop(stage)
  const before = await page.locator('#balance').innerText()
  await depositInShop(page)
  await page.waitForFunction(was => document.querySelector('#balance')?.textContent !== was, before)
  await stage.shoot(page, '08-shop-clock-moved')
}

/** The demo shop, which shows Link in a client's own page. */
export const demo: Surface = {
  name: 'demo',
  // The shop is in English; Link is in the language of the browser.
  isTranslated: true,
  walks: {
    opening,
    expired,
    deposit,
    clock,
  },
}
