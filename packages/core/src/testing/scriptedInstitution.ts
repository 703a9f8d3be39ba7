import { randomUUID } from 'node:crypto'

import { add, sameAddress } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import { clockMarginMs } from '../connections/clockMarginMs.ts'
import type {
  Connected,
  Connector,
  DepositAddress,
  Holding,
  OrderIdentity,
  WithdrawalOrder,
  WithdrawalTerms,
  WithdrawOutcome,
} from '../connections/connector.ts'
import type { Credentials } from '../connections/credentials.ts'
import { ConnectorError } from '../connections/connectorError.ts'
import { scriptedOffer, scriptedOrders, type ScriptedOrders } from './scriptedOrders.ts'
import { sepolia } from './fixtures.ts'
import type { Clock } from '../kernel/ids.ts'

/** Outcome of one call to withdraw. The `…Created` ones leave a withdrawal in the ledger, the others do not. */
export const submitModes = [
  'accepted',
  'secondFactorRequired',
  'rejected',
  'refusedForNow',
  /** Created, although the response says that it was not. */
  'refusedForNowCreated',
  'rejectedCreated',
  'credentialsRejected',
  /** A read before the call failed: the call was not made. */
  'unreached',
  'feeAboveApproved',
  'unknownCreated',
  /** Created, and in the history only half a minute later. */
  'unknownCreatedSeenLate',
  'unknownNotCreated',
  'throwsCreated',
  'throwsNotCreated',
] as const
type SubmitMode = (typeof submitModes)[number]

interface LedgerEntry {
  upstreamId: string
  order: WithdrawalOrder
  status: 'pending' | 'succeeded' | 'failed'
  hash?: string
  /** Instead of the script's. */
  fee?: string
  /** It was moved inside the institution. */
  isOffChain?: true
  createdAtMs?: number
  visibleFromMs: number
}

/** The fault injector of the domain's tests: the connector port over a ledger in memory, with outcomes its test chooses. */
export interface ScriptedInstitution {
  connector: Connector
  /** Every created withdrawal. It is not idempotent: a second call creates a second one. */
  ledger: LedgerEntry[]
  /** Every call to withdraw. */
  submits: { order: WithdrawalOrder; code: string | undefined; accessToken: string }[]
  /** Outcomes of the next calls, in order; `accepted` after the last one. */
  next(...modes: SubmitMode[]): void
  /** Advances every withdrawal that has not ended. */
  settle(status: LedgerEntry['status'], hash?: string): void
  /** Its trading part, scripted separately. */
  trading: ScriptedOrders
  /** Refresh tokens it was shown. Each is good once. */
  refreshes: string[]
  script: {
    historyReadable: boolean
    /** Cost of a withdrawal according to its history. Undefined: not stated. */
    chargedFee: string | undefined
    /**
     * False: its history is matched by asset, network, address and amount, as for institutions without client
     * references.
     */
    keepsReference: boolean
    beforeSubmit: () => Promise<void> | void
    /** Runs after the history was read and before the response. */
    afterFind: () => Promise<void> | void
    refresh: (presented: string, code?: string, credentials?: Credentials) => Promise<Credentials>
    connected: Connected
    /** Thrown by sign-ins instead of `connected`. */
    refusal: ConnectorError | undefined
    holdings: Holding[]
    terms: WithdrawalTerms[]
    depositAddress: () => Promise<DepositAddress>
    revoked: Credentials[]
  }
}

export const secondFactorCode = '123456'
export const seenLateAfterMs = 30_000

