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

/** Public health of an institution, for callers and operators. */
export interface InstitutionHealth {
  isUp: boolean
  description?: string
  downSinceMs?: number
}

type Named = Pick<ConnectorDescriptor, 'institution' | 'name'>

/** A breaker that opened or closed. Unix milliseconds; without `open` the institution is up. */
export interface BreakerChange {
  institution: string
  open?: { untilMs: number; downSinceMs: number }
}

/** Breaker changes shared among the processes of one installation. */
export interface SharedBreakers {
  /** Announces a change of this process. Returns at once. */
  announce(change: BreakerChange): void
  /** Calls back with each change of another process. */
  follow(onChange: (change: BreakerChange) => void): void
}

/**
 * One breaker per institution, fed by every call of this process, by the probes, and by other processes: if one opens
 * it, it is open for all. Only a process that got a response itself after the other's first failure continues, because
 * then the institution is up and only the network path of the other process is broken.
 */
export interface Health {
  of(institution: Named): InstitutionHealth
  /** The state of an institution's breaker. */
  breaker(institution: string): Breaker['kind']
  /** @throws ConnectorError `unavailable` at once, while the institution is down and no trial call is due. */
  admit(institution: Named): void
  answered(institution: Named): void
  failed(institution: Named, what: keyof typeof weights): void
}

export const createHealth = (clock: Clock, shared?: SharedBreakers): Health => {
  const breakers = new Map<string, Breaker>()
  const answeredAtMs = new Map<string, number>()
  const get = ({ institution }: Named): Breaker => breakers.get(institution) ?? closed
  const change = (institution: string, next: Breaker): void => {
    const before = breakers.get(institution) ?? closed
    breakers.set(institution, next)
    if (next.kind === before.kind || next.kind === 'halfOpen') return
    if (next.kind === 'closed') return shared?.announce({ institution })
    const { untilMs, downSinceMs } = next
    shared?.announce({ institution, open: { untilMs, downSinceMs } })
  }
  shared?.follow(({ institution, open }) => {
    if (!open) return void breakers.set(institution, closed)
    if ((answeredAtMs.get(institution) ?? -Infinity) < open.downSinceMs)
      breakers.set(institution, { kind: 'open', ...open })
  })
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
    answered: ({ institution }) => {
      answeredAtMs.set(institution, clock.nowMs())
      change(institution, afterAnswer())
    },
    failed: (institution, what) =>
      change(institution.institution, afterFailure(get(institution), weights[what], clock.nowMs(), rules)),
  }
}
