import { randomBytes } from 'node:crypto'
import type { SandboxClock } from '../../clock/createSandboxClock.ts'

/** One user's progress through the consent pages. */
export interface Flow {
  id: string
  /** In the form. Other pages do not have it. */
  formToken: string
  /** In a cookie. Other browsers do not have it. */
  browserToken: string
  clientId: string
  redirectUri: string
  state: string
  codeChallenge: string
  scopes: readonly string[]
  expiresAtMs: number
  /** Set after the sign-in. */
  persona?: string
}

const FLOW_LIFETIME_MS = 10 * 60_000
const MAX_FLOWS = 1_000

interface Flows {
  start(input: Omit<Flow, 'id' | 'formToken' | 'browserToken' | 'expiresAtMs' | 'persona'>): Flow
  find(id: string): Flow | undefined
  /** After the sign-in the previous page's form is invalid. */
  signIn(flow: Flow, persona: string): Flow
  end(flow: Flow): void
}

const token = (): string => randomBytes(24).toString('base64url')

/** Kept in memory, so a restart makes the user start again. */
export const createFlows = (clock: SandboxClock): Flows => {
  const flows = new Map<string, Flow>()
  const makeRoom = () => {
    for (const [id, flow] of flows) {
      if (flow.expiresAtMs <= clock.nowMs() || flows.size >= MAX_FLOWS) flows.delete(id)
    }
  }
  return {
    start: input => {
      makeRoom()
      const expiresAtMs = clock.nowMs() + FLOW_LIFETIME_MS
      const flow: Flow = { ...input, id: token(), formToken: token(), browserToken: token(), expiresAtMs }
      flows.set(flow.id, flow)
      return flow
    },
    find: id => {
      const flow = flows.get(id)
      return flow !== undefined && flow.expiresAtMs > clock.nowMs() ? flow : undefined
    },
    signIn: (flow, persona) => {
      const next = { ...flow, persona, formToken: token() }
      flows.set(flow.id, next)
      return next
    },
    end: flow => void flows.delete(flow.id),
  }
}