export const scriptedInstitution = (clock: Clock, scheme: 'oAuth' | 'apiKey' = 'oAuth'): ScriptedInstitution => {
  const modes: SubmitMode[] = []
  const ledger: LedgerEntry[] = []
  const submits: ScriptedInstitution['submits'] = []
  const refreshes: string[] = []
  const script = defaultScript(clock)
  const trading = scriptedOrders(clock, () => script.historyReadable)

  const create = (order: WithdrawalOrder, visibleFromMs = clock.nowMs()): LedgerEntry => {
    const upstreamId = `native-${ledger.length + 1}`
    const entry: LedgerEntry = { upstreamId, order, status: 'pending', createdAtMs: clock.nowMs(), visibleFromMs }
    ledger.push(entry)
    return entry
  }

  const outcomeOf = (mode: SubmitMode, order: WithdrawalOrder, code: string | undefined): WithdrawOutcome => {
    if (mode === 'secondFactorRequired' && code !== secondFactorCode)
      return code === undefined ? { kind: mode, factor: 'totp' } : { kind: 'secondFactorRefused', factor: 'totp' }
    if (mode === 'rejected') return { kind: mode, reason: 'invalidAddress', message: 'This address is not accepted.' }
    if (mode === 'credentialsRejected')
      return { kind: 'rejected', reason: 'credentialsInvalid', message: 'Sign in again.' }
    if (mode === 'refusedForNow') return { kind: 'rejected', reason: 'rateLimited', message: 'Slow down.' }
    if (mode === 'unreached')
      return { kind: 'rejected', reason: 'refused', message: 'Not reachable.', isUnreached: true }
    if (mode === 'feeAboveApproved')
      return { kind: mode, debit: add(order.maxDebit, '1'), message: 'The fee is higher now.' }
    if (mode === 'refusedForNowCreated' || mode === 'rejectedCreated') {
      create(order)
      const reason = mode === 'rejectedCreated' ? 'insufficientFunds' : 'refused'
      return { kind: 'rejected', reason, message: 'Refused.' }
    }
    if (mode === 'throwsNotCreated') throw new Error('socket hang up')
    if (mode === 'unknownNotCreated') return { kind: 'unknown', message: 'timed out' }
    const entry = create(order, clock.nowMs() + (mode === 'unknownCreatedSeenLate' ? seenLateAfterMs : 0))
    if (mode === 'throwsCreated') throw new Error('socket hang up')
    if (mode === 'unknownCreated' || mode === 'unknownCreatedSeenLate') return { kind: 'unknown', message: 'timed out' }
    return { kind: 'accepted', upstreamId: entry.upstreamId }
  }

  const connector: Connector = {
    descriptor: descriptorOf(scheme),
    auth: authOf(script, refreshes, scheme),
    read: {
      balances: () => Promise.resolve([{ currencyCode: 'USD', cash: '10', buyingPower: '20' }]),
      holdings: () => Promise.resolve(script.holdings),
      depositAddress: () => script.depositAddress(),
    },
    withdraw: {
      terms: () => Promise.resolve(script.terms),
      async submit(credentials, order, code) {
        await script.beforeSubmit()
        submits.push({ order, code, accessToken: credentials.kind === 'oAuth' ? credentials.accessToken : '' })
        // An institution that requires a code requires it until it gets the right one.
        const mode = modes[0] ?? 'accepted'
        if (mode !== 'secondFactorRequired' || code === secondFactorCode) modes.shift()
        return outcomeOf(mode, order, code)
      },
      async find(_credentials, { order, claimed, besides, upstreamId: known, ...times }) {
        if (!script.historyReadable) throw new ConnectorError('unavailable', 'maintenance')
        const { sinceMs, untilMs = Infinity, calledAtMs = 0 } = times
        const named = ledger.find(each => each.upstreamId === known && each.visibleFromMs <= clock.nowMs())
        const alike = ledger.filter(
          each =>
            each.visibleFromMs <= clock.nowMs() &&
            besides?.includes(each.upstreamId) !== true &&
            (script.keepsReference
              ? each.order.reference === order.reference
              : claimed?.has(each.upstreamId) !== true &&
                isLike(each.order, order) &&
                (each.createdAtMs ?? sinceMs) >= sinceMs - clockMarginMs &&
                (each.createdAtMs ?? sinceMs) <= untilMs + clockMarginMs),
        )
        // As the connectors rank them.
        const ofCall = alike.filter(({ createdAtMs = 0 }) => createdAtMs <= calledAtMs + clockMarginMs)
        const among = ofCall.length > 0 && !script.keepsReference ? ofCall : alike
        const entry = named ?? among.find(each => each.status !== 'failed') ?? among[0]
        const { upstreamId, status, hash, isOffChain, createdAtMs, fee = script.chargedFee } = entry ?? {}
        await script.afterFind()
        if (upstreamId === undefined || status === undefined) return undefined
        const others = ledger.filter(
          each =>
            script.keepsReference &&
            each.order.reference === order.reference &&
            each.upstreamId !== upstreamId &&
            each.visibleFromMs <= clock.nowMs(),
        )
        const twins = others.filter(each => each.status !== 'failed')
        const failedTwins = others.filter(each => each.status === 'failed')
        const debit = [{ fee }, ...twins].reduce(
          (sum, each) => add(sum, add(order.amount, each.fee ?? script.chargedFee ?? '0')),
          '0',
        )
        return {
          upstreamId,
          status,
          upstreamStatus: `native ${status}`,
          ...defined({ hash, isOffChain, fee, createdAtMs }),
          ...(script.keepsReference ? { hasReference: true } : {}),
          ...(twins.length === 0 ? {} : { debit, twins: twins.map(each => each.upstreamId) }),
          ...(failedTwins.length === 0 ? {} : { failedTwins: failedTwins.map(each => each.upstreamId) }),
        }
      },
    },
    orders: trading.orders,
    probe: () => Promise.resolve(),
  }

  return {
    connector,
    trading,
    ledger,
    submits,
    refreshes,
    script,
    next: (...more) => void modes.push(...more),
    settle(status, hash) {
      for (const entry of ledger.filter(each => each.status === 'pending'))
        Object.assign(entry, { status }, hash === undefined ? {} : { hash })
    },
  }
}

