import { build } from 'esbuild'
import type { Browser, Frame, Page } from 'playwright-core'

import { launchBrowser } from '../../../../tests/harness/browser.ts'
import { type PageServer, servePages } from './servePages.ts'

type Call = [name: string, ...values: unknown[]]
export type SdkName = 'rialto' | 'reference'

/** A host page, a page in place of Link and a foreign page, each on a separate origin, in one real browser. */
export type TestPage = {
  link: PageServer
  hostile: PageServer
  browser: Browser
  /** A new host page with that SDK loaded as `Sdk`. */
  open: (sdk: SdkName) => Promise<Page>
  stop: () => Promise<void>
}

const CHATTY = `<!doctype html><title>Link</title><button>In Link</button><script>
window.received = []
addEventListener('message', event => received.push(event.data))
</script>`

const host = (script: string): string => `<!doctype html><title>Host</title><button id="open">Open</button>
<iframe id="own" title="own"></iframe><script>
window.meshLinkShouldSkipPrewarm = true
window.calls = []
window.warnings = []
console.warn = text => warnings.push(text)
window.record = name => (...values) => calls.push([name, ...values])
window.start = options => {
  const names = ['onIntegrationConnected', 'onExit', 'onEvent', 'onTransferFinished']
  window.sdk = Sdk.createLink({ ...Object.fromEntries(names.map(name => [name, record(name)])), ...options })
}
</script><script>${script.replaceAll('</script', '<\\/script')}</script>`

export async function setTestPage(): Promise<TestPage> {
  const rialto = await servePages(host(await bundle('@rialto/web-sdk')))
  const reference = await servePages(host(await bundle('@meshconnect/web-link-sdk')))
  const link = await servePages(CHATTY)
  const hostile = await servePages(CHATTY)
  const browser = await launchBrowser()
  return {
    link,
    hostile,
    browser,
    open: async sdk => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      await page.goto((sdk === 'rialto' ? rialto : reference).origin)
      return page
    },
    stop: async () => {
      await browser.close()
      await Promise.all([rialto, reference, link, hostile].map(one => one.stop()))
    },
  }
}

async function bundle(name: string): Promise<string> {
  const result = await build({
    stdin: { contents: `export * from '${name}'`, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'Sdk',
    platform: 'browser',
    logLevel: 'silent',
  })
  return result.outputFiles[0]?.text ?? ''
}

/** The frame that shows an origin, once it exists. */
export async function frameOf(page: Page, origin: string): Promise<Frame> {
  const find = () => page.frames().find(frame => frame.url().startsWith(origin))
  const frame =
    find() ?? (await page.waitForEvent('framenavigated', { predicate: one => one.url().startsWith(origin) }))
  await frame.waitForLoadState('load')
  return frame
}

/** Posts each message from a frame to its parent, then waits until the parent has received all of them. */
export async function say(frame: Frame, ...messages: unknown[]): Promise<void> {
  await frame.evaluate(list => list.forEach(one => window.parent.postMessage(one, '*')), messages)
  await frame.page().evaluate(
    () =>
      new Promise<void>(resolve => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => resolve()
        channel.port2.postMessage(0)
      }),
  )
}

export const callsOf = (page: Page): Promise<Call[]> =>
  page.evaluate(() => (window as unknown as { calls: Call[] }).calls)
export const warningsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { warnings: string[] }).warnings)
