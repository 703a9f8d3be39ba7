import {
  type ChainConfirmation,
  type Connector,
  ConnectorError,
  type Credentials,
  type Holding,
  type WithdrawalOrder,
  type WithdrawOutcome,
} from '@rialto/core'

import { add } from '../../packages/catalog/src/index.ts'
import { binanceVariant } from '../../packages/connectors/src/exchanges/binance/descriptor.ts'
import { binanceWithdrawErrors } from '../../packages/connectors/src/exchanges/binance/errors.ts'
import { findRule, isCertainRefusal } from '../../packages/connectors/src/kit/http/errorTable.ts'
import {
  type MatchingPolicy,
  matchWithdrawal,
  type WithdrawalRecord,
} from '../../packages/connectors/src/kit/matching/matchWithdrawal.ts'
import { rejectDebit } from '../../packages/connectors/src/kit/withdraw/rejectDebit.ts'
import { manualClock } from '../../packages/core/src/testing/manualClock.ts'
import { scriptedInstitution, secondFactorCode } from '../../packages/core/src/testing/scriptedInstitution.ts'
import type { RandomSource } from '../harness/seededRandom.ts'
import { createOrderBook, unitsOf } from './orderBook.ts'
import type { Process, Scheduler } from './scheduler.ts'
import type { SubmitMode } from './submitModes.ts'

export interface Entry {
  upstreamId: string
  account: string
  order: WithdrawalOrder
  /** Charged on top of the amount, in units. */
  fee: number
  state: 'pending' | 'sent' | 'completed' | 'failed'
  hash?: string
  createdAtMs: number
  visibleFromMs: number
  /** It was created, or went on after it had been called failed, when nobody had to expect that any more. */
  isUnexpected?: boolean
  /** It was created by a call that was answered with a documented refusal. */
  isRefused?: boolean
  /** What happens to it next, whatever else does. */
  next?: () => void
}

/** `foreign`: somebody else's. */
interface Transaction {
  state: 'waiting' | 'confirmed' | 'reverted' | 'dropped' | 'foreign'
  /** What it pays to the address, in base units. */
  units: number
  wanted: number
}

/** What becomes of a withdrawal at the institution and on the chain. */
export const fates = [
  'confirmed',
  'reverted',
  'dropped',
  'failed',
  /** Less arrives than was ordered. */
  'short',
  /** The first hash that is named is another transaction's. */
  'wrongHash',
  /** Called completed before a hash is named. */
  'unnamed',
  /** Called failed, and mined. */
  'minedAfterFailed',
  /** Called failed, and sent all the same. */
  'sentAfterFailed',
] as const
/** Where a person decides about parts: one arrives in part, and another that was called failed is sent. */
export const fatesOfParts = ['short', 'short', 'sentAfterFailed', 'minedAfterFailed', 'confirmed'] as const
export type Fate = (typeof fates)[number]

/** What follows when a block is replaced that the network counts as final. */
export const reorganizations = ['returns', 'resent', 'lost'] as const
export type Reorganization = (typeof reorganizations)[number]

interface Grant {
  access: Map<string, number>
  refresh: string
  /** Who presented it, and until when its lease on the refresh holds. */
  used: Map<string, { by: Process; leasedUntilMs: number }>
  isRevoked: boolean
}

/**
 * The account that a sign-in is to: `twin1` is a second connection to `account1`, of another user and integration type;
 * `account1~2` was connected again after a removal.
 */
export const accountOfGrant = (grant: string): string => grant.replace('twin', 'account').replace(/~.*/, '')

const requestTimeoutMs = 20_000
/** As in every preview. */
export const usualFee = '0.5'
/** Longer than what the institution is waited for. */
const takenUpAfterMs = 100 * 60_000
const accessTokenMs = 6 * 60_000
const openingBalance = unitsOf('1000')

/** As of an institution that documents nothing. */
const notCreatedAfterMs = 60 * 60_000

