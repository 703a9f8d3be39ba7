import type { Surface } from './surface.ts'

/** The demo shop, which shows what a client's own page does with Link. */
export const demo: Surface = {
  name: 'demo',
  isTranslated: false,
  walks: {
    deposit: async ({ rialto, context, shoot }) => {
      const page = await context.newPage()
      await page.goto(rialto.demo)
      await page.locator('#balance', { hasText: /\d/ }).waitFor()
      await shoot(page, '01-shop')
      await page.locator('#deposit').click()
      const link = page.frameLocator('#mesh-link-popup__iframe')
      await link.locator('.r-row').first().waitFor()
      await shoot(page, '02-shop-link')
    },
  },
}
