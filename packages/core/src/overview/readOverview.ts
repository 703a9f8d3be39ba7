import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { listInReview, type StuckTransfer } from '../transfers/listStuckTransfers.ts'
import type { LinkFunnel, TransferDay, TransfersOfType } from './ports.ts'

const dayMs = 24 * 60 * 60_000
const days = 7
const maxStuck = 20

interface OverviewInstitution extends TransfersOfType {
  name: string
  isUp: boolean
  note?: string
}

export interface Overview {
  stuck: StuckTransfer[]
  days: (TransferDay & { pending: number })[]
  institutions: OverviewInstitution[]
  link: LinkFunnel
  webhooks: { endpoints: number; failing: number; paused: number; waitingEvents: number }
}

/** Items that need attention, and the transfers of the last seven days. */
export const readOverview = async (
  ctx: Pick<Context, 'clock' | 'store' | 'connectors'>,
  scope: Scope,
): Promise<Overview> => {
  const nowMs = ctx.clock.nowMs()
  const fromMs = Math.floor(nowMs / dayMs) * dayMs - (days - 1) * dayMs
  const { overview } = ctx.store
  const [stuck, ended, pending, types, link, webhooks] = await Promise.all([
    listInReview(ctx, scope, maxStuck).then(({ items }) => items),
    overview.listDays(scope, fromMs),
    overview.countPending(scope, fromMs),
    overview.listTypes(scope, fromMs),
    overview.countSessions(scope, nowMs - dayMs),
    readWebhooks(ctx, scope),
  ])
  return {
    stuck,
    days: everyDay(fromMs, ended, pending),
    institutions: institutionsOf(ctx, types),
    link,
    webhooks,
  }
}

/** Includes days without a transfer. */
const everyDay = (
  fromMs: number,
  ended: readonly TransferDay[],
  pending: ReadonlyMap<string, number>,
): Overview['days'] =>
  Array.from({ length: days }, (_, index) => {
    const day = new Date(fromMs + index * dayMs).toISOString().slice(0, 10)
    const found = ended.find(one => one.day === day) ?? { day, succeeded: 0, failed: 0, volumeUsd: '0' }
    return { ...found, pending: pending.get(day) ?? 0 }
  })

/** The institutions of the transfers, and unavailable ones, which come first. */
const institutionsOf = (ctx: Pick<Context, 'connectors'>, types: readonly TransfersOfType[]): OverviewInstitution[] => {
  const used = types.map(one => {
    const connector = ctx.connectors.find(one.type)
    return { ...one, name: connector?.descriptor.name ?? one.type, ...healthOf(ctx, one.type) }
  })
  const down = ctx.connectors.list().flatMap(({ descriptor: { type, name } }) => {
    const health = healthOf(ctx, type)
    return health.isUp || types.some(one => one.type === type)
      ? []
      : [{ type, name, succeeded: 0, failed: 0, ...health }]
  })
  return [...used, ...down].sort(
    (one, other) => Number(one.isUp) - Number(other.isUp) || other.succeeded - one.succeeded,
  )
}

const healthOf = (ctx: Pick<Context, 'connectors'>, type: string): { isUp: boolean; note?: string } => {
  const { isUp, description } = ctx.connectors.health(type)
  return { isUp, ...(description === undefined ? {} : { note: description }) }
}

const readWebhooks = async ({ store }: Pick<Context, 'store'>, scope: Scope): Promise<Overview['webhooks']> => {
  const [endpoints, waiting] = await Promise.all([
    store.webhookEndpoints.list(scope),
    store.webhooks.countWaiting(scope),
  ])
  return {
    endpoints: endpoints.length,
    paused: endpoints.filter(({ paused }) => paused).length,
    failing: endpoints.filter(({ paused, failingSinceMs }) => !paused && failingSinceMs !== undefined).length,
    waitingEvents: [...waiting.values()].reduce((sum, one) => sum + one, 0),
  }
}
