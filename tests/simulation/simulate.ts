import { allowedActions, executeTransfer, moneyLineOf, resolveTransfer, stateOf, type Transfer } from '@rialto/core'

import { secondFactorCode } from '../../packages/core/src/testing/scriptedInstitution.ts'
import { seededRandom, type RandomSource } from '../harness/seededRandom.ts'
import { accountOfGrant, type Fate, fates, fatesOfParts, reorganizations, usualFee } from './institution.ts'
import { checkEnd, watchInvariants } from './invariants.ts'
import type { JobRow } from '../../packages/core/src/testing/memory/memoryJobs.ts'
import type { ConnectionRow } from '../../packages/core/src/testing/memory/memoryConnections.ts'
import { type Fill, fills } from './orderBook.ts'
import { type ReceiverMode, receiverModes } from './receiver.ts'
import { takeSteps } from './scheduler.ts'
import {
  aConversion,
  connectAgain,
  createWorld,
  previewOf,
  type ReconnectAs,
  reconnectedAs,
  scope,
  type World,
} from './world.ts'
import { type SubmitMode, submitModes, submitModesOfParts, submitModesOfTwins } from './submitModes.ts'

/** Something that happens to the world: a request of a user, a fault, time. */
export type Event =
  | {
      kind: 'pay'
      server: number
      account: number
      amount: string
      order: string | undefined
      callers: number
      mode: SubmitMode
    }
  /** Several accounts pay one order together: `callers` of them at once. What replaces a part waits for an `again`. */
  | { kind: 'combine'; server: number; order: string | undefined; callers: number; mode: SubmitMode }
  /** A coin is sold first, and what it yields is sent. */
  | {
      kind: 'convert'
      server: number
      account: number
      order: string | undefined
      callers: number
      placed: SubmitMode
      fill: Fill
      mode: SubmitMode
    }
  /** The user starts an order that was refused, or is open, anew. What its calls create appears in the history after `lagMs`. */
  | { kind: 'anew'; server: number; which: number; callers: number; mode: SubmitMode; lagMs: number }
  | { kind: 'again'; which: number; server: number; code: string | undefined; mode: SubmitMode }
  | { kind: 'wait'; ms: number }
  | { kind: 'institution'; isUp: boolean }
  | { kind: 'lag'; ms: number }
  | { kind: 'fee'; fee: string }
  | { kind: 'progress'; to: Fate }
  | { kind: 'receiver'; mode: ReceiverMode }
  | { kind: 'crash'; server: number }
  | { kind: 'suspend'; server: number; ms: number }
  | { kind: 'expire'; account: number; isReplyLost: boolean }
  /** An account is removed, and connected again. */
  | { kind: 'remove'; server: number; account: number; as: ReconnectAs }
  /** A person ends what arrived in part. */
  | { kind: 'decide'; action: PartAction }
  /** The block of a transfer that has arrived is replaced. */
  | World['replacedLater'][number]

const partActions = ['creditPart', 'askForRest', 'refunded'] as const
type PartAction = (typeof partActions)[number]

interface Failure {
  seed: number
  violations: readonly string[]
  events: readonly Event[]
  /** Indices of the events that did not happen. */
  dropped: readonly number[]
}

interface Run {
  steps: number
  violations: readonly string[]
  events: readonly Event[]
  /** How transfers ended, to see that the walk reaches every end. */
  ends: readonly string[]
  /** The same in the words that people read. */
  states: readonly string[]
}

export const minSteps = 200

const weights: readonly (readonly [Event['kind'], number])[] = [
  ['pay', 10],
  ['combine', 3],
  ['convert', 4],
  ['again', 5],
  ['wait', 8],
  ['institution', 3],
  ['lag', 2],
  ['fee', 3],
  ['progress', 10],
  ['receiver', 8],
  ['crash', 4],
  ['suspend', 3],
  ['expire', 3],
]
const kindsOf = (all: typeof weights) => all.flatMap(([kind, weight]) => Array<Event['kind']>(weight).fill(kind))
const kindsOfWorlds = new Map(
  [true, false].flatMap(hasReplaced =>
    (['', 'anew', 'remove', 'decide'] as const).map(world => {
      const more: typeof weights =
        world === 'remove'
          ? [
              ['anew', 6],
              ['remove', 6],
            ]
          : world === 'anew'
            ? [['anew', 12]]
            : world === 'decide'
              ? [
                  ['anew', 6],
                  ['decide', 12],
                ]
              : []
      const replaced: typeof weights = hasReplaced ? [['reorganize', 12]] : []
      return [`${world} ${hasReplaced}`, kindsOf([...weights, ...more, ...replaced])] as const
    }),
  ),
)

