import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe finds on the page, by all of its rules: the rule, and the elements that break it. */
export const findViolations = async (page: Page): Promise<string[]> => {
  const found = await page.evaluate(`(() => { ${axe.source}; return axe.run({ resultTypes: ['violations'] }) })()`)
  return (found as axe.AxeResults).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  )
}

/** The same in both themes. */
export const findViolationsInThemes = async (page: Page): Promise<string[]> => {
  const found: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    found.push(...(await findViolations(page)).map(one => `${colorScheme} ${one}`))
  }
  return found
}
