import { mkdir } from 'node:fs/promises'

import { errorCatalogue } from '@rialto/contract'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../apps/server/src/testing/createTestServer.ts'
import { launchBrowser } from '../harness/browser.ts'
import { findViolations } from '../harness/findViolations.ts'
import { firstOf } from '../harness/shortForm.ts'

/** RIALTO_SCREENSHOTS names a folder to keep pictures in. */
const pictures = process.env['RIALTO_SCREENSHOTS']

let server: TestServer
let browser: Browser
let origin: string
beforeAll(async () => {
  ;[server, browser] = await Promise.all([createTestServer(), launchBrowser()])
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
  if (pictures !== undefined) await mkdir(pictures, { recursive: true })
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

interface Seen {
  page: Page
  problems: string[]
  elsewhere: string[]
}

const visit = async (path: string, view: { width: number; colorScheme: 'light' | 'dark' }): Promise<Seen> => {
  const { width, colorScheme } = view
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme })
  const page = await context.newPage()
  const problems: string[] = []
  const elsewhere: string[] = []
  page.on('pageerror', error => problems.push(error.message))
  page.on('console', message => void (message.type() === 'error' && problems.push(message.text())))
  page.on('request', request => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) elsewhere.push(url)
  })
  await page.goto(`${origin}${path}`)
  return { page, problems, elsewhere }
}

const keep = async ({ page }: Seen, name: string): Promise<void> => {
  if (pictures !== undefined) await page.screenshot({ path: `${pictures}/${name}.png` })
}

const views = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const

describe.each(firstOf(views))('at $width pixels, $colorScheme', view => {
  const suffix = `${view.width}-${view.colorScheme}`

  test('the reference opens an operation with its example, and asks no other host', async () => {
    const seen = await visit('/docs/reference', view)
    const { page } = seen
    const operation = page.locator('#operations-Balance-getBalance')
    await operation.locator('.opblock-summary-control').waitFor()
    await keep(seen, `reference-${suffix}`)
    await operation.locator('.opblock-summary-control').click()
    await operation.getByText('"authToken"').first().waitFor()
    await operation.scrollIntoViewIfNeeded()
    await keep(seen, `operation-${suffix}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    // Swagger UI is made accessible after it has drawn. Cheap to look for, while axe takes seconds for this page.
    await expect.poll(() => page.locator('h3:not([aria-level]), h4:not([aria-level])').count()).toBe(0)
    await expect.poll(() => findViolations(page)).toEqual([])
    expect([seen.problems, seen.elsewhere]).toEqual([[], []])
    await page.context().close()
  })

  test('overview and errors need no more than the server', async () => {
    for (const path of ['/docs', '/docs/errors', '/docs/errors/missingField']) {
      const seen = await visit(path, view)
      await keep(seen, `${path.slice(1).replaceAll('/', '-')}-${suffix}`)
      expect(await seen.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await findViolations(seen.page)).toEqual([])
      expect([seen.problems, seen.elsewhere]).toEqual([[], []])
      await seen.page.context().close()
    }
  })
})

test('account management has a separate reference page', async () => {
  const seen = await visit('/docs/reference/account-management', views[0])
  // Swagger UI draws the sections of a long document as they are scrolled to.
  await seen.page.getByText('/admin/api/v1/Overview', { exact: true }).first().waitFor()
  await keep(seen, 'management')
  expect([seen.problems, seen.elsewhere]).toEqual([[], []])
  await seen.page.context().close()
})

test('an operation can be tried out with a key', async () => {
  const { page, problems } = await visit('/docs/reference#/Integrations/getStatus', views[1])
  await page.getByRole('button', { name: 'Authorize' }).first().click()
  const dialog = page.locator('.modal-ux')
  const [id, secret] = [dialog.locator('input').nth(0), dialog.locator('input').nth(1)]
  await id.fill(server.client.clientId)
  await secret.fill(server.client.secret)
  // One button per header; each becomes "Remove" when it was pressed.
  for (let header = 0; header < 2; header += 1)
    await dialog
      .getByRole('button', { name: /^Apply|^Authorize/ })
      .first()
      .click()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  const operation = page.locator('#operations-Integrations-getStatus')
  await operation.getByRole('button', { name: 'Try it out' }).click()
  await operation.getByRole('button', { name: 'Execute' }).click()
  await operation.locator('.live-responses-table').getByText('"supportedProducts"').first().waitFor()
  expect(problems).toEqual([])
  await page.context().close()
})

test('every error type has a page, and nothing else has', async () => {
  for (const type of Object.keys(errorCatalogue)) {
    const { statusCode, body, headers } = await server.app.inject(`/docs/errors/${type}`)
    expect(statusCode).toBe(200)
    expect(body).toContain(`<h1><code>${type}</code></h1>`)
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
  }
  expect((await server.app.inject('/docs/errors/toString')).statusCode).toBe(404)
})

test('the account management document is valid OpenAPI 3.0 too', async () => {
  const document = (await server.app.inject('/swagger/AdminAPI/swagger.json')).json()
  expect(await new Validator().validate(document)).toMatchObject({ valid: true })
})
