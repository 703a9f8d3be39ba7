import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import type { Browser } from 'playwright-core'

import { endBrowser, launchBrowser } from '../../tests/harness/browser.ts'
import { callApi } from '../../tests/harness/callApi.ts'
import { type Rialto, startRialto } from '../../tests/harness/startRialto.ts'
import { shortened } from '../support/shortened.ts'
import { spreadOf } from '../support/statistics.ts'

const rounds = shortened(10, 1)
/** Fast 3G, and a phone with a quarter of this machine's speed. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const cpuSlowdown = 4

interface Visit {
  firstPaintMs: number
  largestPaintMs: number
  /** Time until the first institution can be pressed. */
  usableMs: number
  layoutShift: number
  longestTaskMs: number
  /** URLs of the scripts that were loaded by then. */
  scripts: string[]
}

/** Link's first screen in a fresh browser profile, alternating with an empty page. */
export const link = async (): Promise<object> => {
  const [rialto, browser] = await Promise.all([
    startRialto({ embeddedDatabase: true, env: { RIALTO_DEMO: 'off' } }),
    launchBrowser(),
  ])
  const empty = await serveEmptyPage()
  const seen: Record<'link' | 'empty', Visit[]> = { link: [], empty: [] }
  try {
    // The first visits warm the server's own caches.
    for (let round = -1; round < rounds; round += 1) {
      const visits = { empty: await visit(browser, empty.url, 'h1'), link: await visitLink(rialto, browser) }
      if (round < 0) continue
      seen.empty.push(visits.empty)
      seen.link.push(visits.link)
    }
  } finally {
    await endBrowser()
    await rialto.stop()
    empty.stop()
  }
  const scriptKb = spreadOf(seen.link.map(({ scripts }) => kilobytesOf(scripts)))
  return { rounds, network, cpuSlowdown, scriptKb, link: summary(seen.link), empty: summary(seen.empty) }
}

/** Size as served over HTTPS, with the script in the page. The build compresses all but the smallest scripts with Brotli. */
const kilobytesOf = (scripts: readonly string[]): number => {
  const sizes = scripts.map(url => {
    const file = join('dist/link/assets', basename(url))
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  })
  const [, inline = ''] = /<script>(.*?)<\/script>/s.exec(readFileSync('dist/link/index.html', 'utf8')) ?? []
  return sizes.reduce((sum, size) => sum + size, brotliCompressSync(inline).length) / 1e3
}

const visitLink = async (rialto: Rialto, browser: Browser): Promise<Visit> => {
  const { content } = await callApi(rialto, 'POST', '/linktoken', { userId: 'bench' })
  // From the client's page: without one, Link refuses to open.
  return visit(browser, atob((content as { linkToken: string }).linkToken), '.r-row', rialto.demo)
}

const visit = async (browser: Browser, url: string, usable: string, referer = ''): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.addInitScript(observe, usable)
  await page.goto(url, { referer })
  await page.waitForFunction(() => (window as unknown as { seen: Visit }).seen.usableMs > 0)
  // Paints until the network is idle belong to the first screen.
  await page.waitForLoadState('networkidle')
  const found = await page.evaluate(() => (window as unknown as { seen: Visit }).seen)
  await context.close()
  return found
}

/** Runs in the page before the page's own scripts. */
const observe = (usable: string): void => {
  const seen: Visit = {
    ...{ firstPaintMs: 0, largestPaintMs: 0, usableMs: 0, layoutShift: 0, longestTaskMs: 0 },
    scripts: [],
  }
  Object.assign(window, { seen })
  const watch = (type: string, look: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver(list => list.getEntries().forEach(look)).observe({ type, buffered: true })
  watch('paint', entry => {
    if (entry.name === 'first-contentful-paint') seen.firstPaintMs = entry.startTime
  })
  watch('largest-contentful-paint', entry => (seen.largestPaintMs = entry.startTime))
  watch('longtask', entry => (seen.longestTaskMs = Math.max(seen.longestTaskMs, entry.duration)))
  watch('layout-shift', entry => (seen.layoutShift += (entry as PerformanceEntry & { value: number }).value))
  const look = () => {
    if (document.querySelector(usable) === null) return void requestAnimationFrame(look)
    seen.usableMs = performance.now()
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
    seen.scripts = loaded.filter(name => name.endsWith('.js'))
  }
  requestAnimationFrame(look)
}

const summary = (visits: readonly Visit[]): object => {
  const names = ['firstPaintMs', 'largestPaintMs', 'usableMs', 'layoutShift', 'longestTaskMs'] as const
  return Object.fromEntries(names.map(name => [name, spreadOf(visits.map(one => one[name]))]))
}

const serveEmptyPage = async (): Promise<{ url: string; stop: () => void }> => {
  const html = '<!doctype html><html lang="en"><title>Empty</title><h1>Empty</h1></html>'
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}
