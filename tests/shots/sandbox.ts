import type { Stage, Surface } from './surface.ts'

const shootPage = (path: string, name: string) => async (stage: Stage) => {
  const page = await stage.context.newPage()
  await page.goto(path.startsWith('/docs') ? `${stage.rialto.api}${path}` : `${stage.rialto.sandbox}${path}`)
  await page.locator('h1, h2').first().waitFor()
  await stage.shoot(page, name)
}

/** The pages beside Link that describe the sandbox and the API. */
export const sandbox: Surface = {
  name: 'sandbox',
  isTranslated: false,
  walks: {
    sandbox: shootPage('/', '01-sandbox'),
    docs: shootPage('/docs', '02-docs'),
    errors: shootPage('/docs/errors', '03-errors'),
  },
}
