import type { ConnectionContext, Context, ReconcileContext } from '../context.ts'
import { readAhead } from '../kernel/readAhead.ts'
import { writeBehind } from '../kernel/writeBehind.ts'
import type { AnyTransfer, Transfer } from '../transfers/ports.ts'
import { walletIntegrationType } from '@rialto/catalog'
import { defined } from '@rialto/defined'

import { compareChain, type ChainSide, groupByHash } from './compareChain.ts'
import { type ExpectedAmounts, expectedOf, lineOf } from './lineOf.ts'
import type { BookCheck, CheckPlace, CheckResult } from './ports.ts'
import { postJournal } from './postJournal.ts'
import { type InstitutionSide, readInstitution } from './readInstitution.ts'

const hourMs = 60 * 60_000
/** The second read: by then institutions have booked their fees, and no reorganization is to be expected. */
const secondReadAfterMs = 24 * hourMs
/** Until then a side that could not be read, or does not agree, is read every hour. */
const readsForMs = 72 * hourMs
const batchSize = 1_000
const chainReads = 16
/** Longer than a run. The lease ends with its process. */
const leaseMs = 2 * hourMs

const isAccountTransfer = (transfer: AnyTransfer): transfer is Transfer =>
  !('addressId' in transfer) && transfer.connectionId !== '' && transfer.type !== walletIntegrationType

/** Several at a time, in order. */
const mapSome = async <T, R>(items: readonly T[], count: number, work: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = []
  for (let start = 0; start < items.length; start += count)
    results.push(...(await Promise.all(items.slice(start, start + count).map(work))))
  return results
}

const notOffered = { state: 'notOffered', differences: [] } as const

const institutionSides = async (
  ctx: ConnectionContext,
  transfers: readonly AnyTransfer[],
  expected: ReadonlyMap<string, ExpectedAmounts>,
) => {
  const byConnection = new Map<string, Transfer[]>()
  for (const transfer of transfers.filter(isAccountTransfer)) {
    const own = byConnection.get(transfer.connectionId)
    if (own) own.push(transfer)
    else byConnection.set(transfer.connectionId, [transfer])
  }
  const feeOf = (id: string) => expected.get(id)?.fee ?? '0'
  const sides = new Map<string, InstitutionSide>()
  for (const [connectionId, own] of byConnection) {
    const [first] = own
    const connection = first && (await ctx.store.connections.findWithRemoved(first.scope, connectionId))
    for (const [id, side] of await readInstitution(ctx, connection, { transfers: own, feeOf })) sides.set(id, side)
  }
  return sides
}

const isSettled = ({ state }: { state: BookCheck['chain'] }): boolean => state !== 'unread' && state !== 'differs'

/** The second read is a day after the first one. Unread and differing sides are read every hour before. */
const nextReadMs = (check: BookCheck, sides: readonly { state: BookCheck['chain'] }[], nowMs: number) => {
  const { firstDueAtMs } = check
  const isQuiet = sides.every(isSettled)
  const untilMs = firstDueAtMs + (isQuiet ? secondReadAfterMs : readsForMs)
  if (nowMs >= untilMs) return undefined
  return isQuiet ? untilMs : nowMs + hourMs
}

const resultOf = (check: BookCheck, institution: InstitutionSide, chain: ChainSide, nowMs: number): CheckResult => ({
  transferId: check.transfer.id,
  institution: institution.state,
  chain: chain.state,
  differences: [...institution.differences, ...chain.differences],
  ...defined({ nextAtMs: nextReadMs(check, [institution, chain], nowMs) }),
})

const readSides = async (
  ctx: ConnectionContext & Pick<Context, 'chains'>,
  checks: readonly BookCheck[],
): Promise<CheckResult[]> => {
  const { books } = ctx.store
  const transfers = checks.map(({ transfer }) => transfer)
  const expected = new Map(transfers.map(transfer => [transfer.id, expectedOf(lineOf(transfer))]))
  const [institutions, named] = await Promise.all([
    institutionSides(ctx, transfers, expected),
    books.listSharing(transfers),
  ])
  const sharing = groupByHash(named)
  const chains = await mapSome(transfers, chainReads, transfer => {
    const { arrives = '0' } = expected.get(transfer.id) ?? {}
    return compareChain(ctx, { transfer, arrives }, sharing)
  })
  const nowMs = ctx.clock.nowMs()
  return checks.map((check, index) =>
    resultOf(check, institutions.get(check.transfer.id) ?? notOffered, chains[index] ?? notOffered, nowMs),
  )
}

export interface BooksRun {
  /** Entries added to the journal. */
  entries: number
  /** Transfers of which the sides were read. */
  read: number
  /** Of these, with a difference. */
  differing: number
}

/**
 * Closes the books up to now: adds ended transfers to the journal, and compares it with the institutions' histories and the
 * chains. One process does so at a time; undefined where another one does.
 */
export const reconcileBooks = async (ctx: ReconcileContext): Promise<BooksRun | undefined> => {
  const { leases, books } = ctx.store
  const name = `books ${ctx.environment}`
  const lease = await leases.acquire(name, leaseMs)
  if (!lease) return undefined
  try {
    const { entries } = await postJournal(ctx)
    const run = { entries, read: 0, differing: 0 }
    const startedAtMs = ctx.clock.nowMs()
    const pages = readAhead((after: CheckPlace | undefined) =>
      books.listDue(ctx.environment, startedAtMs, { after, count: batchSize }),
    )
    const { write, flush } = writeBehind()
    for await (const { items } of pages) {
      const results = items.length === 0 ? [] : await readSides(ctx, items)
      if (results.length > 0) await write(() => books.saveChecks(results, startedAtMs))
      run.read += results.length
      run.differing += results.filter(({ differences }) => differences.length > 0).length
    }
    await flush()
    return run
  } finally {
    await leases.release(name, lease.fence)
  }
}