/** An error of Binance's form that none of its documents names. */
const beingProcessed = { status: 400, code: '-9002', message: 'The withdrawal request is being processed.' }
/** What its documents say that nothing is created after. */
const documentedRefusals = {
  refusedForGoodButCreated: 'insufficientFunds',
  refusedForNowButCreated: 'refused',
} as const
const kept: MatchingPolicy = { reference: 'kept', amount: 'net', tag: 'absent', address: 'recorded' }
const unreferenced: MatchingPolicy = { ...kept, reference: 'none' }
const shownAs = { pending: 'pending', sent: 'pending', completed: 'succeeded', failed: 'failed' } as const

/** A row of the history. */
const recordOf = ({ upstreamId, order, fee, state, hash, createdAtMs }: Entry): WithdrawalRecord => ({
  id: upstreamId,
  reference: order.reference,
  symbol: order.symbol,
  amount: order.amount,
  fee: String(fee / 1e6),
  address: order.address,
  createdMs: createdAtMs,
  status: shownAs[state],
  upstreamStatus: state.toUpperCase(),
  txId: hash,
})

const withdrawErrors = binanceWithdrawErrors(binanceVariant)

/** What a connector makes of an error, by the rules and the table of a real one. */
const judged = (error: typeof beingProcessed): WithdrawOutcome => {
  const { message, code } = error
  return isCertainRefusal(findRule(withdrawErrors, error), error)
    ? { kind: 'rejected', reason: 'refused', message, upstreamCode: code }
    : { kind: 'unknown', message }
}

/**
 * An institution, its ledger and the chain it sends on, over the simulation's scheduler. It knows no idempotence: a second call
 * creates a second withdrawal. `listLagMs` is how long a withdrawal takes to appear in its history, an hour at most. It breaks its word:
 * it takes up a call long after it was made, refuses what it creates, names a wrong transaction or none, and calls failed what it sends. What nobody could know of
 * in time is marked as `isUnexpected`.
 */
