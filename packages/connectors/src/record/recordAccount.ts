import { generateKeyPairSync, randomBytes, randomInt } from 'node:crypto'

import { compare } from '@rialto/catalog'
import type {
  Clock,
  Connector,
  ConnectorDescriptor,
  Credentials,
  Environment,
  Holding,
  UpstreamTransfer,
} from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Egress } from '@rialto/egress'

import type { ConnectorEntry, OAuthClient, PortCall } from '../kit/connectorEntry.ts'
import {
  type RecordedExchange,
  type RecordedStep,
  type Recording,
  nameOf,
  outcomeOf,
  replayRecording,
} from './recording.ts'
import { createScrubber } from './scrub.ts'

interface RecordOptions {
  entry: ConnectorEntry
  egress: Egress
  clock: Clock
  environment: Environment
  oauth: OAuthClient
  /** The user's own credentials. */
  credentials: Credentials
  /** Symbol for reading networks and the deposit address. Default: the first coin held. */
  symbol?: string | undefined
}

export interface Recorded {
  recording: Recording
  /** Words of the institution that were not replaced: to be looked over before the file is shared. */
  keptWords: readonly string[]
  /**
   * Steps whose scrubbed replies give other results than the real ones, with the forms of both outcomes. Empty if all results agree.
   */
  differences: readonly string[]
}

/** An egress client that records its exchanges until they are taken. */
const keepExchanges = (egress: Egress) => {
  let kept: RecordedExchange[] = []
  const request: Egress['request'] = async requested => {
    const reply = await egress.request(requested)
    kept.push({ request: nameOf(requested), status: reply.status, text: reply.text })
    return reply
  }
  const fetch: Egress['fetch'] = async (url, init) => {
    const reply = await egress.fetch(url, init)
    const text = await reply.clone().text()
    kept.push({
      request: nameOf({ method: init?.method === 'POST' ? 'POST' : 'GET', url: String(url) }),
      status: reply.status,
      text,
    })
    return reply
  }
  const take = () => {
    const taken = kept
    kept = []
    return taken
  }
  return { egress: { request, fetch, close: () => egress.close() }, take }
}

const heldSymbol = (holdings: readonly Holding[]): string =>
  holdings.find(
    ({ available, assetType, isOtherCoin }) =>
      assetType === undefined && isOtherCoin !== true && compare(available, '0') > 0,
  )?.symbol ?? 'USDC'

/** The look-up that follows an unknown outcome, for a withdrawal that the account made once. */
const searchFor = ({ type, upstreamId, symbol, networkId, toAddress, tag, amount, createdAtMs }: UpstreamTransfer) =>
  type === 'deposit' || networkId === undefined || toAddress === undefined
    ? []
    : [
        {
          upstreamId,
          sinceMs: createdAtMs - 60_000,
          order: { reference: '0'.repeat(32), symbol, networkId, address: toAddress, amount, ...defined({ tag }) },
        },
      ]

type Recorder = <T>(call: PortCall, args: readonly unknown[], run: () => Promise<T>) => Promise<T | undefined>

/** Reads the history, and one of its transfers by each supported search. */
const readTransfers = async (
  { withdraw, history }: Connector,
  credentials: RecordOptions['credentials'],
  record: Recorder,
): Promise<void> => {
  if (!history) return
  const count = 25
  const page = await record('history.list', [{ count }], () => history.list(credentials, { count }))
  const transfers = page?.transfers ?? []
  for (const { upstreamId: id, symbol } of transfers.slice(0, 1))
    await record('history.find', [{ id, symbol }], () => history.find(credentials, { id, symbol }))
  for (const search of transfers.flatMap(searchFor).slice(0, 1))
    await record('withdraw.find', [search], () => withdraw.find(credentials, search))
}

/** Every read of the port, in the order of a session. No call that sends, trades or changes the account. */
const readAccount = async (connector: Connector, options: RecordOptions, take: () => RecordedExchange[]) => {
  const { credentials, clock } = options
  const { read, withdraw } = connector
  const steps: RecordedStep[] = []
  const record: Recorder = async (call, args, run) => {
    const { value, outcome } = await outcomeOf(run)
    steps.push({ call, args, exchanges: take(), outcome })
    return value
  }
  await record('read.balances', [], () => read.balances(credentials))
  const holdings = await record('read.holdings', [], () => read.holdings(credentials))
  const { identity } = read
  if (identity) await record('read.identity', [], () => identity(credentials))
  const symbol = options.symbol ?? heldSymbol(holdings ?? [])
  const terms = await record('withdraw.terms', [symbol], () => withdraw.terms(credentials, symbol))
  const networkId = terms?.find(({ enabled }) => enabled)?.networkId
  const at = networkId === undefined ? [] : [{ symbol, networkId }]
  for (const input of at) await record('read.depositAddress', [input], () => read.depositAddress(credentials, input))
  await readTransfers(connector, credentials, record)
  return { steps, atMs: clock.nowMs() }
}

