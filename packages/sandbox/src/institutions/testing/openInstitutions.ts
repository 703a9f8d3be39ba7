import { defined } from '@rialto/defined'

import { createSandboxClock } from '../../clock/createSandboxClock.ts'
import { addressed, answer } from '../http/listen.ts'
import { createLedgerView } from '../ledger/createLedgerView.ts'
import type { Simulator } from '../simulator.ts'
import { composeInstitutions } from '../startInstitutions.ts'
import { createMemoryChains } from './memoryChains.ts'

/** How a client reaches the simulators: by the address of a listener, or in memory without one. */
export type Reached = string | { origin: string; fetch: typeof fetch }

export const reach = (at: Reached): Exclude<Reached, string> => (typeof at === 'string' ? { origin: at, fetch } : at)

/**
 * Institutions without a listener: `fetch` passes requests to them as the listener would. Withdrawals and the clock
 * advance only on request of the test.
 */
export const openInstitutions = (...simulators: readonly Simulator[]) => {
  const memory = createMemoryChains()
  const clock = createSandboxClock(() => Date.UTC(2035, 0, 12, 9))
  const { ctx, responder, settle } = composeInstitutions({ ...memory, clock, settleDelayMs: 0 }, simulators)
  const origin = 'http://127.0.0.1'
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search, host } = new URL(request.url)
    const headers = { host, ...Object.fromEntries(request.headers) }
    const { method } = request
    const outcome = await answer(
      responder,
      addressed({ method, target: pathname + search, headers, body: await request.text() }, responder.handlers),
    )
    if (outcome.kind !== 'reply') throw new TypeError('The connection was broken')
    const { status, body } = outcome.response
    return new Response(body === '' ? null : body, { status, ...defined({ headers: outcome.response.headers }) })
  }
  const control = async (method: string, path: string, body?: unknown) => {
    const response = await send(`${origin}/control${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...defined({ body: body === undefined ? undefined : JSON.stringify(body) }),
    })
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
    return { status: response.status, body: (await response.json()) as any }
  }
  return { ctx, origin, fetch: send, control, settle, clock, memory, ledger: createLedgerView(ctx.store) }
}
