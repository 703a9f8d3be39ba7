import type { SigningEndpoint } from '@rialto/core'
import { expect, test } from 'vitest'

import { anAddress, sepolia } from '../../packages/core/src/testing/fixtures.ts'
import { seededRandom } from '../harness/seededRandom.ts'
import { autoCommit } from '../../packages/core/src/testing/memory/memorySession.ts'
import { takeSteps } from '../simulation/scheduler.ts'
import { type Event, nextEvent, simulate } from '../simulation/simulate.ts'
import { createWorld, scope, type World } from '../simulation/world.ts'
import { type Payment, plainService } from './plainService.ts'

/** RIALTO_BASELINE_SEEDS sets how many worlds both are put through. */
const seeds = Number(process.env['RIALTO_BASELINE_SEEDS'] ?? 50)
const steps = 200
const staleMs = 60_000

interface Losses {
  payments: number
  /** More than one withdrawal for what is paid once. */
  doubled: number
  /** Called failed and arrived, called succeeded and did not, or never ended. */
  wrongEnds: number
  /** Ends that the client never received. */
  lostEvents: number
}

const endpoint: SigningEndpoint = {
  id: 'client',
  scope,
  url: 'https://client.example',
  label: '',
  signatureHeader: 'X',
  createdAtMs: 0,
  secrets: [],
}

const servicesOf = (world: World, notified: Set<string>) => {
  const serviceOn = (index: number) => {
    const server = world.servers[index % world.servers.length]
    if (!server) throw new Error('no server')
    return plainService({
      run: autoCommit(world.database, server.client),
      connector: world.institution.connectorOf(server.process),
      // Tokens never end: what refreshing goes through is not counted against it.
      credentials: account => world.institution.signIn(account),
      notify: async ({ id, status }) => {
        const body = JSON.stringify({ EventId: `${id}:${status}`, Sequence: 1, TransferStatus: status })
        const answer = await server.ctx.webhookSender.send({
          endpoint,
          eventId: id,
          attemptId: id,
          body,
        })
        const isTaken = answer.status === 200
        if (isTaken) notified.add(`${id}:${status}`)
        return isTaken
      },
    })
  }
  const startedAt = new Map<string, number>()
  const isStale = ({ id }: Payment): boolean => world.scheduler.nowMs() - (startedAt.get(id) ?? 0) > staleMs
  return {
    pay(event: Extract<Event, { kind: 'pay' }>): void {
      const id = world.uuid()
      startedAt.set(id, world.scheduler.nowMs())
      world.institution.state.modes.push(event.mode)
      const { amount } = event
      // As most integrations: whatever the fee.
      const order = {
        reference: id,
        symbol: 'USDC',
        networkId: sepolia,
        address: anAddress,
        amount,
        maxDebit: '1000000',
      }
      const payment = { key: event.order ?? id, account: `account${event.account}`, order, status: 'pending' as const }
      for (let caller = 0; caller < event.callers; caller += 1)
        world.begin(
          serviceOn(event.server + caller)
            .pay({ ...payment, id })
            .catch(() => undefined),
        )
    },
    poll: (index: number): void =>
      world.begin(
        serviceOn(index)
          .poll(isStale)
          .catch(() => undefined),
      ),
  }
}

const happen = (world: World, services: ReturnType<typeof servicesOf>, event: Event): void => {
  const { institution, receiver, scheduler } = world
  if (event.kind === 'pay') services.pay(event)
  if (event.kind === 'wait') scheduler.advance(event.ms)
  if (event.kind === 'institution') institution.state.isUp = event.isUp
  if (event.kind === 'lag') institution.state.listLagMs = event.ms
  if (event.kind === 'progress') institution.progress(event.to)
  if (event.kind === 'receiver') receiver.modes.push(event.mode)
  if (event.kind === 'crash') world.crash(event.server)
}

/** The plain service through the events of a seed, and what its books say beside the institution's. */
const runPlain = async (seed: number, losses: Losses): Promise<void> => {
  const world = await createWorld(seed)
  const random = seededRandom(seed ^ 0x5bd1e995)
  const notified = new Set<string>()
  const services = servicesOf(world, notified)
  let step = 0
  await takeSteps(() => {
    step += 1
    if (random.below(100) >= 80 || !world.scheduler.runOne())
      if (random.below(2) === 0) happen(world, services, nextEvent(random))
      else services.poll(random.below(2))
    return step < steps
  })
  world.institution.state.isUp = true
  world.institution.state.modes.length = 0
  world.receiver.modes.length = 0
  for (let round = 0; round < 60; round += 1) {
    await takeSteps(() => world.scheduler.runOne())
    world.institution.progress()
    services.poll(round)
    world.scheduler.advance(30_000)
  }
  const arrived = world.institution.entries.filter(world.institution.delivered)
  const payments = world.database.committed<Payment>('payments')
  const keyOf = new Map(payments.map(({ id, key }) => [id, key]))
  const perKey = new Map<string, number>()
  for (const { order } of arrived) {
    const key = keyOf.get(order.reference) ?? order.reference
    perKey.set(key, (perKey.get(key) ?? 0) + 1)
  }
  losses.payments += new Set(payments.map(({ key }) => key)).size
  for (const count of perKey.values()) losses.doubled += count - 1
  for (const { id, status } of payments) {
    const hasArrived = arrived.some(({ order }) => order.reference === id)
    if ((status === 'succeeded') !== hasArrived) losses.wrongEnds += 1
    if ((status === 'succeeded' || status === 'failed') && !notified.has(`${id}:${status}`)) losses.lostEvents += 1
  }
}

test('under the same faults a plain integration pays twice, ends wrong and loses events, and Rialto does not', async () => {
  const plain: Losses = { payments: 0, doubled: 0, wrongEnds: 0, lostEvents: 0 }
  const ours: string[] = []
  for (let seed = 1; seed <= seeds; seed += 1) {
    await runPlain(seed, plain)
    ours.push(...(await simulate(seed)).violations)
  }
  if (seeds > 100) process.stdout.write(`${seeds} seeds: ${JSON.stringify(plain)}\n`)
  expect(ours).toEqual([])
  expect(plain.doubled).toBeGreaterThan(0)
  expect(plain.wrongEnds).toBeGreaterThan(0)
  expect(plain.lostEvents).toBeGreaterThan(0)
})
