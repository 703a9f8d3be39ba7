/**
 * Two servers are restarted one after the other under load over kept connections, as a rolling update does. The callers are a
 * load balancer: they go by `/readyz` and try nothing twice.
 *
 *   RIALTO_ROLLING_REQUESTS   how many requests, default 1000. A campaign: RIALTO_ROLLING_REQUESTS=10000
 */
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { openEnvironment, type TestEnvironment } from '../harness/openEnvironment.ts'
import { demoClient, type Rialto } from '../harness/startRialto.ts'

const wanted = Number(process.env['RIALTO_ROLLING_REQUESTS'] ?? 1_000)
const callers = 12
const probeEveryMs = 200
/** A campaign waits as long as production does by default; on a busy machine a probe may take longer than a second. */
const drainSeconds = wanted > 1_000 ? '5' : '1'
const settings = { env: { RIALTO_DRAIN_SECONDS: drainSeconds }, anotherPort: true }

interface Backend {
  server: Rialto
  agent: Agent
  isReady: boolean
}

let env: TestEnvironment
let backends: Backend[]

beforeAll(async () => {
  env = await openEnvironment()
  // Keeps the embedded database, and takes no part.
  await env.start()
  backends = [await backend(), await backend()]
})
afterAll(() => env.close())

const backend = async (): Promise<Backend> => ({
  server: await env.start(settings),
  agent: new Agent({ keepAlive: true, maxSockets: callers }),
  isReady: true,
})

/** Probes wait for none of the callers' connections. */
const probes = new Agent({ keepAlive: false })

const send = (
  to: Backend,
  method: 'GET' | 'POST',
  path: string,
  { body, agent = to.agent }: { body?: string; agent?: Agent } = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      'x-client-id': demoClient.id,
      'x-client-secret': demoClient.secret,
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const sent = request(`${to.server.api}${path}`, { method, agent, headers }, answer => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode ?? 0))
      answer.once('error', reject)
    })
    sent.once('error', reject)
    sent.end(body)
  })

test(
  `a rolling restart of two servers loses none of ${wanted} requests`,
  { timeout: 60_000 + wanted * 30 },
  async () => {
    const answers = new Map<string, number>()
    let sent = 0
    let isRolling = true
    const probe = async (one: Backend) => {
      while (isRolling) {
        one.isReady = (await send(one, 'GET', '/readyz', { agent: probes }).catch(() => 0)) === 200
        await pause(probeEveryMs)
      }
    }
    const call = async (caller: number) => {
      // To the end of the restarts, however soon the number is reached.
      while (isRolling || sent < wanted) {
        sent += 1
        const ready = backends.filter(one => one.isReady)
        const to = ready[(sent + caller) % ready.length] ?? backends[0]
        if (!to) throw new Error('no server')
        const isWrite = sent % 2 === 0
        const what = await (
          isWrite
            ? send(to, 'POST', '/api/v1/linktoken', { body: '{"userId":"roll"}' })
            : send(to, 'GET', '/api/v1/integrations')
        ).catch((error: NodeJS.ErrnoException) => error.code ?? error.message)
        answers.set(String(what), (answers.get(String(what)) ?? 0) + 1)
        await pause(20)
      }
    }
    const roll = async () => {
      for (const one of backends) {
        one.server.process.kill('SIGTERM')
        expect((await one.server.ended).code).toBe(0)
        const { server } = await backend()
        one.server = server
        while (!one.isReady) await pause(probeEveryMs)
      }
      isRolling = false
    }
    const probing = Promise.all(backends.map(probe))
    await Promise.all([roll(), ...Array.from({ length: callers }, (_, caller) => call(caller))])
    await probing
    console.info(`${sent} requests: ${JSON.stringify(Object.fromEntries(answers))}`)
    expect([...answers.keys()]).toEqual(['200'])
    expect(sent).toBeGreaterThanOrEqual(wanted)
  },
)
