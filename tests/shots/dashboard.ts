import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'

import { demoClient } from '../harness/startRialto.ts'
import { makeDashboardData } from './dashboardData.ts'
import type { Stage, Surface } from './surface.ts'

const pages = [
  ['overview', ''],
  ['transfers', '/transfers'],
  ['queue', '/queue'],
  ['approvals', '/approvals'],
  ['link-sessions', '/link-sessions'],
  ['connections', '/connections'],
  ['users', '/users'],
  ['api-keys', '/api-keys'],
  ['webhooks', '/webhooks'],
  ['requests', '/requests'],
  ['access', '/access'],
  ['sandbox', '/sandbox'],
  ['link-configurations', '/link-configurations'],
  ['sub-clients', '/sub-clients'],
  ['fees', '/fees'],
  ['networks', '/networks'],
  ['bridging-routes', '/bridging-routes'],
  ['backup-mode', '/backup-mode'],
  ['screening', '/screening'],
  ['retention', '/retention'],
  ['management-keys', '/management-keys'],
  ['members', '/members'],
  ['audit-log', '/audit-log'],
  ['sessions', '/sessions'],
] as const

type Shooter = Pick<Stage, 'rialto' | 'shoot'> & { page: Page }

const accept = async ({ rialto, shoot, page }: Shooter) => {
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
}

/** A stream of changes stays open: a page is there when nothing of it is still loaded. */
const isRead = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => document.querySelector('.skeleton, [aria-busy="true"]') === null)
}

const shootPages = async ({ rialto, shoot, page }: Shooter) => {
  for (const [index, [name, path]] of pages.entries()) {
    await page.goto(`${rialto.api}/dashboard/${demoClient.id}${path}`)
    await isRead(page)
    await shoot(page, `${String(index + 2).padStart(2, '0')}-${name}`)
  }
}

/** What lies behind the first row of a list, and a dialog. */
const shootDetails = async ({ rialto, shoot, page }: Shooter) => {
  for (const [name, path] of [
    ['transfer', '/transfers'],
    ['link-session', '/link-sessions'],
    ['webhook-endpoint', '/webhooks'],
  ] as const) {
    await page.goto(`${rialto.api}/dashboard/${demoClient.id}${path}`)
    await page.locator('tbody a').first().click()
    await page.waitForURL(`**${path}/*`)
    await isRead(page)
    await shoot(page, `40-${name}`)
  }
  await page.goto(`${rialto.api}/dashboard/${demoClient.id}/api-keys`)
  await page.getByRole('button', { name: 'Create API key' }).click()
  await page.getByRole('dialog').waitFor()
  await shoot(page, '41-dialog')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').waitFor()
  await shoot(page, '42-palette')
}

/** The dashboard's pages, first empty, then in use. The link that makes the first member works once. */
export const dashboard: Surface = {
  name: 'dashboard',
  isTranslated: false,
  walks: {
    pages: async ({ rialto, context, shoot }) => {
      const page = await context.newPage()
      const shooter = { rialto, shoot, page }
      await accept(shooter)
      await shoot(page, '00-overview-empty')
      await makeDashboardData(rialto, page)
      await shootPages(shooter)
      await shootDetails(shooter)
      await page.goto(`${rialto.api}/dashboard/sign-in`)
      await page.getByRole('heading', { name: 'Sign in' }).waitFor()
      await shoot(page, '43-sign-in')
    },
  },
}
