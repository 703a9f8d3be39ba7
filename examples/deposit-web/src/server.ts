import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { type Accounts, createAccounts, readAccounts, visitorOf } from './accounts.ts'
import type { MerchantConfig } from './config.ts'
import { createLedger, type Ledger, type MerchantState } from './ledger.ts'
import { createLinkToken, listTiles, readTransfer, RialtoError } from './rialtoApi.ts'
import { serveFile } from './serveFile.ts'
import { verifyWebhook } from './verifyWebhook.ts'

/**
 * Server-sent events: the whole state at first and after every change, so that no update can be missed. It is small.
 */
function streamState(ledger: Ledger, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  const send = (state: MerchantState): void => void response.write(`data: ${JSON.stringify(state)}\n\n`)
  send(ledger.state())
  request.once('close', ledger.subscribe(send))
}

/** The body's bytes, or undefined past the limit. */
async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    // Beyond the limit the rest is read and dropped, so that the answer still reaches the sender.
    if (size <= limit) chunks.push(chunk)
  }
  return size <= limit ? Buffer.concat(chunks) : undefined
}

export type { MerchantConfig } from './config.ts'

export type Merchant = {
  origin: string
  /** Register this address with Rialto. */
  webhookUrl: string
  /** For a secret that is known only after `webhookUrl` was registered. */
  setWebhookSecret: (secret: string) => void
  stop: () => Promise<void>
}

type Context = { config: MerchantConfig & { userId: string }; ledger: Ledger; accounts: Accounts; now: () => number }
type Handler = (context: Context, request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void

const ROUTES: Record<string, Handler> = {
  'POST /api/deposit': deposit,
  'GET /api/tiles': tiles,
  'GET /api/accounts': ({ accounts }, request, response) =>
    json(response, 200, namesOf(accounts, visitorOf(request, response))),
  'POST /api/accounts': keepAccounts,
  'POST /webhooks/rialto': receiveWebhook,
  'GET /api/state': ({ ledger }, _request, response) => json(response, 200, ledger.state()),
  'GET /api/events': ({ ledger }, request, response) => streamState(ledger, request, response),
  'GET /api/transfer': transfer,
}

/** Rejects when the port is taken. */
const listen = (server: Server, { port, host }: Pick<MerchantConfig, 'port' | 'host'>): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })

/** Starts the merchant on its own origin. Rejects when the port is taken. */
export async function startMerchant(options: MerchantConfig): Promise<Merchant> {
  const config = { userId: 'harbor-demo-customer', ...options }
  const { userId, symbol = 'USDC', depositUsd = 50, now = Date.now } = config
  const context: Context = {
    config,
    ledger: createLedger({ userId, symbol, depositUsd }),
    accounts: createAccounts(),
    now,
  }
  const server = createServer((request, response) => void answer(context, request, response))
  await listen(server, config)
  const { port } = server.address() as AddressInfo
  const origin = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`
  return {
    origin,
    webhookUrl: `${origin}/webhooks/rialto`,
    setWebhookSecret: secret => {
      config.webhookSecret = secret
    },
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer(context: Context, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const url = new URL(request.url ?? '/', 'http://merchant.invalid')
    const handler = ROUTES[`${request.method} ${url.pathname}`]
    if (handler) await handler(context, request, response, url)
    else if (request.method === 'GET') await serveFile(url.pathname, response, context.config.linkOrigin)
    else json(response, 404, { message: 'Not found.' })
  } catch (error) {
    const message = error instanceof RialtoError ? error.message : 'Something went wrong.'
    if (response.headersSent) response.end()
    else json(response, error instanceof RialtoError ? 502 : 500, { message })
  }
}

const isOfAnotherPage = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin !== undefined && new URL(origin).host !== host

/** Maximum amount on the page, in dollars. */
const MOST_USD = 1_000

async function deposit({ config, accounts }: Context, request: IncomingMessage, response: ServerResponse) {
  if (isOfAnotherPage(request)) return refuseOthers(response)
  const { amountUsd = config.depositUsd ?? 50 } = parse((await readBody(request, 1_000)) ?? Buffer.alloc(0))
  if (typeof amountUsd !== 'number' || !(amountUsd >= 1 && amountUsd <= MOST_USD))
    return json(response, 400, { message: `Enter an amount from $1 to $${MOST_USD}.` })
  const stored = accounts.of(visitorOf(request, response))
  json(response, 200, await createLinkToken(config, amountUsd, stored))
}

/** Access tokens of the visitor's connected accounts: with them, the next deposit needs no sign-in. */
async function keepAccounts({ accounts }: Context, request: IncomingMessage, response: ServerResponse) {
  if (isOfAnotherPage(request)) return refuseOthers(response)
  const visitor = visitorOf(request, response)
  const raw = await readBody(request, 65_536)
  if (!raw) return json(response, 413, { message: 'The request body is too large.' })
  accounts.add(visitor, readAccounts(parse(raw)))
  json(response, 200, namesOf(accounts, visitor))
}

/** Without their tokens. */
const namesOf = (accounts: Accounts, visitor: string) => ({
  accounts: accounts.of(visitor).map(({ brokerName, accountName }) => ({ brokerName, accountName })),
})

const refuseOthers = (response: ServerResponse): void =>
  json(response, 403, { message: 'Requests from other origins are not allowed.' })

async function tiles({ config }: Context, _request: IncomingMessage, response: ServerResponse) {
  const linkOrigin = config.linkOrigin ?? new URL(config.rialtoUrl).origin
  json(response, 200, { linkOrigin, integrations: await listTiles(config) })
}

async function transfer({ config }: Context, _request: IncomingMessage, response: ServerResponse, url: URL) {
  const id = url.searchParams.get('id') ?? ''
  if (!/^[0-9a-f-]{36}$/i.test(id)) return json(response, 400, { message: 'id: must be a transfer ID.' })
  json(response, 200, { record: await readTransfer(config, id) })
}

async function receiveWebhook(context: Context, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { config, ledger, now } = context
  const raw = await readBody(request, 65_536)
  if (!raw) return json(response, 413, { message: 'The request body is too large.' })
  const verified = verifyWebhook(raw, request.headers, config.webhookSecret, now())
  // The first signature covers the id and time as well. The second stays the old secret's while a secret is being replaced.
  if (!verified.standard) return json(response, 401, { message: 'Invalid webhook signature.' })
  const body = parse(raw)
  if (typeof body['EventId'] !== 'string') return json(response, 400, { message: 'EventId is missing.' })
  const isNew = ledger.record({ eventId: body['EventId'], receivedAtMs: now(), verified, body })
  json(response, 200, { received: true, duplicate: !isNew })
}

function parse(raw: Buffer): Record<string, unknown> {
  try {
    return Object(JSON.parse(raw.toString('utf8'))) as Record<string, unknown>
  } catch {
    return {}
  }
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
