import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build } from 'esbuild'
import type { Browser, FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { launchBrowser } from '../harness/browser.ts'
import { callApi } from '../harness/callApi.ts'
import { demoClient, type Rialto, startRialto } from '../harness/startRialto.ts'

const root = join(import.meta.dirname, '../..')

/** The TypeScript of a guide, as a reader copies it. */
const sampleOf = async (guide: string): Promise<string> => {
  const page = await readFile(join(root, 'docs/guides', `${guide}.md`), 'utf8')
  return [...page.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code).join('\n')
}

interface Samples {
  createDeposit: (userId: string, depositId: string) => Promise<string>
  createPayment: (order: object) => Promise<{ linkToken: string }>
  connectForWithdrawals: (userId: string) => Promise<string>
  createVerification: (userId: string, address: string) => Promise<string>
}

let folder: string
let rialto: Rialto
let browser: Browser
let shop: Server
let origin: string
let samples: Samples

/** Imports the server code of the guides, which reads its settings from the environment. */
const importSamples = async (): Promise<Samples> => {
  Object.assign(process.env, {
    RIALTO_URL: rialto.api,
    RIALTO_CLIENT_ID: demoClient.id,
    RIALTO_CLIENT_SECRET: demoClient.secret,
  })
  const guides = await Promise.all(
    ['deposit', 'payment', 'withdrawals', 'verify'].map(async guide => {
      const file = join(folder, `${guide}.ts`)
      await writeFile(file, await sampleOf(guide))
      return import(pathToFileURL(file).href) as Promise<Partial<Samples>>
    }),
  )
  return Object.assign({}, ...guides) as Samples
}

/** A shop of its own origin: one button for each guide, which asks the shop's server for a token and opens Link as the quick start does. */
const pageOf = async (): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: await sampleOf('quick-start'), resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'quickStart',
    platform: 'browser',
    logLevel: 'silent',
  })
  const script = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script')
  const button = (name: string) => `<button onclick="press('${name}')">${name}</button>`
  return `<!doctype html><title>Shop</title><script>${script}</script>
<label>User <input id="user" value="ann"></label> ${['Deposit', 'Pay', 'Connect', 'Verify'].map(button).join(' ')}
<script>
async function press(name) {
  const answer = await fetch('/token/' + name + '?user=' + document.querySelector('#user').value, { method: 'POST' })
  quickStart.deposit(await answer.text())
}
</script>`
}

const wallet = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94'

const tokenOf = async (name: string, user: string): Promise<string> => {
  if (name === 'Deposit') return samples.createDeposit(user, `deposit of ${user}`)
  if (name === 'Connect') return samples.connectForWithdrawals(user)
  if (name === 'Verify') return samples.createVerification(user, wallet)
  const order = { id: `order of ${user}`, userId: user, amount: 12.5, title: 'Two tickets' }
  return (await samples.createPayment(order)).linkToken
}

beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true })
  folder = await mkdtemp(join(root, '.cache/guides-'))
  const html = await pageOf()
  shop = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop')
    const answer = pathname.startsWith('/token/')
      ? tokenOf(pathname.slice('/token/'.length), searchParams.get('user') ?? '')
      : Promise.resolve(html)
    void answer.then(
      text => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>(resolve => shop.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
  const env = { RIALTO_DEMO: 'off', RIALTO_SANDBOX_ALLOWED_ORIGINS: origin }
  ;[rialto, browser] = await Promise.all([startRialto({ env }), launchBrowser()])
  samples = await importSamples()
})
afterAll(async () => {
  await browser?.close()
  await rialto?.stop()
  shop?.closeAllConnections()
  shop?.close()
  await rm(folder, { recursive: true, force: true })
})

const frame = '#mesh-link-popup__iframe'

const press = async (page: Page, name: string): Promise<FrameLocator> => {
  await page.getByRole('button', { name, exact: true }).click()
  return page.frameLocator(frame)
}

const closeLink = async (page: Page, { isAsked = false } = {}) => {
  const link = page.frameLocator(frame)
  await link.getByRole('button', { name: 'Close' }).click()
  if (isAsked) await link.getByRole('button', { name: 'Leave' }).click()
  await page.locator(frame).waitFor({ state: 'detached' })
}

const connectBinance = async (link: FrameLocator) => {
  await link.getByRole('button', { name: /Binance(?!\.US)/ }).click()
  await link.getByRole('button', { name: 'Continue' }).click()
  await link.getByRole('textbox', { name: 'API key' }).fill('Mesh')
  await link.getByRole('textbox', { name: /secret/i }).fill('Pass123')
  await link.getByRole('button', { name: /Connect/ }).click()
}

const transfersOf = async (user: string) => {
  const { content } = await callApi(rialto, 'GET', `/transfers/managed/platform?UserId=${user}`)
  return (content as { items: { amountToReceive: number }[] }).items
}

test('the page of the guides opens Link again after each closing, also for another user', async () => {
  const page = await browser.newPage({ viewport: { width: 1100, height: 850 } })
  await page.goto(origin)
  for (const name of ['Deposit', 'Pay', 'Connect', 'Verify', 'Deposit']) {
    const link = await press(page, name)
    await link
      .getByRole('button', { name: name === 'Verify' ? /wallet/i : /Binance(?!\.US)/ })
      .first()
      .waitFor()
    await closeLink(page)
  }
  await page.locator('#user').fill('bob')
  const link = await press(page, 'Deposit')
  await link.getByRole('button', { name: /Binance(?!\.US)/ }).waitFor()
  await page.close()
})

test('a user of the payment’s guide who closes Link and reloads the page still pays once', async () => {
  const page = await browser.newPage({ viewport: { width: 1100, height: 850 } })
  await page.goto(origin)
  await page.locator('#user').fill('cleo')
  await connectBinance(await press(page, 'Pay'))
  await page.frameLocator(frame).getByRole('button', { name: 'Send 12.5 USDC' }).waitFor()
  await closeLink(page, { isAsked: true })
  await page.reload()
  await page.locator('#user').fill('cleo')
  const link = await press(page, 'Pay')
  await connectBinance(link)
  await link.getByRole('button', { name: 'Send 12.5 USDC' }).click()
  await link.getByRole('button', { name: 'Done' }).click()
  await page.locator(frame).waitFor({ state: 'detached' })
  expect(await transfersOf('cleo')).toMatchObject([{ amountToReceive: 12.5 }])

  await press(page, 'Pay')
  await link.getByRole('heading', { name: 'This payment was already made' }).waitFor()
  expect(await transfersOf('cleo')).toHaveLength(1)
  await page.close()
})
