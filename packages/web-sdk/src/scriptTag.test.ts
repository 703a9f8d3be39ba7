import { createHash } from 'node:crypto'

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from '../../../tests/harness/browser.ts'
// @ts-expect-error -- a plain script without types
import { bundleSdk } from '../scripts/build.mjs'
import { servePages } from './testing/servePages.ts'

let browser: Browser
beforeAll(async () => void (browser = await launchBrowser()))
afterAll(() => browser.close())

test('the script build runs under its hash, and a changed file does not run', async () => {
  const files = (await bundleSdk()) as { name: string; contents: Uint8Array }[]
  const script = Buffer.from(files.find(({ name }) => name === 'rialto-link.js')?.contents ?? '').toString()
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`
  const pages = await servePages('<!doctype html><title>Shop</title><script>meshLinkShouldSkipPrewarm = true</script>')
  for (const [body, loaded] of [
    [script, 'function'],
    [`${script} `, 'blocked'],
  ] as const) {
    const page = await browser.newPage()
    const headers = { 'access-control-allow-origin': '*' }
    await page.route('**/rialto-link.js', route => route.fulfill({ body, headers, contentType: 'text/javascript' }))
    await page.goto(pages.origin)
    const got = await page.evaluate(
      hash =>
        new Promise(resolve => {
          const tag = document.createElement('script')
          tag.integrity = hash
          tag.crossOrigin = 'anonymous'
          tag.src = '/rialto-link.js'
          tag.onload = () => resolve(typeof (window as { Rialto?: { createLink?: unknown } }).Rialto?.createLink)
          tag.onerror = () => resolve('blocked')
          document.head.append(tag)
        }),
      integrity,
    )
    expect(got).toBe(loaded)
    await page.close()
  }
  await pages.stop()
})