/** In each eleventh world blocks are replaced that the network counts as final. */
const replacesBlocks = (seed: number): boolean => seed % 11 === 3

/** In each seventh world accounts are removed and connected again, and institutions make two withdrawals of one call. */
const removesAccounts = (seed: number): boolean => seed % 7 === 5

/** In each thirteenth world a person asks for the rest of what arrived in part, or returns it, also while calls go on. */
const decides = (seed: number): boolean => seed % 13 === 6

/** In each fifth world orders are started anew. The other seeds keep the worlds that they had before that event. */
const startsAnew = (seed: number): boolean => seed % 5 === 4

const eventKinds = (seed: number): readonly Event['kind'][] => {
  const world = decides(seed) ? 'decide' : removesAccounts(seed) ? 'remove' : startsAnew(seed) ? 'anew' : ''
  return kindsOfWorlds.get(`${world} ${replacesBlocks(seed)}`) ?? []
}

export const nextEvent = (random: RandomSource, seed = 0): Event => {
  const kind = random.pick(eventKinds(seed))
  const server = random.below(2)
  const modes = removesAccounts(seed) ? submitModesOfTwins : submitModes
  const mode = decides(seed) ? random.pick(submitModesOfParts) : random.below(2) === 0 ? 'accepted' : random.pick(modes)
  switch (kind) {
    case 'pay': {
      const order = random.pick([undefined, 'order-1', 'order-2'])
      const amount = random.pick(['10', '20'])
      return { kind, server, account: random.below(3), amount, order, callers: 1 + random.below(3), mode }
    }
    case 'combine':
      return { kind, server, order: random.pick([undefined, 'order-1', 'order-3']), callers: 1 + random.below(3), mode }
    case 'convert': {
      const order = random.pick([undefined, 'order-1', 'order-4'])
      const placed = random.below(2) === 0 ? 'accepted' : random.pick(submitModes)
      const fill = random.pick(fills)
      return { kind, server, account: random.below(3), order, callers: 1 + random.below(3), placed, fill, mode }
    }
    case 'anew': {
      const lagMs = random.pick([0, 5_000, 30_000, 60_000])
      return { kind, server, which: random.below(12), callers: 1 + random.below(2), mode, lagMs }
    }
    case 'again':
      return { kind, which: random.below(12), server, code: random.pick([undefined, secondFactorCode, '000000']), mode }
    case 'wait':
      return { kind, ms: random.pick([500, 5_000, 21_000, 31_000, 61_000, 121_000, 3_700_000]) }
    case 'institution':
      return { kind, isUp: random.below(2) === 0 }
    case 'lag':
      return { kind, ms: random.pick([0, 5_000, 30_000, 3_500_000]) }
    case 'fee':
      return { kind, fee: random.pick([usualFee, usualFee, '0.3', '7']) }
    case 'progress':
      if (decides(seed)) return { kind, to: random.pick(fatesOfParts) }
      return { kind, to: random.below(3) === 0 ? 'confirmed' : random.pick(fates) }
    case 'receiver':
      return { kind, mode: random.pick(receiverModes) }
    case 'crash':
      return { kind, server }
    case 'suspend':
      return { kind, server, ms: random.pick([3_000, 15_000, 65_000, 125_000]) }
    case 'expire':
      return { kind, account: random.below(3), isReplyLost: random.below(3) === 0 }
    case 'remove':
      return { kind, server, account: random.below(3), as: random.pick(reconnectedAs) }
    case 'decide':
      return { kind, action: random.pick(partActions) }
    case 'reorganize': {
      const afterMs = random.pick([60_000, 7_200_000, 259_200_000])
      return { kind, which: random.below(12), to: random.pick(reorganizations), afterMs }
    }
  }
}