const base = Date.UTC(2026, 0, 5)
const month = 30 * 86_400_000

const secretsOf = (credentials: Credentials): string[] =>
  Object.values(credentials)
    .flatMap(value => (typeof value === 'string' ? [value] : []))
    .filter(value => value !== credentials.kind)

/** A private key has to be one for requests to be signed with it. */
const isPem = (secret: string): boolean => secret.includes('PRIVATE KEY')
const otherKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/** Letters for letters and digits for digits, so that it has the length and the alphabet that requests are signed with. */
const placeholder = (secret: string): string =>
  isPem(secret) ? otherKey() : secret.replace(/[a-z]/g, 'a').replace(/[A-Z]/g, 'A').replace(/[0-9]/g, '1')

const withPlaceholders = (credentials: Credentials): Credentials => {
  if (credentials.kind === 'apiKey') {
    const { key, secret, passphrase } = credentials
    return {
      kind: 'apiKey',
      key: placeholder(key),
      secret: placeholder(secret),
      ...defined({ passphrase: passphrase && placeholder(passphrase) }),
    }
  }
  if (credentials.kind === 'oAuth') return { kind: 'oAuth', accessToken: 'a'.repeat(32), scopes: credentials.scopes }
  throw new Error('Only accounts at institutions are recorded.')
}

/** A value's form, which scrubbing keeps: its names, the number of each, and the known words that it contains. */
const formOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(formOf)
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  const ours = new Set(['type', 'status', 'kind', 'symbol', 'networkId', 'enabled'])
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, ours.has(name) ? inner : formOf(inner)]),
  )
}

const listOf = (text: string): unknown[] => {
  const parsed: unknown = JSON.parse(text)
  return Array.isArray(parsed) ? parsed : []
}

/** Names of networks at the exchange and in the catalog, which identify no account. */
const networkNames = ({ networks }: Pick<ConnectorDescriptor, 'networks'>): string[] =>
  networks.flatMap(({ networkId, upstreamId, otherIds = [] }) => [networkId, upstreamId, ...otherIds])

const scrubSteps = (raw: readonly RecordedStep[], atMs: number, { entry, environment, credentials }: RecordOptions) => {
  // Within a month of the replacement's date, so that the shifted times stay inside the institution's windows.
  const shiftMs = Math.round((base - atMs) / 1_000) * 1_000 + randomInt(month / 1_000) * 1_000
  const scrubber = createScrubber({
    secrets: secretsOf(credentials),
    vocabulary: [...networkNames(entry.describe(environment)), ...(entry.words ?? [])],
    seed: randomBytes(16).toString('hex'),
    shiftMs,
    factor: 11 + randomInt(80),
  })
  const bodies = raw.map(step => ({
    ...step,
    args: scrubber.json(JSON.stringify(step.args)),
    exchanges: step.exchanges.map(exchange => ({ ...exchange, text: scrubber.json(exchange.text) })),
  }))
  const steps = bodies.map(({ call, args, exchanges }) => ({
    call,
    args: listOf(scrubber.seal(args)),
    exchanges: exchanges.map(({ request, status, text }) => ({
      request: scrubber.seal(scrubber.path(request)),
      status,
      text: scrubber.seal(text),
    })),
  }))
  return { steps, shiftMs, keptWords: scrubber.kept() }
}

/**
 * Reads an account once, and returns the institution's scrubbed replies with the connector's results. Replays the
 * scrubbed replies immediately: a result that differs from the original one is reported as a difference.
 *
 * @throws Error when a credential cannot be removed from a reply
 */
export const recordAccount = async (options: RecordOptions): Promise<Recorded> => {
  const { entry, clock, environment, oauth, credentials } = options
  const kept = keepExchanges(options.egress)
  const connector = (await entry.load())({ egress: kept.egress, clock, environment, oauth })
  const { steps: raw, atMs } = await readAccount(connector, options, kept.take)
  const { steps, shiftMs, keptWords } = scrubSteps(raw, atMs, options)
  const scrubbed = {
    type: entry.describe(environment).type,
    environment,
    atMs: atMs + shiftMs,
    credentials: withPlaceholders(credentials),
  }
  const replayed = await replayRecording(entry, { ...scrubbed, steps })
  const recorded = steps.map((step, index) => ({ ...step, outcome: replayed[index]?.outcome ?? { error: 'none' } }))
  const differences = raw.flatMap(({ call, outcome }, index) => {
    const [real, made] = [outcome, recorded[index]?.outcome].map(one => JSON.stringify(formOf(one)))
    return real === made ? [] : [`${call}: ${real} reads as ${made}`]
  })
  return { recording: { ...scrubbed, steps: recorded }, keptWords, differences }
}