export const createInstitution = (scheduler: Scheduler, random: RandomSource) => {
  const network: Process = { name: 'network', isAlive: true, suspendedUntilMs: 0 }
  const entries: Entry[] = []
  const transactions = new Map<string, Transaction>()
  const balances = new Map<string, number>()
  const grants = new Map<string, Grant>()
  const violations: string[] = []
  const reorganized = new Set<string>()
  const scripted = scriptedInstitution(manualClock()).connector.descriptor
  const descriptor = {
    ...scripted,
    withdrawal: { ...scripted.withdrawal, notCreatedAfterMs },
    ...(scripted.orders ? { orders: { ...scripted.orders, notCreatedAfterMs } } : {}),
  }
  const state = {
    leasedUntilMs: (_account: string, _owner: Process): number => 0,
    isUp: true,
    listLagMs: 0,
    /** What a withdrawal costs at this moment. */
    fee: usualFee,
    modes: [] as SubmitMode[],
    refreshModes: [] as ('lost' | 'accepted')[],
  }
  let number = 0
  let changes = 0

  const grantOf = (account: string): Grant => {
    const grant = grants.get(account)
    if (!grant) throw new Error(`no grant of ${account}`)
    return grant
  }
  const issue = (account: string): Credentials => {
    number += 1
    const grant = grants.get(account) ?? { access: new Map(), refresh: '', used: new Map(), isRevoked: false }
    grants.set(account, grant)
    const expiresAtMs = scheduler.nowMs() + accessTokenMs
    const accessToken = `${account}:access:${number}`
    grant.access.set(accessToken, expiresAtMs)
    grant.refresh = `${account}:refresh:${number}`
    return { kind: 'oAuth', accessToken, refreshToken: grant.refresh, expiresAtMs, scopes: ['send'] }
  }
  const grantNameOf = (credentials: Credentials): string =>
    credentials.kind === 'oAuth' ? (credentials.accessToken.split(':')[0] ?? '') : ''
  const accountOf = (credentials: Credentials): string => accountOfGrant(grantNameOf(credentials))
  /** What the institution answers to these credentials before anything else. */
  const authProblem = (credentials: Credentials): 'tokenExpired' | 'credentialsInvalid' | undefined => {
    const grant = grantOf(grantNameOf(credentials))
    if (grant.isRevoked) return 'credentialsInvalid'
    const until = credentials.kind === 'oAuth' ? grant.access.get(credentials.accessToken) : undefined
    return until !== undefined && scheduler.nowMs() < until ? undefined : 'tokenExpired'
  }

  /** One account's call names what may leave, with the fee that was read before; the other is charged whatever the fee has become. */
  const create = (account: string, order: WithdrawalOrder, readFee: string): WithdrawOutcome => {
    const fee = unitsOf(account.endsWith('0') ? readFee : state.fee)
    const total = unitsOf(order.amount) + fee
    const balance = balances.get(account) ?? 0
    if (balance < total) return { kind: 'rejected', reason: 'insufficientFunds', message: 'Too little.' }
    balances.set(account, balance - total)
    changes += 1
    number += 1
    const upstreamId = `native-${number}`
    const createdAtMs = scheduler.nowMs()
    const visibleFromMs = createdAtMs + state.listLagMs
    entries.push({ upstreamId, account, order, fee, state: 'pending', createdAtMs, visibleFromMs })
    return { kind: 'accepted', upstreamId }
  }
  const handle = (
    credentials: Credentials,
    { order, readFee, code }: { order: WithdrawalOrder; readFee: string; code: string | undefined },
    mode: SubmitMode,
  ) => {
    // What is taken up late was let in when it arrived.
    const problem = mode === 'takenUpLate' ? undefined : authProblem(credentials)
    if (problem) return { kind: 'rejected', reason: problem, message: 'Sign in again.' } as const
    if (mode === 'rejected') return { kind: 'rejected', reason: 'invalidAddress', message: 'Not accepted.' } as const
    if (mode === 'rateLimited') return { kind: 'rejected', reason: 'rateLimited', message: 'Slow down.' } as const
    if (mode === 'secondFactorRequired' && code !== secondFactorCode)
      return { kind: code === undefined ? mode : 'secondFactorRefused', factor: 'totp' } as const
    if (mode === 'refusedButCreated') {
      const created = create(accountOf(credentials), order, readFee)
      return created.kind === 'accepted' ? judged(beingProcessed) : created
    }
    const created = create(accountOf(credentials), order, readFee)
    // Nothing in a history without references would distinguish the second one from the user's own.
    if (mode === 'createdTwice' && accountOf(credentials).endsWith('0') && created.kind === 'accepted') {
      const second = create(accountOf(credentials), order, readFee)
      const twin = entries.at(-1)
      if (second.kind === 'accepted' && twin) twin.isUnexpected = true
    }
    const entry = entries.at(-1)
    const reason = documentedRefusals[mode as keyof typeof documentedRefusals]
    if (created.kind !== 'accepted' || !entry || reason === undefined) return created
    entry.isRefused = true
    return { kind: 'rejected', reason, message: 'Refused.' } as const
  }

  /**
   * A call on its way: what `handle` does happens whatever becomes of the process that made it. Undefined where no usable answer
   * comes in time.
   */
  const carry = async <Answer>(owner: Process, mode: SubmitMode, handle: () => Answer): Promise<Answer | undefined> => {
    const leftAtMs = scheduler.nowMs()
    let answer: Answer | undefined
    const arrives = async () => {
      if (mode === 'requestLost') return new Promise<void>(() => {})
      await (mode === 'arrivesLate' ? scheduler.sleep(network, requestTimeoutMs - 1_000) : scheduler.turn(network))
      // A connection that outlived its timeout is cut.
      if (scheduler.nowMs() > leftAtMs + requestTimeoutMs) return new Promise<void>(() => {})
      if (mode === 'takenUpLate') {
        scheduler.at(scheduler.nowMs() + takenUpAfterMs, () => void handle())
        return new Promise<void>(() => {})
      }
      const made = handle()
      if (mode === 'replyLost' || mode === 'arrivesLate') return new Promise<void>(() => {})
      await (mode === 'answersLate' ? scheduler.sleep(network, 2 * requestTimeoutMs) : scheduler.turn(network))
      if (mode !== 'serverError') answer = made
    }
    await Promise.race([arrives(), scheduler.sleep(owner, requestTimeoutMs)])
    await scheduler.turn(owner)
    return answer
  }

  /** Whether the call leaves at all. */
  const leaves = (notAfterMs: number | undefined): boolean => scheduler.nowMs() < (notAfterMs ?? Infinity) && state.isUp

  const submit = async (
    owner: Process,
    ...[credentials, order, code]: Parameters<Connector['withdraw']['submit']>
  ): Promise<WithdrawOutcome> => {
    await scheduler.turn(owner)
    if (!leaves(order.notAfterMs)) return { kind: 'rejected', reason: 'refused', message: 'Not sent.' }
    const mode = state.modes.shift() ?? 'accepted'
    const readFee = state.fee
    const unapproved = rejectDebit(order, add(order.amount, readFee), 'The institution')
    if (unapproved) return unapproved
    if (mode === 'unreachable') return { kind: 'rejected', reason: 'refused', message: 'Not reachable.' }
    const answer = await carry(owner, mode, () => {
      const made = handle(credentials, { order, readFee, code }, mode)
      const entry = entries.at(-1)
      if (mode === 'takenUpLate' && entry?.order === order) entry.isUnexpected = true
      return made
    })
    return answer ?? { kind: 'unknown', message: 'no answer' }
  }

  const trading = createOrderBook({
    scheduler,
    carry,
    leaves,
    isUp: () => state.isUp,
    lagMs: () => state.listLagMs,
    accountOf,
    authProblem,
    credit(account, units) {
      balances.set(account, (balances.get(account) ?? 0) + units)
      changes += 1
    },
  })

  const find = async (owner: Process, ...[credentials, search]: Parameters<Connector['withdraw']['find']>) => {
    await scheduler.turn(owner)
    if (!state.isUp) throw new ConnectorError('unavailable', 'maintenance')
    const problem = authProblem(credentials)
    if (problem) throw new ConnectorError(problem, 'sign in again')
    const account = accountOf(credentials)
    const shown = entries.filter(each => each.account === account && each.visibleFromMs <= scheduler.nowMs())
    // As it was when it was read: the answer is on its way while things go on.
    const records = shown.map(recordOf)
    await scheduler.turn(owner)
    // One account's history keeps our reference, the other's does not.
    return matchWithdrawal(records, search, { policy: account.endsWith('0') ? kept : unreferenced, networks: [] })
  }

  const holdings = async (owner: Process, credentials: Credentials): Promise<Holding[]> => {
    await scheduler.turn(owner)
    if (!state.isUp) throw new ConnectorError('unavailable', 'maintenance')
    const problem = authProblem(credentials)
    if (problem) throw new ConnectorError(problem, 'sign in again')
    const amount = String((balances.get(accountOf(credentials)) ?? 0) / 1e6)
    await scheduler.turn(owner)
    return [{ symbol: 'USDC', name: 'USD Coin', amount, available: amount }]
  }

  const refresh = async (owner: Process, credentials: Credentials): Promise<Credentials> => {
    await scheduler.turn(owner)
    if (!state.isUp) throw new ConnectorError('unavailable', 'maintenance')
    const account = grantNameOf(credentials)
    const grant = grantOf(account)
    const presented = credentials.kind === 'oAuth' ? (credentials.refreshToken ?? '') : ''
    const user = grant.used.get(presented)
    const leasedUntilMs = state.leasedUntilMs(account, owner)
    // Whoever was suspended, or held up for longer than its lease, may find its token used by another.
    const isHeldUp = user !== undefined && scheduler.nowMs() >= Math.min(user.leasedUntilMs, leasedUntilMs)
    if (user?.by.isAlive === true && user.by.suspendedUntilMs + owner.suspendedUntilMs === 0 && !isHeldUp)
      violations.push(`refresh token of ${account} was presented twice`)
    if (grant.isRevoked || user !== undefined || grant.refresh !== presented) {
      grant.isRevoked = true
      throw new ConnectorError('credentialsInvalid', 'invalid_grant')
    }
    const isLost = state.refreshModes.shift() === 'lost'
    // A lost reply leaves the next caller nothing but the token that was used up.
    grant.used.set(presented, {
      by: isLost ? { ...owner, isAlive: false } : owner,
      leasedUntilMs,
    })
    const issued = issue(account)
    await scheduler.turn(owner)
    if (isLost) throw new ConnectorError('unavailable', 'timed out')
    return issued
  }

  const finish = (entry: Entry, hash: string, to: 'confirmed' | 'reverted' | 'dropped'): void => {
    const transaction = transactions.get(hash)
    if (transaction?.state !== 'waiting') return
    transaction.state = to
    if (to === 'confirmed') entry.state = 'completed'
    // What does not arrive is sent again under another hash, or given up, at once.
    else if (random.below(2) === 0) broadcast(entry)
    else giveUp(entry)
  }
  const name = (entry: Entry, state: Transaction['state'], units: number): void => {
    number += 1
    entry.hash = `0x${number.toString(16).padStart(64, '0')}`
    transactions.set(entry.hash, { state, units, wanted: unitsOf(entry.order.amount) })
  }
  const broadcast = (entry: Entry, less = 0): void => {
    entry.state = 'sent'
    name(entry, 'waiting', unitsOf(entry.order.amount) - less)
  }
  const giveUp = (entry: Entry): void => {
    entry.state = 'failed'
    changes += 1
    balances.set(entry.account, (balances.get(entry.account) ?? 0) + unitsOf(entry.order.amount) + entry.fee)
  }
  const debitAgain = (entry: Entry): boolean => {
    const total = unitsOf(entry.order.amount) + entry.fee
    const balance = balances.get(entry.account) ?? 0
    if (balance < total) return false
    balances.set(entry.account, balance - total)
    entry.isUnexpected = true
    changes += 1
    return true
  }
  /** What a withdrawal that was not sent yet comes to. */
  const send = (entry: Entry, fate: Fate): void => {
    if (fate === 'failed') return giveUp(entry)
    if (fate === 'short') return broadcast(entry, 10_000)
    if (fate === 'wrongHash') {
      entry.state = 'sent'
      name(entry, 'foreign', 0)
      entry.next = () => broadcast(entry)
    } else if (fate === 'unnamed') {
      entry.state = 'completed'
      entry.next = () => broadcast(entry)
    } else if (fate === 'sentAfterFailed') {
      giveUp(entry)
      entry.next = () => void (debitAgain(entry) && broadcast(entry))
    } else broadcast(entry)
  }
  /** What a withdrawal that was sent comes to. */
  const land = (entry: Entry, hash: string, fate: Fate): void => {
    if (fate === 'minedAfterFailed' && transactions.get(hash)?.state === 'waiting') {
      giveUp(entry)
      entry.isUnexpected = true
      entry.next = () => Object.assign(transactions.get(hash) ?? {}, { state: 'confirmed' })
    } else finish(entry, hash, fate === 'reverted' || fate === 'dropped' ? fate : 'confirmed')
  }

  return {
    entries,
    trading,
    violations,
    state,
    signIn(grant: string): Credentials {
      const account = accountOfGrant(grant)
      if (!balances.has(account)) balances.set(account, openingBalance)
      grants.delete(grant)
      return issue(grant)
    },
    revokeAccess: (account: string) => grantOf(account).access.clear(),
    /** One withdrawal goes on. */
    progress(fate: Fate = 'confirmed'): void {
      const open = entries.filter(({ state: each, next }) => next || each === 'pending' || each === 'sent')
      const entry = open[random.below(open.length)]
      if (!entry) return
      const { next, hash } = entry
      if (next) {
        delete entry.next
        next()
      } else if (entry.state === 'sent' && hash !== undefined) land(entry, hash, fate)
      else send(entry, fate)
    },
    /**
     * The block of a final transaction is replaced. Some time later the chain has it again, the institution sends
     * another one, or neither happens.
     */
    reorganize(hash: string, to: Reorganization, afterMs: number): void {
      const transaction = transactions.get(hash)
      const entry = entries.find(each => each.hash === hash)
      if (transaction?.state !== 'confirmed' || entry?.state !== 'completed') return
      transaction.state = 'dropped'
      reorganized.add(entry.upstreamId)
      if (to === 'lost') return
      scheduler.at(scheduler.nowMs() + afterMs, () => {
        if (to === 'returns') transaction.state = 'confirmed'
        else broadcast(entry)
      })
    },
    /** Whether the block of its transaction was ever replaced. */
    wasReorganized: (upstreamId: string | undefined): boolean => reorganized.has(upstreamId ?? ''),
    isIdle: () => entries.every(({ state: each, next }) => !next && (each === 'completed' || each === 'failed')),
    delivered({ hash }: Entry): boolean {
      const { state: each, units = 0, wanted = 0 } = transactions.get(hash ?? '') ?? {}
      return each === 'confirmed' && units === wanted
    },
    /** Base units that reached the address. */
    arrived({ hash }: Entry): number {
      const { state: each, units = 0 } = transactions.get(hash ?? '') ?? {}
      return each === 'confirmed' ? units : 0
    },
    /** How often money moved. */
    changes: () => changes,
    /** Every unit: at the institution, on its way, on the chain or kept as a fee. */
    total(): number {
      let sum = 0
      for (const balance of balances.values()) sum += balance
      for (const { state: each, order, fee } of entries) if (each !== 'failed') sum += unitsOf(order.amount) + fee
      return sum
    },
    expectedTotal: () => balances.size * openingBalance + trading.credited(),
    smallestBalance: () => Math.min(openingBalance, ...balances.values()),
    connectorOf(owner: Process): Connector {
      return {
        descriptor,
        auth: { revoke: () => Promise.resolve(), refresh: credentials => refresh(owner, credentials) },
        read: {
          balances: () => Promise.resolve([]),
          holdings: credentials => holdings(owner, credentials),
          depositAddress: () => Promise.reject(new Error('not simulated')),
        },
        withdraw: {
          terms: () => Promise.resolve([]),
          submit: (...input) => submit(owner, ...input),
          find: (...input) => find(owner, ...input),
        },
        orders: trading.ordersOf(owner),
        probe: () => Promise.resolve(),
      }
    },
    async confirm(owner: Process, hash: string): Promise<ChainConfirmation> {
      await scheduler.turn(owner)
      const transaction = transactions.get(hash)
      await scheduler.turn(owner)
      if (!transaction || transaction.state === 'dropped') return { kind: 'unknown' }
      const { units, wanted, state: seen } = transaction
      if (seen === 'foreign' || (seen === 'confirmed' && units < wanted))
        return { kind: 'mismatched', arrivedBaseUnits: BigInt(units), message: `pays ${units} of ${wanted}` }
      if (transaction.state === 'confirmed') return { kind: 'confirmed', confirmations: 3, fromAddress: '0x1' }
      if (transaction.state === 'reverted') return { kind: 'reverted', message: 'reverted' }
      return { kind: 'pending', confirmations: random.below(3) }
    },
  }
}