const pay = async (
  world: World,
  previews: string[],
  event: Extract<Event, { kind: 'pay' | 'convert' }>,
): Promise<void> => {
  const connection = world.connections[event.account]
  const first = world.servers[event.server]
  if (!connection || !first) return
  const isConverted = event.kind === 'convert'
  const preview = {
    ...previewOf(world, connection, isConverted ? '20' : event.amount, event.order),
    ...(isConverted ? { funding: aConversion } : {}),
  }
  if (isConverted) world.institution.trading.scripts.push({ mode: event.placed, fill: event.fill })
  previews.push(`${preview.id} ${event.account}`)
  world.institution.state.modes.push(event.mode)
  await first.ctx.store.previews.insert(preview)
  // Twins: the user presses twice, and the second request reaches another server.
  for (let caller = 0; caller < event.callers; caller += 1) {
    const server = world.servers[(event.server + caller) % world.servers.length]
    if (server) world.begin(executeOn(server.ctx, connection.id, preview.id, undefined))
  }
}

/** A combined transfer of 30 with its two parts, and one more of each size from the other account, to replace one that fails. */
const combine = async (world: World, previews: string[], event: Extract<Event, { kind: 'combine' }>): Promise<void> => {
  const [first, second] = world.connections
  const server = world.servers[event.server]
  // All of one combined transfer are accounts of one user.
  if (!first || !second || !server || first.userId !== second.userId) return
  const combined = previewOf(world, first, '30', event.order)
  await server.ctx.store.previews.insert({ ...combined, isCombined: true })
  const parts = [
    { ...previewOf(world, first, '20', event.order), account: 0 },
    { ...previewOf(world, second, '10', event.order), account: 1 },
    { ...previewOf(world, second, '20', event.order), account: 1 },
    { ...previewOf(world, first, '10', event.order), account: 0 },
  ]
  for (const { account, ...part } of parts) {
    await server.ctx.store.previews.insert({ ...part, partOf: combined.id })
    previews.push(`${part.id} ${account}`)
  }
  world.institution.state.modes.push(event.mode)
  for (const [index, part] of parts.slice(0, event.callers).entries()) {
    const other = world.servers[(event.server + index) % world.servers.length]
    if (other) world.begin(executeOn(other.ctx, part.connectionId, part.id, undefined))
  }
}

/** Another preview of the same order: of one whose last call was refused where there is any. */
const anew = async (world: World, previews: string[], event: Extract<Event, { kind: 'anew' }>): Promise<void> => {
  const first = world.servers[event.server]
  const own = world.database.committed<Transfer>('transfers').filter(isOwnOrder)
  const refused = own.filter(({ phase }) => phase === 'awaitingUser' || phase === 'failed')
  const among = refused.length > 0 ? refused : own
  const earlier = among[event.which % Math.max(1, among.length)]
  const place = world.everConnected.find(({ id }) => id === earlier?.connectionId)?.upstreamId ?? ''
  const account = world.connections.findIndex(
    ({ upstreamId, userId }) => userId === earlier?.userId && accountOfGrant(upstreamId) === accountOfGrant(place),
  )
  const connection = world.connections[account]
  if (!first || !earlier || !connection) return
  const preview = previewOf(world, connection, earlier.amount, earlier.clientTransactionId)
  previews.push(`${preview.id} ${account}`)
  world.institution.state.modes.push(event.mode)
  world.institution.state.listLagMs = event.lagMs
  await first.ctx.store.previews.insert(preview)
  for (let caller = 0; caller < event.callers; caller += 1) {
    const server = world.servers[(event.server + caller) % world.servers.length]
    if (server) world.begin(executeOn(server.ctx, connection.id, preview.id, undefined))
  }
}

const isOwnOrder = ({ clientTransactionId, partOf, isCombined, funding }: Transfer): boolean =>
  clientTransactionId !== undefined && partOf === undefined && isCombined !== true && funding === undefined

const executeOn = async (
  ctx: World['servers'][number]['ctx'],
  connectionId: string,
  previewId: string,
  secondFactorCode: string | undefined,
): Promise<void> => {
  const connection = await ctx.store.connections.find(scope, connectionId)
  if (connection) await executeTransfer(ctx, { connection, previewId, secondFactorCode })
}

