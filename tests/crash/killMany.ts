import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import type { Account } from '../harness/connectAccount.ts'
import { baseSepolia, type DepositRecord, execute, previewDeposit, readRecord } from '../harness/deposit.ts'
import { eventually } from '../harness/eventually.ts'
import { type Exchange, exchanges } from '../harness/exchanges.ts'
import { eventsAbout, freshAddress } from '../harness/money.ts'
import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import { type RandomSource, seededRandom } from '../harness/seededRandom.ts'
import type { Rialto } from '../harness/startRialto.ts'

/** The actions of one part of a campaign, and its results by the institutions' books, the chain and the webhooks. */
export interface Tally {
  seed: number
  kills: number
  /** Of them, by a failpoint between the intent and the call, and between the answer and its record. */
  atIntended: number
  atAnswered: number
  /** Of them, of processes that run jobs only. */
  workers: number
  /** Executions in flight at a server when it was killed. */
  cutOff: number
  deposits: number
  succeeded: number
  failed: number
  /** Killed before the intent was committed, and not asked for again. */
  neverIntended: number
  withdrawals: number
  duplicates: number
  wrongEnds: number
  events: number
  lostEvents: number
  cpuSeconds: number
  seconds: number
  endedAt: string
}

interface Deposit {
  previewId: string
  address: string
  amount: number
  source: Source
  isRepeated: boolean
}

interface Source {
  exchange: Exchange
  account: Account
}

/** Starts the server without checking for outdated builds. */
const command = [process.execPath, join(import.meta.dirname, '../harness/serve.mjs')] as const
const slots = 3
const leaseMs = 60_000
const plans = ['withdrawal.intended', 'withdrawal.answered', 'random', 'random', 'random', 'worker'] as const
type Plan = (typeof plans)[number]

/** Faults that the exchange applies to one of the next calls that move money. */
const faults = [
  { mode: 'latency', ms: 200 },
  { mode: 'resetAfter' },
  { mode: 'resetBefore' },
  { mode: 'truncate' },
  { mode: 'status', code: 503 },
  { mode: 'status', code: 503, afterSideEffect: true },
] as const

/** CPU seconds of a process and its ended children. 0 if the system does not report them. */
const cpuSecondsOf = (pid: number): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return 0
  }
}

/**
 * One world: a server that stays, and beside it, over the same database, others that are killed with SIGKILL again and again while
 * they send withdrawals. When all kills are done, time passes until nothing is due, and every deposit is held against the books.
 */
export const killMany = async (seed: number, kills: number): Promise<Tally> => {
  const random = seededRandom(seed)
  const startedAt = performance.now()
  const tally: Tally = {
    ...{ seed, kills: 0, atIntended: 0, atAnswered: 0, workers: 0, cutOff: 0, deposits: 0, succeeded: 0, failed: 0 },
    ...{ neverIntended: 0, withdrawals: 0, duplicates: 0, wrongEnds: 0, events: 0, lostEvents: 0, cpuSeconds: 0 },
    ...{ seconds: 0, endedAt: '' },
  }
  const env = await openEnvironment()
  try {
    // As `npm start` runs it, with missing builds.
    const stays = await env.start()
    const sources = await Promise.all(
      exchanges.map(async exchange => ({ exchange, account: await exchange.connect(stays, 'Mesh4') })),
    )
    const deposits: Deposit[] = []
    const world: World = { env, random, stays, sources, deposits, tally, usualMs: 300, begun: 0, kills }
    await Promise.all(Array.from({ length: slots }, () => killAgainAndAgain(world)))
    tally.cpuSeconds += cpuSecondsOf(stays.process.pid ?? 0)
    await env.sandbox.control.clearFaults()
    const ends = await settleAll(world)
    await judge(world, ends)
  } finally {
    await env.close()
  }
  return { ...tally, seconds: (performance.now() - startedAt) / 1_000, endedAt: new Date().toISOString() }
}

interface World {
  env: TestEnvironment
  random: RandomSource
  /** The server that is not killed. */
  stays: Rialto
  sources: readonly Source[]
  deposits: Deposit[]
  tally: Tally
  /** Usual duration of an execution, so that kills hit executions in flight. */
  usualMs: number
  begun: number
  kills: number
}

const killAgainAndAgain = async (world: World): Promise<void> => {
  while (world.begun < world.kills) {
    world.begun += 1
    await killOne(world, world.random.pick(plans))
    world.tally.kills += 1
  }
}

/** Asks again, as a client does, while the institution counts as unavailable after the faults of others. */
const newDeposit = async (world: World): Promise<Deposit> => {
  const source = world.random.pick(world.sources)
  const order = { address: freshAddress(), amount: 2 + world.random.below(9) }
  const isRepeated = world.random.next() < 0.5
  const fault = world.random.next() < 0.35 ? world.random.pick(faults) : undefined
  const { env, stays } = world
  const previewId = await eventually(() => previewDeposit(stays, source.account, order), 'a preview', 120_000)
  if (fault) await env.sandbox.control.addFault({ ...source.exchange.withdrawCall, ...fault })
  const deposit = { ...order, source, isRepeated, previewId }
  world.deposits.push(deposit)
  return deposit
}

