import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import type axe from 'axe-core'
import type { Frame, Page } from 'playwright-core'

/** The minified build, read where it is first needed: half the text for the browser to take in. */
const source = (() => {
  let text: string | undefined
  return () => (text ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'))
})()

/**
 * Violations that axe finds on the page by all of its rules: the rule and the elements. Its script is large, so each
 * document loads it once.
 */
export const findViolations = async (page: Page | Frame): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source())
  const violations = await page.evaluate(async () => {
    const { axe: here } = window as unknown as { axe: typeof axe }
    return (await here.run({ resultTypes: ['violations'] })).violations
  })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** The same in both themes, of one frame of the page if it is named: axe does not look into frames. */
export const findViolationsInThemes = async (page: Page, frame: Page | Frame = page): Promise<string[]> => {
  const found: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    found.push(...(await findViolations(frame)).map(one => `${colorScheme} ${one}`))
  }
  return found
}

/** Link's frame in a page that has opened it by the SDK. */
export const linkFrameOf = (page: Page): Frame => {
  const frame = page.frames().find(one => one.parentFrame() === page.mainFrame())
  if (frame === undefined) throw new Error('no frame of Link is open')
  return frame
}