const happen = (world: World, previews: string[], event: Event): void => {
  const { institution, receiver, scheduler, servers } = world
  switch (event.kind) {
    case 'pay':
    case 'convert':
      return world.begin(pay(world, previews, event))
    case 'combine':
      return world.begin(combine(world, previews, event))
    case 'anew':
      return world.begin(anew(world, previews, event))
    case 'again': {
      const [previewId, account] = previews[event.which % Math.max(1, previews.length)]?.split(' ') ?? []
      const connection = world.connections[Number(account)]
      const server = servers[event.server]
      if (previewId === undefined || !connection || !server) return
      institution.state.modes.push(event.mode)
      return world.begin(executeOn(server.ctx, connection.id, previewId, event.code))
    }
    case 'wait':
      return scheduler.advance(event.ms)
    case 'institution':
      institution.state.isUp = event.isUp
      return
    case 'lag':
      institution.state.listLagMs = event.ms
      return
    case 'fee':
      institution.state.fee = event.fee
      return
    case 'progress':
      return institution.progress(event.to)
    case 'receiver':
      return void receiver.modes.push(event.mode)
    case 'crash':
      return world.crash(event.server)
    case 'suspend': {
      const process = servers[event.server]?.process
      if (process) process.suspendedUntilMs = scheduler.nowMs() + event.ms
      return
    }
    case 'expire':
      institution.state.refreshModes.push(event.isReplyLost ? 'lost' : 'accepted')
      return institution.revokeAccess(world.connections[event.account]?.upstreamId ?? '')
    case 'remove':
      return world.begin(remove(world, event))
    case 'decide':
      return endParts(world, event.action)
    case 'reorganize':
      if (!reorganize(world, event)) world.replacedLater.push(event)
      return
  }
}

type Replacement = Extract<Event, { kind: 'reorganize' }>

/** Of a transfer that is still read: what happens a day after it has arrived, nobody sees. False if there is none yet. */
const reorganize = ({ database, institution, scheduler }: World, { which, to, afterMs }: Replacement): boolean => {
  const untilMs = scheduler.nowMs() + 3_600_000
  const arrived = database
    .committed<Transfer>('transfers')
    .filter(
      ({ phase, finding, arrivalWatchUntilMs = 0 }) => phase === 'settled' && !finding && arrivalWatchUntilMs > untilMs,
    )
  const { hash } = arrived[which % Math.max(1, arrived.length)] ?? {}
  if (hash !== undefined) institution.reorganize(hash, to, afterMs)
  return hash !== undefined
}

/** The account is removed and, whatever becomes of that, connected again. Those that were removed before and are still kept are erased if they can be. */
const remove = async (world: World, { server, account, as }: Extract<Event, { kind: 'remove' }>): Promise<void> => {
  const ctx = world.servers[server]?.ctx
  const removed = world.connections[account]
  if (!ctx || !removed) return
  connectAgain(world, account, as)
  const kept = world.database
    .committed<ConnectionRow>('connections')
    .filter(({ id, removedAtMs }) => id === removed.id || removedAtMs !== undefined)
  const terms = { atMs: ctx.clock.nowMs(), retentionDays: 0 }
  for (const { id } of kept)
    await ctx.store.transaction(repositories => repositories.connections.remove(scope, id, terms))
}

/** A world that takes longer to come to rest has something that never ends. */
const maxRounds = 5_000

/** Everything that can still happen does: faults end, users sign in again, time passes until nothing is due. */
const quiesce = async (world: World, seed: number): Promise<number> => {
  const { institution, receiver, scheduler, servers, database } = world
  let steps = 0
  institution.state.isUp = true
  institution.state.listLagMs = 0
  institution.state.fee = usualFee
  institution.state.modes.length = 0
  institution.trading.scripts.length = 0
  institution.state.refreshModes.length = 0
  receiver.modes.length = 0
  const runAll = (): Promise<void> =>
    takeSteps(() => {
      const isRun = scheduler.runOne()
      if (isRun) steps += 1
      return isRun
    })
  for (let round = 0; round < maxRounds && world.violations.length === 0; round += 1) {
    signInAgain(world)
    institution.progress()
    const [replaced] = world.replacedLater
    if (replaced && reorganize(world, replaced)) world.replacedLater.shift()
    endParts(world, decides(seed) ? world.random.pick(partActions) : 'creditPart')
    await runAll()
    const nowMs = scheduler.nowMs()
    const open = database.committed<JobRow>('jobs').filter(({ isDone }) => !isDone)
    const dueAt = open.map(job => Math.max(job.runAtMs, job.lockedUntilMs ?? 0))
    const awake = servers.filter(({ process }) => process.suspendedUntilMs <= nowMs)
    const server = awake[round % Math.max(1, awake.length)]
    let claimed = 0
    if (server && dueAt.some(atMs => atMs <= nowMs)) {
      world.begin(server.work().then(count => (claimed = count)))
      await runAll()
    }
    if (claimed > 0) continue
    const wakesAt = servers.map(({ process }) => process.suspendedUntilMs)
    const later = [...dueAt, ...wakesAt, scheduler.nextTimerMs() ?? Infinity].filter(atMs => atMs > nowMs)
    const nextMs = Math.min(...later)
    if (nextMs === Infinity && open.length === 0 && institution.isIdle()) return steps
    scheduler.advance(nextMs === Infinity ? 1_000 : nextMs - nowMs)
  }
  return steps
}

