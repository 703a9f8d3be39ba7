import { findNetwork } from '@rialto/catalog'
import type { PoolCounts, Workload } from '@rialto/store'
import { Gauge, type Registry } from 'prom-client'

import type { RelayerBalance } from './readRelayerBalances.ts'

export interface StateSources {
  /** Rejects while the database is unavailable. */
  readWorkload(): Promise<Workload>
  /** Spendable coins of the relayer's accounts. Networks whose node does not answer are absent. */
  relayerBalances(): Promise<readonly RelayerBalance[]>
  /** Whether this server has a node of the network that reads payments. */
  readsPayments(networkId: string): boolean
  breakers(): { institution: string; state: string }[]
  pools: Readonly<Record<string, () => PoolCounts>>
}

const breakerStates = ['closed', 'halfOpen', 'open']
const timeoutMs = 5_000

/** Registers gauges of the present state and returns a function that refreshes them. It never rejects. */
export const measureState = (registry: Registry, sources: StateSources): (() => Promise<void>) => {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `rialto_${name}`, help, labelNames, registers: [registry] })
  const up = gauge('database_up', '1 while the database answers; the gauges of jobs and transfers are absent otherwise')
  const jobs = gauge('jobs', 'Unfinished jobs by kind: due, claimed, or due later (at most 100,000)', 'kind', 'state')
  const jobAge = gauge('jobs_oldest_due_seconds', 'For how long the job that waits longest has been due', 'kind')
  const deadJobs = gauge('jobs_dead', 'Jobs that failed at every attempt and are no longer retried', 'kind')
  const transfers = gauge(
    'transfers_open',
    'Withdrawals that have not ended, by the age they are under',
    'phase',
    'age',
  )
  const transferAge = gauge('transfers_oldest_seconds', 'Age of the oldest withdrawal that has not ended', 'phase')
  const inReview = gauge(
    'transfers_ended_in_review',
    'Transfers that have ended and wait for an operator: sent after they had failed, overcharged, or paid twice',
    'reason',
  )
  const paused = gauge('webhook_endpoints_paused', 'Endpoints that are sent nothing until they are resumed')
  const listAge = gauge('sanctions_list_age_seconds', 'Since when a sanctions list was last read', 'list')
  const breakers = gauge(
    'institution_breaker',
    '1 for the state an institution’s breaker is in',
    'institution',
    'state',
  )
  const relayed = gauge('relayer_transactions_open', 'Transactions of the relayer that have not ended', 'network')
  const relayAge = gauge('relayer_oldest_seconds', 'Age of the oldest one of them', 'network')
  const relaysFailed = gauge(
    'relayer_transactions_failed',
    'Transactions of the relayer of the last 24 hours that paid nothing',
    'network',
  )
  const relayerCoins = gauge('relayer_spendable_coins', 'Coins of the relayer beyond its reservations', 'network')
  const unread = gauge(
    'payment_addresses_behind',
    'Addresses of payment requests that are read apart from their network, because they have too many transactions',
    'network',
  )
  const unreadAge = gauge(
    'payment_addresses_behind_seconds',
    'For how long the oldest of them has not been read',
    'network',
  )
  const unassigned = gauge(
    'payments_unassigned',
    'Payments of the last 24 hours to accounts of clients that name no order',
    'network',
  )
  const connections = gauge('database_connections', 'Connections of each pool', 'pool', 'state')
  const fromDatabase = [
    jobs,
    jobAge,
    deadJobs,
    transfers,
    transferAge,
    inReview,
    paused,
    listAge,
    relayed,
    relayAge,
    relaysFailed,
    unread,
    unreadAge,
    unassigned,
  ]

  const readDatabase = async (): Promise<void> => {
    const workload = await withinTime(sources.readWorkload(), timeoutMs).catch(() => undefined)
    up.set(workload === undefined ? 0 : 1)
    // Values from before an outage would look like present ones.
    for (const each of fromDatabase) each.reset()
    if (workload === undefined) return
    paused.set(workload.pausedEndpoints)
    for (const { kind, due, claimed, later, oldestDueSeconds } of workload.jobs) {
      for (const [state, count] of Object.entries({ due, claimed, later })) jobs.set({ kind, state }, count)
      jobAge.set({ kind }, oldestDueSeconds)
    }
    for (const { reason, count } of workload.endedInReview) inReview.set({ reason }, count)
    for (const { kind, count } of workload.deadJobs) deadJobs.set({ kind }, count)
    for (const { name, ageSeconds } of workload.sanctionsLists) listAge.set({ list: name }, ageSeconds)
    for (const { networkId, open, oldestSeconds, failedOfDay } of workload.relays) {
      const network = networkOf(networkId)
      relayed.set({ network }, open)
      relayAge.set({ network }, oldestSeconds)
      relaysFailed.set({ network }, failedOfDay)
    }
    for (const { networkId, addresses, oldestSeconds } of workload.unread) {
      // Nothing is read there since the setting of its node was removed, and the age would grow for ever.
      if (!sources.readsPayments(networkId)) continue
      unread.set({ network: networkOf(networkId) }, addresses)
      unreadAge.set({ network: networkOf(networkId) }, oldestSeconds)
    }
    for (const { networkId, count } of workload.unassigned) unassigned.set({ network: networkOf(networkId) }, count)
    const oldest = new Map<string, number>()
    for (const { phase, age, count, oldestSeconds } of workload.transfers) {
      transfers.set({ phase, age }, count)
      oldest.set(phase, Math.max(oldest.get(phase) ?? 0, oldestSeconds))
    }
    oldest.forEach((seconds, phase) => transferAge.set({ phase }, seconds))
  }

  const readBalances = async (): Promise<void> => {
    const balances = await withinTime(sources.relayerBalances(), timeoutMs).catch(() => [])
    relayerCoins.reset()
    for (const { networkId, coins } of balances) relayerCoins.set({ network: networkOf(networkId) }, coins)
  }

  const readProcess = (): void => {
    for (const { institution, state } of sources.breakers())
      for (const each of breakerStates) breakers.set({ institution, state: each }, each === state ? 1 : 0)
    for (const [pool, count] of Object.entries(sources.pools)) {
      const { open, idle, waiting } = count()
      for (const [state, value] of Object.entries({ busy: open - idle, idle, waiting }))
        connections.set({ pool, state }, value)
    }
  }

  let reading: Promise<void> | undefined
  return () => {
    readProcess()
    // Concurrent callers share one read of the database.
    reading ??= Promise.all([readDatabase(), readBalances()])
      .then(() => undefined)
      .finally(() => (reading = undefined))
    return reading
  }
}

const networkOf = (networkId: string): string => findNetwork(networkId)?.name ?? networkId

const withinTime = async <Result>(work: Promise<Result>, ms: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<never>(
    (_resolve, reject) => (timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)),
  )
  try {
    return await Promise.race([work, passed])
  } finally {
    clearTimeout(timer)
  }
}
