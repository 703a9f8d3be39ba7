import { Secret, TOTP } from 'otpauth'

import { demoClient } from '../harness/startRialto.ts'
import type { Surface } from './surface.ts'

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
  ['link-configurations', '/link-configurations'],
  ['sub-clients', '/sub-clients'],
  ['bridging-routes', '/bridging-routes'],
  ['screening', '/screening'],
  ['management-keys', '/management-keys'],
  ['members', '/members'],
  ['audit-log', '/audit-log'],
  ['sessions', '/sessions'],
] as const

/** The dashboard's pages, as the first member of a new installation sees them. The link that makes this member works once. */
export const dashboard: Surface = {
  name: 'dashboard',
  isTranslated: false,
  walks: {
    pages: async ({ rialto, context, shoot }) => {
      const page = await context.newPage()
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
      for (const [index, [name, path]] of pages.entries()) {
        await page.goto(`${rialto.api}/dashboard/${demoClient.id}${path}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForLoadState('networkidle')
        await shoot(page, `${String(index + 2).padStart(2, '0')}-${name}`)
      }
    },
  },
}