/** A person decides about what arrived in part, as the review queue shows it. */
const endParts = ({ database, servers, scheduler, begin }: World, action: PartAction): void => {
  const nowMs = scheduler.nowMs()
  const server = servers.find(({ process }) => process.suspendedUntilMs <= nowMs)
  for (const transfer of database.committed<Transfer>('transfers')) {
    const { kind, arrived, hash } = transfer.finding ?? {}
    if (!server || kind !== 'short' || arrived === undefined || hash === undefined) continue
    const allowed = allowedActions(transfer, nowMs)
    const chosen = allowed.includes(action) ? action : 'creditPart'
    if (!allowed.includes(chosen)) continue
    const decision = { action: chosen, note: 'seen at the address', amount: arrived, hash }
    begin(resolveTransfer(server.ctx, scope, transfer.id, decision))
  }
}

const signInAgain = ({ database, institution }: World): void => {
  for (const row of database.committed<ConnectionRow>('connections')) {
    const { id, upstreamId } = row
    if (row.state !== 'needsReconnect') continue
    const { session, connected } = database.open(() => Promise.resolve())
    const credentials = institution.signIn(upstreamId)
    connected.put('connections', id, { ...row, credentials, state: 'active', version: row.version + 1 })
    database.commit(session)
  }
}

/** One world from its seed. `dropped` leaves events out, to find the few that a failure needs. */
export const simulate = async (seed: number, dropped: ReadonlySet<number> = new Set()): Promise<Run> => {
  const world = await createWorld(seed)
  const random = seededRandom(seed ^ 0x5bd1e995)
  const check = watchInvariants(world)
  const events: Event[] = []
  const previews: string[] = []
  let steps = 0
  await takeSteps(() => {
    check()
    if (steps >= minSteps || world.violations.length > 0) return false
    // Half of the time somebody goes on; else something happens, or a server looks for work.
    const chance = random.below(100)
    if (chance < 80 && world.scheduler.runOne()) steps += 1
    else if (chance % 2 === 0) {
      const event = nextEvent(random, seed)
      if (!dropped.has(events.length)) happen(world, previews, event)
      events.push(event)
      steps += 1
    } else {
      const server = random.pick(world.servers)
      if (server.process.suspendedUntilMs <= world.scheduler.nowMs()) world.begin(server.work())
      world.scheduler.advance(random.below(400))
    }
    return true
  })
  steps += await quiesce(world, seed)
  check()
  if (world.violations.length === 0) checkEnd(world)
  const transfers = world.database.committed<Transfer>('transfers').filter(({ isCombined }) => isCombined !== true)
  const ends = transfers.map(({ phase }) => phase)
  const states = transfers.map(transfer => stateOf(transfer, moneyLineOf(transfer)))
  return { steps, violations: world.violations, events, ends, states }
}

/** The smallest set of events with which the seed still fails: they are left out one after the other, as long as it does. */
export const shrink = async (seed: number): Promise<Failure> => {
  let dropped = new Set<number>()
  let run = await simulate(seed)
  for (let size = Math.ceil(run.events.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let from = 0; from < run.events.length; from += size) {
      const more = new Set([...dropped, ...Array.from({ length: size }, (_, index) => from + index)])
      if (more.size === dropped.size) continue
      const tried = await simulate(seed, more)
      if (tried.violations.length > 0) [dropped, run] = [more, tried]
    }
  return { seed, violations: run.violations, events: run.events, dropped: [...dropped].sort((a, b) => a - b) }
}

/** For whoever reads it: the seed, what was violated, and the events that it takes. */
export const describeFailure = ({ seed, violations, events, dropped }: Failure): string =>
  [
    `seed ${seed}: ${violations[0] ?? ''}`,
    ...events.flatMap((event, index) => (dropped.includes(index) ? [] : [`  ${index}: ${JSON.stringify(event)}`])),
    '',
  ].join('\n')
