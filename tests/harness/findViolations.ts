import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type axe from 'axe-core'
import type { Page } from 'playwright-core'

/** The minified build, read where it is first needed: half the text for the browser to take in. */
const source = (() => {
  let text: string | undefined
  return () => (text ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
})()

/**
 * Violations that axe finds on the page by all of its rules: the rule and the elements. Its script is large, so each
 * document loads it once.
 */
export const findViolations = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source())
  const violations = await page.evaluate(async () => {
    const { axe: here } = window as unknown as { axe: typeof axe }
    return (await here.run({ resultTypes: ['violations'] })).violations
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
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
