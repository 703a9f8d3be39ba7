import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdir } from 'node:fs/promises'

import { Secret, TOTP } from 'otpauth'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { en } from '../../apps/dashboard/src/messages/en/en.ts'
import { png } from '../../apps/server/src/http/routes/admin/testing/pictures.ts'
import { launchBrowser } from '../harness/browser.ts'
import { connectBinance } from '../harness/connectAccount.ts'
import { baseSepolia, execute, previewDeposit } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { findViolations } from '../harness/findViolations.ts'
import { freshAddress } from '../harness/money.ts'
import { demoClient, type Rialto, startRialto } from '../harness/startRialto.ts'

/**
 * The dashboard as a person uses it, from an empty folder on. One server, one browser: each test goes on where the one before ended.
 *
 *   RIALTO_SHOTS=<folder>  also writes a picture of every page, on a phone and a desktop, light and dark
 */
const shots = process.env['RIALTO_SHOTS']
const password = 'correct horse battery staple'
const email = 'sam@example.com'

let rialto: Rialto
let browser: Browser
let context: BrowserContext
let page: Page
let authenticator: TOTP
let endpoint: Awaited<ReturnType<typeof startEndpoint>>
/** When `npm start` was typed. */
let startedMs: number

const startEndpoint = async () => {
  const events: string[] = []
  const http = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', part => (text += String(part)))
    request.on('end', () => {
      events.push((JSON.parse(text) as { EventType: string }).EventType)
      response.writeHead(204).end()
    })
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const stop = () => new Promise<void>(resolve => void http.close(() => resolve()))
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/hooks`, events, stop }
}

beforeAll(async () => {
  startedMs = performance.now()
  ;[rialto, browser, endpoint] = await Promise.all([
    startRialto({ env: { RIALTO_DEMO: 'off' } }),
    launchBrowser(),
    startEndpoint(),
  ])
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  page = await context.newPage()
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await rialto?.stop()
  await endpoint?.stop()
})

const at = (path: string): string => `${rialto.api}/dashboard/${demoClient.id}${path}`
const open = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const dialog = () => page.getByRole('dialog')

const themes = ['light', 'dark'] as const
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } }

let inspected = 0

/** Nothing that axe finds fault with, in one theme after the other; where pictures are asked for, each page in both. */
const inspect = async (name: string): Promise<void> => {
  inspected += 1
  for (const theme of shots === undefined ? themes.slice(inspected % 2).slice(0, 1) : themes) {
    await page.evaluate(value => void (document.documentElement.dataset['theme'] = value), theme)
    const found = await findViolations(page)
    expect(found.map(one => `${name} ${theme} ${one}`)).toEqual([])
    if (shots === undefined) continue
    await mkdir(shots, { recursive: true })
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport)
      await page.screenshot({ path: `${shots}/${name}-${size}-${theme}.png` })
    }
    await page.setViewportSize(sizes.desktop)
  }
}

test('the link that npm start prints makes the first member, once', async () => {
  const [link = ''] = /http\S+\/dashboard\/invitation#\w+/.exec(rialto.output()) ?? []
  await page.goto(link)
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Your name').fill('Sam Baker')
  await page.getByLabel('Password').fill(password)
  await inspect('invitation')
  authenticator = new TOTP({ secret: Secret.fromBase32(await page.locator('.authenticator__secret').innerText()) })
  await page.getByLabel('One-time code').fill(authenticator.generate())
  await page.getByRole('button', { name: 'Accept invitation' }).click()
  await heading('Overview')
  await inspect('overview-empty')
  const other = await context.newPage()
  await other.goto(link)
  await other.getByText('used already or has expired').waitFor()
  await other.close()
})

let secret: string

test('a page that has nothing to show says how something gets there', async () => {
  const { pages } = en.shell
  const texts = [
    [pages.queue, en.transfers.queueEmpty],
    [pages.approvals, en.approvals.empty],
    [pages.linkSessions, en.linkSessions.empty],
    [pages.connections, en.connections.empty],
    [pages.users, en.users.empty],
    [pages.requests, en.requests.empty],
    [pages.access, en.developers.noRanges],
    [pages.linkConfigurations, en.settings.noConfigurations],
    [pages.subClients, en.settings.noSubClients],
    [pages.screening, en.screening.noMatches],
    [pages.auditLog, en.team.auditEmpty],
    [pages.account, en.team.noPasskeys],
  ] as const
  for (const [name, text] of texts) {
    await open(name)
    await heading(name)
    await page.getByText(text).waitFor()
  }
})

test('a key is created and its secret is shown once, with the same call for a server', async () => {
  await open('API keys')
  await page.getByRole('button', { name: 'Create API key' }).click()
  await page.getByLabel('Label').fill('shop server')
  await page.getByText('The same call with the API').click()
  await dialog().getByText('"label":"shop server"').waitFor()
  await inspect('api-key-dialog')
  await dialog().getByRole('button', { name: 'Create' }).click()
  secret = await dialog().getByLabel('X-Client-Secret', { exact: true }).innerText()
  await dialog().getByRole('button', { name: 'Close' }).click()
  await page.getByRole('row', { name: /shop server.*Active/ }).waitFor()
  await inspect('api-keys')
})

test('a webhook endpoint is added and takes a test event', async () => {
  await open('Webhooks')
  await page.getByRole('button', { name: 'Add endpoint' }).click()
  await page.getByLabel('URL').fill(endpoint.url)
  await page.getByLabel('Label').fill('ledger')
  await dialog().getByRole('button', { name: 'Add' }).click()
  await dialog()
    .getByText(/^whsec_/)
    .waitFor()
  await dialog().getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: endpoint.url }).click()
  await heading(/ledger/)
  await page.getByRole('button', { name: 'Send test event' }).click()
  await dialog().getByRole('button', { name: 'Send' }).click()
  await dialog().getByText('Accepted: HTTP 204').waitFor()
  await dialog().getByRole('button', { name: 'Close' }).click()
  await inspect('webhook-endpoint')
})

test('a deposit made with the new key arrives while the list is open, and its webhook is sent again, within three minutes of the start', async () => {
  await open('Transfers')
  await page.getByText('Transfers appear here').waitFor()
  await inspect('transfers-empty')
  const caller = { api: rialto.api, client: { id: demoClient.id, secret } }
  const account = await connectBinance(caller)
  const previewId = await previewDeposit(caller, account, { address: freshAddress(), amount: 5 })
  await execute(caller, account, previewId)
  await page.getByRole('link', { name: /5 USDC/ }).click()
  await heading(/Succeeded/)
  await page.getByText('Transaction confirmed').waitFor()
  await page.getByRole('row', { name: /transfer.succeeded.*Delivered/ }).waitFor()
  await inspect('transfer')
  const succeeded = () => endpoint.events.filter(type => type === 'transfer.succeeded').length
  expect(succeeded()).toBe(1)
  const row = page.getByRole('row', { name: /transfer.succeeded/ }).filter({ hasText: 'HTTP 204' })
  await row.getByText('Body and attempts').click()
  await row.getByText('"TransferStatus": "Succeeded"').waitFor()
  await row.getByRole('button', { name: 'Send again' }).click()
  await dialog().getByRole('button', { name: 'Send again' }).click()
  await eventually(async () => succeeded() === 2, 'the event a second time')
  expect(performance.now() - startedMs).toBeLessThan(3 * 60_000)
  await open('Transfers')
  await page.getByLabel('Search').fill('nobody')
  await page.getByLabel('Search').press('Enter')
  await page.getByText('No transfer matches.').waitFor()
  expect(page.url()).toContain('find=nobody')
  await page.getByRole('button', { name: 'Save view' }).click()
  await dialog().getByLabel('Name of the view').fill('Nobody')
  await dialog().getByLabel('Share with everybody').check()
  await dialog().getByRole('button', { name: 'Save' }).click()
  const view = page.getByRole('link', { name: 'Nobody · team' })
  await view.waitFor()
  await page.getByRole('button', { name: 'Remove view' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: /5 USDC/ }).waitFor()
  await inspect('transfers')
  await view.click()
  await page.getByText('No transfer matches.').waitFor()
  expect(page.url()).toContain('find=nobody')
  await page.getByRole('button', { name: 'Remove view' }).click()
  await dialog().getByRole('button', { name: 'Remove view' }).click()
  await view.waitFor({ state: 'detached' })
  await page.goto(at('/transfers'))
  await open('Overview')
  await page.getByRole('row', { name: /Binance.*Up.*100%/ }).waitFor()
  await inspect('overview')
})

const control = (path: string, body: object) =>
  fetch(`${rialto.sandbox}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('a withdrawal not sent for a day appears in the review queue, which does not end it while the institution may still send it', async () => {
  const caller = { api: rialto.api, client: { id: demoClient.id, secret } }
  const account = await connectBinance(caller)
  // These decimals stay pending at the institution.
  const executed = await execute(
    caller,
    account,
    await previewDeposit(caller, account, { address: freshAddress(), amount: 6.202 }),
  )
  await control('clock/advance', { ms: 25 * 60 * 60_000 })
  await page.getByText('1 transfer needs attention').waitFor()
  await inspect('overview-stuck')
  await page.getByRole('link', { name: 'Open the review queue' }).click()
  await heading('Review queue')
  await page.getByText('The institution accepted it and has not sent it.').waitFor()
  await inspect('queue')
  await page.getByRole('button', { name: 'Declare as not sent' }).click()
  await dialog().getByText('the user has paid twice').waitFor()
  await dialog().getByLabel('Evidence').fill('Ticket 1042: confirmed by their support')
  await dialog().getByLabel('Amount of the transfer again').fill('6.202')
  await inspect('queue-dialog')
  await dialog().getByRole('button', { name: 'Declare as not sent' }).click()
  await dialog().getByText('The institution has this withdrawal under way.').waitFor()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Check now' }).click()
  await page.getByText('Checked just now: nothing has changed.').waitFor()
  await page.goto(at(`/transfers/${executed.executeTransferResult.transferId}`))
  await heading(/Overdue/)
  await page.getByText('Checked again at the request of a person.').first().waitFor()
})

test('a change that needs a second member waits under Approvals, where who requested it can only withdraw it', async () => {
  await open('Approvals')
  await page.getByRole('button', { name: 'What needs approval' }).click()
  await page.getByLabel('Erasing a user').check()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await dialog().waitFor({ state: 'hidden' })
  await open('Users')
  await page.getByLabel('Your user ID').fill('crash-test')
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('button', { name: 'Erase' }).click()
  await dialog().getByRole('button', { name: 'Request approval' }).click()
  await dialog().getByText('Another member has three days').waitFor()
  await inspect('approval-requested')
  await dialog().getByRole('button', { name: 'Close' }).click()
  await open('Approvals')
  await page.getByText('Another member has to approve it.').waitFor()
  await inspect('approvals')
  expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await dialog().getByRole('button', { name: 'Withdraw request' }).click()
  await page.getByText('No change waits.').waitFor()
})

test('an owner has addresses on a sanctions list blocked, and sees the match', async () => {
  await open('Screening')
  await page.getByRole('button', { name: 'Change screening' }).click()
  await dialog().getByLabel('Block.').check()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await dialog().waitFor({ state: 'hidden' })
  const caller = { api: rialto.api, client: { id: demoClient.id, secret } }
  const account = await connectBinance(caller)
  const listed = '0xbad0000000000000000000000000000000000001'
  await expect(previewDeposit(caller, account, { address: listed, amount: 5 })).rejects.toThrow(
    'unavailableForLegalReasons',
  )
  await page.reload()
  await page.getByText('Blocked').first().waitFor()
  await page.getByText(listed).waitFor()
  await inspect('screening')
})

test('a Link session is replayed request by request, and a connection is ended', async () => {
  await open('Link sessions')
  await page
    .getByRole('row', { name: /crash-test.*Account connected/ })
    .first()
    .waitFor()
  await inspect('link-sessions')
  await page.locator('tbody a').first().click()
  await heading(/Link session/)
  await page.getByText('Link opened').waitFor()
  await page.getByText('API key sent: Binance').waitFor()
  await inspect('link-session')
  await open('Request log')
  await page
    .getByRole('row', { name: /200.*createLinkToken.*Integration API/ })
    .first()
    .waitFor()
  await page
    .getByRole('row', { name: /451.*previewTransfer/ })
    .first()
    .waitFor()
  await inspect('requests')
  await open('Link sessions')
  await page.getByRole('link', { name: 'crash-test' }).first().click()
  await page.getByRole('button', { name: 'Erase' }).waitFor()
  await inspect('users')
  await open('Connections')
  const connection = page.getByRole('row', { name: /Binance.*crash-test.*Active/ })
  await connection.waitFor()
  await inspect('connections')
  await connection.getByRole('button', { name: 'End' }).click()
  await dialog().getByRole('button', { name: 'End connection' }).click()
  await page.getByText('Accounts appear here').waitFor()
})

let recoveryCode: string

test('settings, members, sessions and the log of every change have their pages', async () => {
  await open('Access')
  await page.getByRole('button', { name: 'Change origins' }).click()
  await page.getByRole('textbox', { name: 'Origins' }).fill('https://shop.example\nnot an origin')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await dialog().getByText('must be an origin').waitFor()
  await page.getByRole('textbox', { name: 'Origins' }).fill('https://shop.example')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await page.getByRole('listitem').getByText('https://shop.example').waitFor()
  await inspect('access')
  await open('Link configurations')
  await page.getByRole('button', { name: 'Add configuration' }).click()
  await dialog().getByLabel('Name').fill('Deposits in euros')
  await dialog().getByLabel('Transfers').check()
  await dialog().getByLabel('Currency of values').fill('eur')
  await dialog().getByLabel('Accent color, light theme').fill('#ffff00')
  await dialog().getByLabel('Accent color, dark theme').fill('#8ab0ff')
  await dialog().getByRole('button', { name: 'Add' }).click()
  await dialog()
    .getByText(/contrast/)
    .last()
    .waitFor()
  await dialog().getByLabel('Accent color, light theme').fill('#1d4fc4')
  await dialog().getByRole('button', { name: 'Add' }).click()
  await page.getByRole('row', { name: /Deposits in euros.*Transfers/ }).waitFor()
  await page.getByRole('button', { name: 'Change' }).click()
  await dialog().getByRole('button', { name: 'Show preview' }).click()
  const previewed = dialog().frameLocator('iframe')
  await previewed.getByRole('heading', { level: 1 }).waitFor()
  await dialog().getByLabel('Accent color, light theme').fill('#8a1c1c')
  await dialog().getByLabel('Accent color, dark theme').fill('#ffb4b4')
  const accent = () =>
    previewed.locator('html').evaluate(root => getComputedStyle(root).getPropertyValue('--r-accent').trim())
  await expect.poll(accent).toMatch(/#8a1c1c|#ffb4b4/)
  await dialog().getByLabel('Corner radius').fill('4')
  await dialog().getByLabel('Font').selectOption('Serif')
  const radius = () =>
    previewed.locator('html').evaluate(root => getComputedStyle(root).getPropertyValue('--r-radius').trim())
  await expect.poll(radius).toBe('4px')
  await expect.poll(() => previewed.locator('html').getAttribute('data-font')).toBe('serif')
  await inspect('link-configuration-preview')
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await inspect('link-configurations')
  await open('Sub-clients')
  await page.getByRole('button', { name: 'Add sub-client' }).click()
  await dialog().getByLabel('Name in Link').fill('Pier Bakery')
  await dialog().getByLabel('Registered name').fill('Pier Bakery Ltd')
  await dialog().getByLabel('Callback URLs').fill('https://pier.example/done')
  await dialog().getByRole('button', { name: 'Add' }).click()
  await page.getByRole('button', { name: 'Logo' }).click()
  await page
    .locator('dialog[open] input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png() })
  await dialog().getByRole('button', { name: 'Upload' }).click()
  await page.getByRole('button', { name: 'Remove logo' }).waitFor()
  await page.getByRole('button', { name: 'Preview' }).click()
  await dialog().getByRole('button', { name: 'Open Link' }).click()
  await previewed.getByText('Pier Bakery').first().waitFor()
  await dialog().getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Change' }).click()
  await dialog().getByRole('button', { name: 'Show preview' }).click()
  await previewed.getByText('Pier Bakery').first().waitFor()
  await dialog().getByLabel('Name in Link').fill('Quay Bakery')
  await previewed.getByText('Quay Bakery').first().waitFor()
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  await inspect('sub-clients')
  await open('Bridging routes')
  await page.getByRole('button', { name: 'Next page' }).click()
  await page.getByRole('button', { name: 'First page' }).waitFor()
  await page.getByLabel('Search').fill('usdc on base sepolia to')
  await page.getByLabel('Search').press('Enter')
  const route = page.getByRole('row', { name: /USDC on Base Sepolia to/ }).first()
  await route.getByRole('button', { name: 'Minimum' }).click()
  await dialog().getByLabel('Minimum amount').fill('7.5')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await page.getByText('7.5 USDC').first().waitFor()
  await page.getByRole('button', { name: 'Change rule' }).click()
  await dialog().getByLabel('Hold.').check()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await page.getByText('It waits in the review queue, where you decide.').first().waitFor()
  await dialog().waitFor({ state: 'hidden' })
  await inspect('bridging-routes')
  await open('Backup mode')
  await page.getByText('Not published', { exact: true }).waitFor()
  await page.getByLabel('Token and network').selectOption({ label: 'USDC · Base Sepolia' })
  await page.getByLabel('Deposit address').fill('0x0077777d7EBA4688BDeF3E311b846F25870A19B9')
  await page.getByRole('button', { name: 'Add destination' }).click()
  await page.getByText('1 destination', { exact: true }).waitFor()
  await page.getByText('"address": "0x0077777d7EBA4688BDeF3E311b846F25870A19B9"').waitFor()
  await inspect('backup-mode')
  await open('Members')
  await page.getByRole('button', { name: 'Invite member' }).click()
  await page.getByLabel('Email address').fill('alex@example.com')
  await dialog().getByRole('button', { name: 'Create invitation' }).click()
  await dialog()
    .getByText(/dashboard\/invitation#/)
    .waitFor()
  await dialog().getByRole('button', { name: 'Close' }).click()
  await page.getByRole('row', { name: /alex@example.com.*Developer/ }).waitFor()
  await inspect('members')
  await open('Management keys')
  await page.getByRole('button', { name: 'Create management key' }).click()
  await page.getByLabel('Label').fill('back office')
  await dialog().getByRole('button', { name: 'Create' }).click()
  const clientSecret = await dialog().getByLabel('account management key', { exact: true }).innerText()
  await dialog().getByRole('button', { name: 'Close' }).click()
  await inspect('management-keys')
  const token = await fetch(`${rialto.api}/admin/api/v1/Token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: demoClient.id, clientSecret }),
  })
  expect(token.status).toBe(200)
  await open('Your account')
  await page.getByText('This session').waitFor()
  await page.getByRole('button', { name: 'Create recovery codes' }).click()
  await dialog().getByRole('button', { name: 'Create codes' }).click()
  recoveryCode = await dialog().getByRole('listitem').first().innerText()
  await inspect('recovery-codes')
  await dialog().getByRole('button', { name: 'Close' }).click()
  await page.getByText('10 of 10 left').waitFor()
  await inspect('account')
  await open('Audit log')
  for (const change of ['Member invited', 'Allowed origins replaced', 'Webhook events sent again', 'API key created'])
    await page.getByRole('row', { name: new RegExp(`${change}.*${email}`) }).waitFor()
  await inspect('audit-log')
})

/** Link as a user opens it, with a destination on Base Sepolia. */
const orderLink = async () => {
  const response = await fetch(`${rialto.api}/api/v1/linktoken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client-id': demoClient.id, 'x-client-secret': secret },
    body: JSON.stringify({
      userId: 'fee-payer',
      transferOptions: { toAddresses: [{ networkId: baseSepolia, symbol: 'USDC', address: freshAddress() }] },
    }),
  })
  return { status: response.status, body: (await response.json()) as { message?: string } }
}

test('fees, minimums, networks and retention are changed, hold from the next Link token on, and are in the log', async () => {
  await open('Fees and minimums')
  await page.getByRole('button', { name: 'Change fee and minimum' }).click()
  await dialog().getByLabel('Your fee, in percent').fill('2.5')
  await dialog().getByLabel('Out of the amount').check()
  await dialog().getByLabel('Least amount that arrives, in USD').fill('6')
  await dialog().getByText('The same call with the API').click()
  await dialog().getByText('"clientFee":0.025').waitFor()
  await dialog().getByRole('button', { name: 'Save' }).click()
  await page.getByText('$6.00').waitFor()
  await page.getByRole('button', { name: 'Change limits' }).click()
  await dialog().getByLabel('At most per transfer, in SOL').fill('0.0025')
  await dialog().getByLabel('At most in 24 hours, in SOL').fill('0.001')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await dialog().getByText('must not be below').waitFor()
  await dialog().getByLabel('At most in 24 hours, in SOL').fill('0.5')
  await inspect('sponsorship-dialog')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await page.getByText('0.5 SOL').waitFor()
  await inspect('fees')
  await open('Networks')
  await page.getByText('Every network is offered, also those that are added later.', { exact: true }).waitFor()
  expect((await orderLink()).status).toBe(200)
  await page.getByRole('button', { name: 'Change networks' }).click()
  await dialog().getByLabel('Base Sepolia').uncheck()
  await inspect('networks-dialog')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await page.getByRole('row', { name: /Base Sepolia.*Not offered/ }).waitFor()
  expect((await orderLink()).body.message).toContain('toAddresses[0].networkId')
  await page.getByRole('button', { name: 'Change order' }).click()
  await dialog().getByLabel('Order').fill('eip155:84532\neip155:11155111')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await page.getByRole('listitem').getByText('Base Sepolia').waitFor()
  await inspect('networks')
  await open('Retention')
  await page.getByRole('button', { name: 'Change retention' }).click()
  await dialog().getByLabel('Days after the transfer’s end').fill('3650')
  await dialog().getByRole('button', { name: 'Save' }).click()
  await page.getByText('3,650 days').first().waitFor()
  await inspect('retention')
  await open('Audit log')
  for (const change of [
    'Fee and minimum in Link replaced',
    'Limits of paid network fees set',
    'Offered networks replaced',
  ])
    await page
      .getByRole('row', { name: new RegExp(`${change}.*${email}`) })
      .first()
      .waitFor()
})

/** Accepts an invitation to the client as somebody new, in a browser of their own. */
const join = async (role: string, address: string): Promise<Page> => {
  await open('Members')
  await page.getByRole('button', { name: 'Invite member' }).click()
  await page.getByLabel('Email address').fill(address)
  await dialog().getByLabel(`${role}: `).check()
  await dialog().getByRole('button', { name: 'Create invitation' }).click()
  const link = await dialog()
    .getByText(/dashboard\/invitation#/)
    .innerText()
  await dialog().getByRole('button', { name: 'Close' }).click()
  const own = await browser.newContext({ viewport: sizes.desktop, reducedMotion: 'reduce' })
  const joining = await own.newPage()
  await joining.goto(link)
  await joining.getByLabel('Your name').fill('Robin Miller')
  await joining.getByLabel('Password').fill(password)
  const key = await joining.locator('.authenticator__secret').innerText()
  await joining.getByLabel('One-time code').fill(new TOTP({ secret: Secret.fromBase32(key) }).generate())
  await joining.getByRole('button', { name: 'Accept invitation' }).click()
  await joining.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
  return joining
}

/** Pages of the navigation, or those named, on which something can be changed: what changes anything is a dialog. */
const pagesWithChanges = async (of: Page, named?: readonly string[]): Promise<string[]> => {
  const links = of.getByRole('navigation').getByRole('link')
  const found: string[] = []
  for (const name of named ?? (await links.allInnerTexts())) {
    await of.getByRole('navigation').getByRole('link', { name, exact: true }).click()
    await of.getByRole('heading', { level: 1, name, exact: true }).waitFor()
    await of.locator('.skeleton').first().waitFor({ state: 'hidden' })
    if ((await of.locator('main dialog').count()) > 0) found.push(name)
  }
  return found
}

test('a read-only member reads every page and can change only their own settings', async () => {
  const reader = await join('Read-only', 'robin@example.com')
  await reader.getByText('Read-only', { exact: true }).waitFor()
  expect(await pagesWithChanges(reader)).toEqual(['Your account'])
  const ofOwner = ['API keys', 'Webhooks', 'Access', 'Link configurations', 'Sub-clients', 'Members', 'Sandbox']
  expect(await pagesWithChanges(page, ofOwner)).toEqual(ofOwner)
  await reader.context().close()
})

test('an operator takes an institution down in the sandbox, makes a request fail, and resets both', async () => {
  await open('Sandbox')
  await page.getByRole('row', { name: /Mesh2.*Empty: connects/ }).waitFor()
  const kraken = page.getByRole('row', { name: /^kraken api/ })
  await kraken.getByRole('button', { name: 'Take down' }).click()
  await dialog().getByRole('button', { name: 'Take down' }).click()
  await kraken.getByText('Down', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Add fault' }).click()
  await dialog().getByLabel('Institution').selectOption('api.kraken.com')
  await dialog().getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('listitem').getByText('api.kraken.com').waitFor()
  await inspect('sandbox')
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await dialog().getByRole('button', { name: 'Reset the sandbox' }).click()
  await kraken.getByText('Up', { exact: true }).waitFor()
  await page.getByText('No request fails on purpose.').waitFor()
  await dialog().waitFor({ state: 'hidden' })
})

test('every page and a transfer are found from the keyboard alone', async () => {
  await page.keyboard.press('Control+k')
  const search = page.getByRole('combobox', { name: 'Find a page or transfer' })
  await search.fill('request log')
  await page.getByRole('option', { name: 'Request log', selected: true }).waitFor()
  await inspect('palette')
  await search.press('Enter')
  await heading('Request log')
  await page.keyboard.press('Control+k')
  await search.fill('webhooks')
  await search.press('ArrowDown')
  await page.getByRole('option', { name: 'Find transfers: webhooks', selected: true }).waitFor()
  await search.fill('order:nothing')
  await search.press('Enter')
  await page.getByText('No transfer matches.').waitFor()
  expect(page.url()).toContain('find=order%3Anothing')
  await page.keyboard.press('Control+k')
  await search.press('Escape')
  await dialog().waitFor({ state: 'hidden' })
})

test('a page shows its shape until its data is there, and why it is not there with a way to try again', async () => {
  let answer = () => {}
  const held = new Promise<void>(resolve => (answer = resolve))
  const refusal = { errorType: 'permissionDenied', message: 'This needs the role owner.' }
  let calls = 0
  await page.route('**/admin/api/v1/ManagementKeys', async route => {
    calls += 1
    if (calls > 1) return route.continue()
    await held
    return route.fulfill({ status: 403, json: refusal })
  })
  await page.goto(at('/management-keys'))
  await page.getByRole('status', { name: 'Loading' }).waitFor()
  await inspect('loading')
  answer()
  await page.getByText(refusal.message).waitFor()
  await page.locator('.skeleton').waitFor({ state: 'hidden' })
  await inspect('problem')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('row', { name: /back office/ }).waitFor()
})

test('CSRF and clickjacking are refused: a page of another origin in a member’s browser changes nothing and frames no page', async () => {
  const other = await context.newPage()
  const site = 'http://127.0.0.1:9'
  await other.route(`${site}/**`, route => route.fulfill({ contentType: 'text/html', body: '<h1>Prizes</h1>' }))
  await other.goto(site)
  const frame = (src: string) => document.body.append(Object.assign(document.createElement('iframe'), { src }))
  await other.evaluate(frame, at('/api-keys'))
  await expect.poll(() => other.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
  const submit = (action: string) => {
    const form = Object.assign(document.createElement('form'), { method: 'POST', action })
    document.body.append(form)
    setTimeout(() => form.submit())
  }
  await other.evaluate(submit, `${rialto.api}/admin/api/v1/RecoveryCodes`)
  // Another port is the same site: the browser sends the cookie, and without it the answer would be empty.
  await other.getByText('The request must come from a page of this server.').waitFor()
  await other.close()
})

/** What a page says in plain letters, of what its texts show; and how much wider than the window it is. */
const readPseudo = (other: Page) =>
  other.evaluate(async () => {
    // Texts in the browser's own font, until that of the page has come, may be wider.
    await document.fonts.ready
    const parts =
      'h1, h2, h3, th, dt, legend, summary, button, label, nav a, .r-badge, .page__intro, .empty, .r-field__help'
    const own = (element: Element) => (element.querySelector('select, [lang], code') ? '' : (element.textContent ?? ''))
    const named = (element: Element) => ['aria-label', 'placeholder'].map(name => element.getAttribute(name) ?? '')
    const texts = [
      ...[...document.querySelectorAll(parts)].map(own),
      ...[...document.querySelectorAll('[aria-label], [placeholder]')].flatMap(named),
    ]
    const plain = texts.filter(text => /[a-z]{2}/i.test(text) && !text.includes('\u00b7'))
    return { plain: [...new Set(plain)], overflow: document.documentElement.scrollWidth - window.innerWidth }
  })

/** Names and examples, which no language changes. */
const isData = (text: string): boolean =>
  /^(Rialto|Ctrl K|Binance|Coinbase|Kraken|USDC|EUR|de|12|[\w ]*(Sepolia|Devnet|Testnet|Nile)|#\w+|eip155:\d+|crash-test|ledger|shop server.*|http\S*)$/.test(
    text.trim(),
  )

/** Every page of the navigation on a phone: texts in plain letters, and what is wider than the window. */
const findFaults = async (tag: string): Promise<unknown[]> => {
  const storageState = await context.storageState()
  const phone = await browser.newContext({ viewport: sizes.phone, reducedMotion: 'reduce', storageState })
  const other = await phone.newPage()
  await other.addInitScript(value => localStorage.setItem('rialto-dashboard-language', value), tag)
  await other.goto(at(''))
  const links = other.locator('nav .rail__link')
  await links.first().waitFor({ state: 'attached' })
  const paths = await links.evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(18)
  const faults: unknown[] = []
  const heading = (kind = '') => other.locator(`main h1${kind}`, tag === 'en-XA' ? { hasText: '\u00b7' } : {})
  await heading().waitFor()
  for (const [index, path] of paths.entries()) {
    // The first page is open. The others are opened by their links, which need no menu here: to load each page anew
    // takes several times the CPU.
    if (index > 0) {
      await heading().evaluate(one => one.setAttribute('data-left', ''))
      await links.nth(index).evaluate(link => (link as HTMLElement).click())
    }
    await heading(':not([data-left])').waitFor()
    await other.locator('.skeleton').first().waitFor({ state: 'detached' })
    const { plain, overflow } = await readPseudo(other)
    const unknown = tag === 'en-XA' ? plain.filter(text => !isData(text)) : []
    if (unknown.length > 0 || overflow > 0) faults.push({ path: path.slice(-30), unknown, overflow })
    const name = path.slice(at('').length - rialto.api.length).replace('/', '') || 'overview'
    if (shots !== undefined) await other.screenshot({ path: `${shots}/${tag}-${name}.png`, fullPage: true })
  }
  await phone.close()
  return faults
}

test('on a phone every page is translated and fits, in a language whose texts are a third longer', async () => {
  for (const tag of shots === undefined ? ['en-XA'] : ['en-XA', 'de', 'fr'])
    expect({ tag, faults: await findFaults(tag) }).toEqual({ tag, faults: [] })
})

test('another browser shows the sign-in, continues to the requested page after it, and no page can be framed', async () => {
  const stranger = await browser.newContext()
  const other = await stranger.newPage()
  await other.goto(at('/api-keys'))
  await other.getByRole('heading', { name: 'Sign in' }).waitFor()
  await other.getByLabel('Email address').fill(email)
  await other.getByLabel('Password').fill(password)
  // The one that the invitation was accepted with is used up.
  await other.getByLabel('One-time code').fill(authenticator.generate({ timestamp: Date.now() + 30_000 }))
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await other.getByRole('heading', { name: 'API keys' }).waitFor()
  await stranger.close()
  const response = await fetch(at('/api-keys'))
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await inspect('sign-in')
  await page.goto(at('/api-keys'))
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
})

test('a recovery code signs in without the app, and then a passkey without a password', async () => {
  const stranger = await browser.newContext({ viewport: sizes.desktop, reducedMotion: 'reduce' })
  const other = await stranger.newPage()
  const devices = await stranger.newCDPSession(other)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  // Browsers take no IP address for a passkey.
  const path = (name: string) => at(name).replace('127.0.0.1', 'localhost')
  await other.goto(path('/sessions'))
  await other.getByRole('button', { name: 'Use a recovery code' }).click()
  await other.getByLabel('Email address').fill(email)
  await other.getByLabel('Password').fill(password)
  await other.getByLabel('Recovery code').fill(recoveryCode)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await other.getByText('9 of 10 left').waitFor()
  await other.getByLabel('Name of the new passkey').fill('Work laptop')
  await other.getByRole('button', { name: 'Add passkey' }).click()
  const row = other.getByRole('row', { name: /Work laptop.*Never/ })
  await row.waitFor()
  await row.getByRole('button', { name: 'Rename' }).click()
  await other.getByRole('dialog').getByLabel('Name').fill('Desk')
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await other.getByRole('row', { name: /Desk.*Never/ }).waitFor()
  await other.getByRole('button', { name: 'Sign out' }).click()
  await other.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await other.getByRole('heading', { name: 'Overview' }).waitFor()
  await other.goto(path('/sessions'))
  const used = other.getByRole('row', { name: /Desk/ }).filter({ hasNotText: 'Never' })
  await used.getByRole('button', { name: 'Remove' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click()
  await other.getByText('No passkey yet.').waitFor()
  await other.getByRole('button', { name: 'Sign out' }).click()
  await other.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await other.getByText('This passkey is not known here').waitFor()
  await stranger.close()
})
