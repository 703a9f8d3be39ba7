import { ConnectorError, type Connector, type Credentials, type OrderToPlace, type PlaceOutcome } from '@rialto/core'

import type { Process, Scheduler } from './scheduler.ts'
import type { SubmitMode } from './submitModes.ts'

/** Books are kept in millionths, as whole numbers. */
export const unitsOf = (amount: string): number => Math.round(Number(amount) * 1e6)

/** What becomes of an order that arrives: filled, filled and credited a while later, or not filled because the price has moved. */
export const fills = ['filled', 'filled', 'creditedLate', 'notFilled'] as const
export type Fill = (typeof fills)[number]

/** What becomes of one call to place an order: the call's own fate, and the order's. */
interface Script {
  mode: SubmitMode
  fill: Fill
}

interface BookedOrder {
  upstreamId: string
  account: string
  order: OrderToPlace
  isFilled: boolean
  visibleFromMs: number
  atMs: number
}

interface Surroundings {
  scheduler: Scheduler
  carry<Answer>(owner: Process, mode: SubmitMode, handle: () => Answer): Promise<Answer | undefined>
  leaves(notAfterMs: number): boolean
  isUp(): boolean
  lagMs(): number
  accountOf(credentials: Credentials): string
  authProblem(credentials: Credentials): 'tokenExpired' | 'credentialsInvalid' | undefined
  credit(account: string, units: number): void
}

const creditedAfterMs = 30_000

/** The trading of an institution: fill-or-kill orders that sell a coin for dollars. It knows no idempotence either. */
export const createOrderBook = (at: Surroundings) => {
  const booked: BookedOrder[] = []
  const scripts: Script[] = []
  let credited = 0

  const credit = (account: string, units: number): void => {
    credited += units
    at.credit(account, units)
  }
  const create = (account: string, order: OrderToPlace, fill: Fill): string => {
    const atMs = at.scheduler.nowMs()
    const upstreamId = `order-${booked.length + 1}`
    const isFilled = fill !== 'notFilled'
    booked.push({ upstreamId, account, order, isFilled, visibleFromMs: atMs + at.lagMs(), atMs })
    const units = Math.floor(Number(order.amount) * unitsOf(order.price ?? '0'))
    if (fill === 'creditedLate') at.scheduler.at(atMs + creditedAfterMs, () => credit(account, units))
    else if (isFilled) credit(account, units)
    return upstreamId
  }
  const handle = (credentials: Credentials, order: OrderToPlace, { mode, fill }: Script): PlaceOutcome => {
    const problem = at.authProblem(credentials)
    if (problem) return { kind: 'rejected', reason: problem, message: 'Sign in again.' }
    if (mode === 'rejected') return { kind: 'rejected', reason: 'insufficientFunds', message: 'Too little.' }
    if (mode === 'rateLimited') return { kind: 'rejected', reason: 'rateLimited', message: 'Slow down.' }
    return { kind: 'accepted', upstreamId: create(at.accountOf(credentials), order, fill) }
  }
  const place = async (owner: Process, credentials: Credentials, order: OrderToPlace): Promise<PlaceOutcome> => {
    await at.scheduler.turn(owner)
    const script = scripts.shift() ?? { mode: 'accepted', fill: 'filled' }
    if (!at.leaves(order.notAfterMs) || script.mode === 'unreachable')
      return { kind: 'rejected', reason: 'refused', message: 'Not sent.' }
    // What would be sold long after the transfer has failed is not simulated: it stays in the account, and pays for no order.
    const mode = script.mode === 'takenUpLate' ? 'requestLost' : script.mode
    const answer = await at.carry(owner, mode, () => handle(credentials, order, script))
    return answer ?? { kind: 'unknown', message: 'no answer' }
  }
  type Find = NonNullable<Connector['orders']>['find']
  const find = async (owner: Process, ...[credentials, key]: Parameters<Find>): ReturnType<Find> => {
    await at.scheduler.turn(owner)
    if (!at.isUp()) throw new ConnectorError('unavailable', 'maintenance')
    const problem = at.authProblem(credentials)
    if (problem) throw new ConnectorError(problem, 'sign in again')
    const account = at.accountOf(credentials)
    const seen = booked.find(
      each =>
        each.account === account &&
        each.visibleFromMs <= at.scheduler.nowMs() &&
        ('upstreamId' in key ? each.upstreamId === key.upstreamId : each.order.reference === key.reference),
    )
    await at.scheduler.turn(owner)
    if (!seen) return undefined
    const { notAfterMs: _, ...order } = seen.order
    return {
      ...order,
      upstreamId: seen.upstreamId,
      status: seen.isFilled ? 'success' : 'cancelled',
      upstreamStatus: seen.isFilled ? 'FILLED' : 'EXPIRED',
      createdAtMs: seen.atMs,
      updatedAtMs: seen.atMs,
    }
  }
  const notSimulated = () => Promise.reject(new Error('not simulated'))
  return {
    booked,
    scripts,
    /** What orders brought in so far. */
    credited: () => credited,
    ordersOf: (owner: Process): NonNullable<Connector['orders']> => ({
      features: notSimulated,
      symbolInfo: notSimulated,
      preview: notSimulated,
      list: notSimulated,
      cancel: notSimulated,
      place: (...input) => place(owner, ...input),
      find: (...input) => find(owner, ...input),
    }),
  }
}
