import { type Rialto, startRialto } from '../harness/startRialto.ts'
import { firefox } from './firefox.ts'
import type { BrowserKind, DrivenBrowser } from './tab.ts'
import { type Walk, walks } from './walks.ts'
import { webkit } from './webkit.ts'

const kinds: Readonly<Record<string, BrowserKind>> = { firefox, webkit }
const say = (text: string) => process.stdout.write(`${text}\n`)

/** `npm run test:browsers [-- firefox | webkit] [--only <part of a name>]`. Answers the exit code: 1 also for a browser that is missing. */
export const main = async (words: readonly string[]): Promise<number> => {
  const at = words.indexOf('--only')
  const only = at < 0 ? '' : (words[at + 1] ?? '')
  const named = words.slice(0, at < 0 ? undefined : at)
  const chosen = Object.entries(kinds).filter(([name]) => named.length === 0 || named.includes(name))
  const here = chosen.filter(([, kind]) => kind.missing() === undefined)
  for (const [, kind] of chosen) if (kind.missing() !== undefined) say(`NOT FOUND  ${kind.missing()}`)
  let failures = chosen.length - here.length
  if (here.length === 0) return 1
  const rialto = await startRialto({ embeddedDatabase: true, env: { RIALTO_DEMO: 'off' } })
  try {
    const wanted = walks.filter(({ name }) => name.includes(only))
    for (const [, kind] of here) failures += await runAll(kind, wanted, rialto)
  } finally {
    await rialto.stop()
  }
  say(failures === 0 ? 'all passed' : `${failures} failed`)
  return failures === 0 ? 0 : 1
}

const runAll = async (kind: BrowserKind, wanted: readonly Walk[], rialto: Rialto): Promise<number> => {
  const browser = await kind.start()
  say(browser.name)
  let failures = 0
  try {
    for (const walk of wanted) failures += await run(walk, browser, rialto)
  } finally {
    await browser.stop()
  }
  return failures
}

const run = async (walk: Walk, browser: DrivenBrowser, rialto: Rialto): Promise<number> => {
  const startMs = performance.now()
  const tab = await browser.newTab()
  try {
    await walk.run(rialto, tab)
    say(`  ✓ ${walk.name} (${Math.round(performance.now() - startMs)} ms)`)
    return 0
  } catch (error) {
    say(`  ✗ ${walk.name}: ${String(error)}\n${await tab.text().catch(() => '')}`)
    return 1
  } finally {
    await tab.close().catch(() => undefined)
  }
}
