import { type Clock, type ConnectorDescriptor, ConnectorError } from '@rialto/core'
import {
  admit,
  afterAnswer,
  afterFailure,
  type Breaker,
  breakerRules as rules,
  closed,
  nextTryMs,
  weights,
} from './breaker.ts'

/** What callers and operators see of an institution. */
export interface InstitutionHealth {
  isUp: boolean
  description?: string
  downSinceMs?: number
}

type Named = Pick<ConnectorDescriptor, 'institution' | 'name'>

/**
 * One breaker per institution, fed by every call of this process and by the probes. Each process keeps its own: what one
 * has learnt the others learn by their own calls and probes within a minute.
 */
export interface Health {
  of(institution: Named): InstitutionHealth
  /** The state of an institution's breaker. */
  breaker(institution: string): Breaker['kind']
  /** @throws ConnectorError `unavailable` at once, while the institution is down and it is not time to try again. */
  admit(institution: Named): void
  answered(institution: Named): void
  failed(institution: Named, what: keyof typeof weights): void
}

export const createHealth = (clock: Clock): Health => {
  const breakers = new Map<string, Breaker>()
  const get = ({ institution }: Named): Breaker => breakers.get(institution) ?? closed
  return {
    breaker: institution => (breakers.get(institution) ?? closed).kind,
    of: institution => {
      const breaker = get(institution)
      if (breaker.kind === 'closed') return { isUp: true }
      const description = `${institution.name} is not responding.`
      return { isUp: false, description, downSinceMs: breaker.downSinceMs }
    },
    admit: institution => {
      const nowMs = clock.nowMs()
      const { admitted, next } = admit(get(institution), nowMs, rules)
      breakers.set(institution.institution, next)
      if (admitted) return
      const retryAfterMs = Math.max(0, (nextTryMs(next, rules) ?? nowMs) - nowMs)
      const detail = { upstreamCode: 'notAsked', retryAfterMs }
      throw new ConnectorError('unavailable', `${institution.name} is not responding right now`, detail)
    },
    answered: ({ institution }) => void breakers.set(institution, afterAnswer()),
    failed: (institution, what) =>
      void breakers.set(institution.institution, afterFailure(get(institution), weights[what], clock.nowMs(), rules)),
  }
}