/** Starts a separate server and kills it while it has deposits to send. */
const killOne = async (world: World, plan: Plan): Promise<void> => {
  const { env, random, stays, tally } = world
  const isFailpoint = plan.startsWith('withdrawal')
  const [victim, ...deposits] = await Promise.all([
    env.start({
      command,
      anotherPort: true,
      env: {
        ...(isFailpoint ? { RIALTO_FAILPOINT: plan } : {}),
        ...(plan === 'worker' ? { RIALTO_ROLE: 'worker' } : {}),
      },
    }),
    newDeposit(world),
    ...(random.next() < 0.5 ? [newDeposit(world)] : []),
  ])
  let underWay = 0
  const sending = deposits.map(async deposit => {
    underWay += 1
    const beganAt = performance.now()
    try {
      await send(plan === 'worker' ? stays : victim, deposit)
      world.usualMs = 0.8 * world.usualMs + 0.2 * (performance.now() - beganAt)
      underWay -= 1
    } catch {
      // Cut off: on a busy machine an execute takes longer than was thought.
      world.usualMs = Math.max(world.usualMs, 0.9 * world.usualMs + 0.2 * (performance.now() - beganAt))
    }
  })
  // A failpoint that is never reached, because the call failed before, must not block the campaign.
  const delayMs = isFailpoint ? 60_000 : random.next() * 1.2 * world.usualMs
  await Promise.race([victim.ended, pause(delayMs), ...(isFailpoint ? [Promise.all(sending)] : [])])
  tally.cpuSeconds += cpuSecondsOf(victim.process.pid ?? 0)
  if (plan !== 'worker') tally.cutOff += underWay
  const hasEnded = victim.process.signalCode !== null
  await env.kill(victim)
  if (hasEnded && plan === 'withdrawal.intended') tally.atIntended += 1
  if (hasEnded && plan === 'withdrawal.answered') tally.atAnswered += 1
  if (plan === 'worker') tally.workers += 1
  await Promise.all(sending)
  // A client that had no answer asks again, at another server.
  for (const deposit of deposits) if (deposit.isRepeated) await send(stays, deposit).catch(() => undefined)
}

const send = (server: Rialto, { source: { account, exchange }, previewId }: Deposit) =>
  execute(server, account, previewId, exchange.mfaCode)

/** The last record of each deposit, by its preview; none where no intent was ever committed. */
const settleAll = async (world: World): Promise<Map<string, DepositRecord | undefined>> => {
  const { env, stays, deposits } = world
  const ends = new Map<string, DepositRecord | undefined>()
  const isOpen = ({ previewId }: Deposit): boolean => !ends.has(previewId) || ends.get(previewId)?.status === 'pending'
  const read = async (): Promise<boolean> => {
    for (const { previewId } of deposits.filter(isOpen)) ends.set(previewId, await readRecord(stays, previewId))
    return !deposits.some(isOpen)
  }
  // Short waits and many steps: what waits for a time to come would only sit out a long one.
  for (const stepMs of [0, ...Array.from({ length: 9 }, () => [600_000, leaseMs, leaseMs]).flat()]) {
    if (stepMs > 0) await env.advance(stepMs)
    if (await eventually(read, 'the ends', 4_000).catch(() => false)) return ends
  }
  return ends
}

const isReported = (env: TestEnvironment, previewId: string, { status }: DepositRecord): boolean => {
  const events = eventsAbout(env, previewId)
  const isWhole = events.every(({ sequence }, index) => sequence === index + 1)
  return isWhole && events.at(-1)?.status === (status === 'succeeded' ? 'Succeeded' : 'Failed')
}

/** Holds every deposit against the institutions' books, the chain and the receiver of webhooks. */
const judge = async (
  { env, deposits, tally }: World,
  ends: ReadonlyMap<string, DepositRecord | undefined>,
): Promise<void> => {
  const made = new Map<string, string[]>()
  for (const { address, status } of env.sandbox.institutions.ledger.withdrawals()) {
    const key = address.toLowerCase()
    made.set(key, [...(made.get(key) ?? []), status])
  }
  for (const { previewId, address, amount } of deposits) {
    const record = ends.get(previewId)
    const sent = made.get(address) ?? []
    const arrived = await env.sandbox.chains.balanceOf({ networkId: baseSepolia, symbol: 'USDC', address })
    const isMoved = sent.length === 1 && sent[0] === 'completed' && arrived === BigInt(amount) * 1_000_000n
    const isUnmoved = sent.length === 0 && arrived === 0n
    tally.deposits += 1
    tally.withdrawals += sent.length
    tally.duplicates += Math.max(0, sent.length - 1)
    if (record?.status === 'succeeded') tally.succeeded += 1
    else if (record?.status === 'failed') tally.failed += 1
    else if (record === undefined) tally.neverIntended += 1
    const isTrue = record?.status === 'succeeded' ? isMoved : record?.status === 'pending' ? false : isUnmoved
    if (!isTrue) tally.wrongEnds += 1
    if (!record) continue
    const reported = await eventually(async () => isReported(env, previewId, record), `webhooks of ${previewId}`).catch(
      () => false,
    )
    if (!reported) tally.lostEvents += 1
    tally.events += eventsAbout(env, previewId).length
  }
  if (env.sandbox.institutions.ledger.unbalanced().length > 0 || env.hooks.forged() > 0) tally.wrongEnds += 1
}