/** Matches a withdrawal without our reference. */
const isLike = (a: OrderIdentity, b: OrderIdentity): boolean =>
  a.symbol === b.symbol &&
  a.networkId === b.networkId &&
  sameAddress(a.networkId, a.address, b.address) &&
  a.amount === b.amount

const defaultScript = (clock: Clock): ScriptedInstitution['script'] => ({
  historyReadable: true,
  chargedFee: undefined,
  keepsReference: true,
  beforeSubmit: () => undefined,
  afterFind: () => undefined,
  refresh: presented =>
    Promise.resolve({
      kind: 'oAuth',
      accessToken: `access-after-${presented}`,
      refreshToken: `${presented}+`,
      expiresAtMs: clock.nowMs() + 60 * 60_000,
      scopes: ['send'],
    }),
  connected: {
    credentials: { kind: 'oAuth', accessToken: 'access-0', refreshToken: 'refresh-0', scopes: ['send'] },
    account: { upstreamId: 'upstream-1', name: 'Main account' },
    granted: { read: true, withdraw: true, missing: [] },
  },
  refusal: undefined,
  holdings: [{ symbol: 'USDC', name: 'USD Coin', amount: '100', available: '100' }],
  terms: [{ networkId: sepolia, fee: '0.5', minimum: '1', maximum: '90', decimals: 6, enabled: true }],
  depositAddress: () => Promise.resolve({ address: '0x1111111111111111111111111111111111111111' }),
  revoked: [],
})

const authOf = (
  script: ScriptedInstitution['script'],
  refreshes: string[],
  scheme: 'oAuth' | 'apiKey',
): Connector['auth'] => {
  const signIn = async (): Promise<Connected> => {
    if (script.refusal) throw script.refusal
    return script.connected
  }
  const revoke = async (credentials: Credentials) => void script.revoked.push(credentials)
  if (scheme === 'apiKey') return { connectWithKey: signIn, revoke }
  return {
    authorizeUrl: async ({ state, codeChallenge, redirectUri }) =>
      `https://institution.example/authorize?${new URLSearchParams({ state, codeChallenge, redirectUri }).toString()}`,
    completeOAuth: signIn,
    revoke,
    async refresh(credentials, code) {
      const presented = credentials.kind === 'oAuth' ? (credentials.refreshToken ?? credentials.accessToken) : ''
      // A call with a code still belongs to the same attempt.
      const isReused = code === undefined && refreshes.includes(presented)
      refreshes.push(presented)
      if (isReused) throw new ConnectorError('credentialsInvalid', 'invalid_grant')
      return script.refresh(presented, code, credentials)
    },
  }
}

const descriptorOf = (scheme: 'oAuth' | 'apiKey'): Connector['descriptor'] => ({
  type: 'scripted',
  aliases: ['scriptedAlias'],
  integrationId: 'a1b2c3d4-0000-4000-8000-000000000001',
  name: 'Scripted Exchange',
  // Separates the records of worlds that share a database.
  institution: `scripted ${randomUUID()}`,
  scheme:
    scheme === 'oAuth'
      ? { kind: 'oAuth', scopes: ['send'], abilities: { send: 'send' } }
      : {
          kind: 'apiKey',
          fields: [
            { name: 'username', label: 'API key', help: '', pattern: '^[A-Z]{4}$', example: 'ABCD', secret: false },
            { name: 'password', label: 'API secret', help: '', pattern: '^.{4,20}$', example: '1234', secret: true },
          ],
          instructionsUrl: 'https://institution.example/help',
          permissions: ['withdraw'],
        },
  products: ['balance', 'holdings', 'transfers'],
  networks: [{ networkId: sepolia, upstreamId: 'ethereum' }],
  withdrawal: {
    reference: { field: 'idem', maxLength: 36, format: 'printable', queryable: true, deduplicates: true },
    notCreatedAfterMs: 120_000,
    secondFactors: ['totp'],
    whitelist: 'optional',
    emailConfirmation: false,
    travelRule: true,
    ceiling: { kind: 'checked' },
  },
  orders: scriptedOffer,
  hosts: ['institution.example'],
  budgets: [],
  probe: { url: 'https://institution.example/time', proof: ['now'] },
})
