import { randomBytes, randomUUID } from 'node:crypto'
import type { WithdrawalOrder } from '@rialto/core'
import { fromBaseUnits } from '@rialto/catalog'
import { defined } from '@rialto/defined'
import { createEgress, type Egress } from '@rialto/egress'
import { createSandboxClock, startInstitutions } from '@rialto/sandbox'
import { startTestChains } from '@rialto/sandbox/testing'
import type { ConformanceFault } from '../kit/conformance/subject.ts'

const sepolia = '03b2d786-7092-4a6a-9737-d6013e21819b'
const maxMs = 5_000

/**
 * Requests time out as soon as the simulator holds one of them, so that tests do not wait for a response that never
 * comes.
 */
const createImpatientEgress = (egress: Egress) => {
  const inFlight = new Set<AbortController>()
  const request: Egress['request'] = async requested => {
    const timeout = new AbortController()
    inFlight.add(timeout)
    try {
      const timeoutMs = Math.min(requested.timeoutMs ?? maxMs, maxMs)
      return await egress.request({ ...requested, timeoutMs, signal: timeout.signal })
    } finally {
      inFlight.delete(timeout)
    }
  }
  return { egress: { ...egress, request }, timeOut: () => inFlight.forEach(timeout => timeout.abort()) }
}

/** Real simulated institutions on real local chains, and an egress that routes their hosts there. */
export const startSandbox = async () => {
  const chains = await startTestChains()
  const clock = createSandboxClock()
  const onHold = () => impatient.timeOut()
  const institutions = await startInstitutions({ chains, clock, settleDelayMs: 0, tickMs: 0, onHold })
  const egress = createEgress({
    hosts: new Set(),
    routes: new Map(institutions.hosts.map(host => [host, institutions.origin])),
    userAgent: 'Rialto tests',
  })
  const impatient = createImpatientEgress(egress)
  const control = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${institutions.origin}/control/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...defined({ body: body && JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`control ${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
  let skewMs = 0
  const order = (): WithdrawalOrder => ({
    // As transfers carry it.
    reference: randomUUID().replaceAll('-', ''),
    symbol: 'USDC',
    networkId: sepolia,
    address: `0x${randomBytes(20).toString('hex')}`,
    amount: '1.234567',
    // Above any fee of the institution.
    maxDebit: '1000000000',
  })
  return {
    /** The sandbox's time, without waiting. */
    clock: { nowMs: () => clock.nowMs() + skewMs, sleep: async () => undefined },
    skew: (ms: number) => void (skewMs = ms),
    sandboxClock: clock,
    egress: impatient.egress,
    institutions,
    control,
    order,
    fault: async (host: string, fault: ConformanceFault) => {
      await control('POST', 'faults', { host, ...fault })
    },
    clearFaults: async () => {
      await control('DELETE', 'faults')
    },
    forgetCalls: async () => {
      await control('DELETE', 'requests')
    },
    /** How often paths that match were called with this method since `forgetCalls`. */
    calls: async (method: string, path: RegExp): Promise<number> => {
      const { requests } = (await control('GET', 'requests')) as {
        requests: { method: string; path: string; count: number }[]
      }
      return requests
        .filter(request => request.method === method && path.test(request.path))
        .reduce((sum, request) => sum + request.count, 0)
    },
    settle: async () => {
      await institutions.settle()
    },
    deposit: async (institution: string, amount: string, persona = 'Mesh'): Promise<string> => {
      const body = { institution, persona, symbol: 'USDC', amount }
      const { hash } = (await control('POST', 'deposits', body)) as { hash: string }
      return hash
    },
    arrived: async ({ networkId, symbol, address }: WithdrawalOrder) =>
      fromBaseUnits(await chains.balanceOf({ networkId, symbol, address }), 6),
    stop: async () => {
      await egress.close()
      await institutions.stop()
      await chains.stop()
    },
  }
}

export type Sandbox = Awaited<ReturnType<typeof startSandbox>>
