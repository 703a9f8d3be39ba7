import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import type { Browser, Page } from 'playwright-core'

import { launchBrowser } from '../harness/browser.ts'
import { findViolations } from '../harness/findViolations.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'
import { contactSheet, type Picture } from './contactSheet.ts'
import { dashboard } from './dashboard.ts'
import { demo } from './demo.ts'
import { link } from './link.ts'
import { sandbox } from './sandbox.ts'
import { languages, type Stage, type Surface, usualSizes, type View } from './surface.ts'

/** A new surface is one line here. */
const surfaces: readonly Surface[] = [link, dashboard, sandbox, demo]

const phone = { width: 390, height: 844 }
const themes = ['light', 'dark'] as const
const slowMs = 20_000

/**
 * `npm run shots [-- <surface> …] [--only <walk>,<walk>] [--language <language>] [--axe]`: pictures of every screen into `shots/`, with a
 * contact sheet for each surface. With `--axe`, what axe finds on a pictured screen is a failure.
 */
export const main = async (words: readonly string[]): Promise<number> => {
  const { values, positionals: named } = parseArgs({
    args: [...words],
    options: { only: { type: 'string' }, language: { type: 'string' }, axe: { type: 'boolean' } },
    allowPositionals: true,
  })
  const chosen = surfaces.filter(({ name }) => named.length === 0 || named.includes(name))
  if (chosen.length === 0) {
    process.stderr.write(`Name a surface: ${surfaces.map(({ name }) => name).join(', ')}.\n`)
    return 1
  }
  const unknown = unknownNames(named, values.only, chosen)
  if (unknown.length > 0) {
    const known = chosen.flatMap(({ walks }) => Object.keys(walks))
    process.stderr.write(`Unknown: ${unknown.join(', ')}. Walks of the surface: ${known.join(', ')}.\n`)
    return 1
  }
  const [rialto, browser] = await Promise.all([startRialto({ embeddedDatabase: true }), launchBrowser()])
  const failed: string[] = []
  try {
    for (const surface of chosen) failed.push(...(await shootSurface(surface, values, rialto, browser)))
  } finally {
    await browser.close()
    await rialto.stop()
  }
  for (const one of failed) process.stderr.write(`${one}\n`)
  process.exit(failed.length === 0 ? 0 : 1)
}

/** Names that select nothing, so that a run without pictures is not mistaken for a successful one. */
const unknownNames = (named: readonly string[], only: string | undefined, chosen: readonly Surface[]): string[] => [
  ...named.filter(one => !surfaces.some(({ name }) => name === one)),
  ...(only?.split(',') ?? []).filter(one => !chosen.some(({ walks }) => one in walks)),
]

interface Choice {
  only?: string | undefined
  language?: string | undefined
  axe?: boolean | undefined
}

/** Answers the walks that did not reach their end. */
const shootSurface = async (surface: Surface, { only, language, axe }: Choice, rialto: Rialto, browser: Browser) => {
  const folder = join(process.cwd(), 'shots', surface.name)
  if (only === undefined) await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const walks = only?.split(',')
  const isChosen = (name: string) => walks === undefined || walks.includes(name)
  const pictures: Picture[] = []
  const failed: string[] = []
  const spoken = language === undefined ? languages : [language]
  for (const inLanguage of surface.isTranslated ? spoken : ['en']) {
    for (const [name, walk] of Object.entries(surface.walks).filter(([one]) => isChosen(one))) {
      const stage = await openStage(rialto, browser, inLanguage, folder, pictures, axe === true ? failed : undefined)
      await walk(stage).catch((error: unknown) =>
        failed.push(`${surface.name} ${name} ${inLanguage}: ${String(error)}`),
      )
      await stage.context.close()
    }
  }
  await writeFile(join(folder, 'index.html'), contactSheet(surface.name, pictures))
  process.stdout.write(`  ${pictures.length} pictures: shots/${surface.name}/index.html\n`)
  return failed
}

const openStage = async (
  rialto: Rialto,
  browser: Browser,
  language: string,
  folder: string,
  pictures: Picture[],
  violations: string[] | undefined,
): Promise<Stage> => {
  const context = await browser.newContext({ viewport: phone, locale: language, reducedMotion: 'reduce' })
  context.setDefaultTimeout(slowMs)
  const shoot = async (page: Page, name: string, view: View = {}) => {
    const { sizes = usualSizes, isMoving = false, reloadedUntil } = view
    const reducedMotion = isMoving ? 'no-preference' : 'reduce'
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport)
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion })
        if (reloadedUntil !== undefined) {
          await page.reload({ waitUntil: 'commit' })
          await page.locator(reloadedUntil).first().waitFor()
        }
        const file = `${name}-${size}-${theme}-${language}.png`
        await page.screenshot({ path: join(folder, file) })
        const found = violations === undefined ? [] : await findViolations(page)
        violations?.push(...found.map(one => `${file}: ${one}`))
        pictures.push({ name, file, variant: `${size} · ${theme} · ${language}` })
      }
    }
    await page.setViewportSize(phone)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  }
  return { rialto, context, language, shoot }
}
