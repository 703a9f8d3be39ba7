import type { Stage, Surface } from './surface.ts'

const shootPage = (path: string, name: string) => async (stage: Stage) => {
  const page = await stage.context.newPage()
  await page.goto(path.startsWith('/docs') ? `${stage.rialto.api}${path}` : `${stage.rialto.sandbox}${path}`)
  await page.locator('h1, h2').first().waitFor()
  await stage.shoot(page, name)
}

/** The built site: its search, an operation and an address without a page. Without pictures where it was not built. */
const site = async (stage: Stage) => {
  const docs = `${stage.rialto.api}/docs`
  if (!(await fetch(`${docs}/llms.txt`)).ok) return
  const page = await stage.context.newPage()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${docs}/webhooks`)
  await page.locator('h1').first().waitFor()
  await page.keyboard.press('Control+k')
  await page.locator('dialog[open] input').fill('whitelist')
  await page.locator('dialog[open] a').first().waitFor()
  await stage.shoot(page, '04-docs-search', { sizes: { desktop: { width: 1280, height: 900 } } })
  await page.goto(`${docs}/api/transfers`)
  await page.locator('h1').first().waitFor()
  await page.locator('table').first().scrollIntoViewIfNeeded()
  await stage.shoot(page, '05-docs-operation')
  await page.goto(`${docs}/no-such-page`)
  await page.locator('h1').first().waitFor()
  await stage.shoot(page, '06-docs-missing')
}

/** The pages beside Link that describe the sandbox and the API. */
export const sandbox: Surface = {
  name: 'sandbox',
  isTranslated: false,
  walks: {
    sandbox: shootPage('/', '01-sandbox'),
    docs: shootPage('/docs', '02-docs'),
    errors: shootPage('/docs/errors', '03-errors'),
    site,
  },
}
