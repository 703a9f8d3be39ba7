import type { InstitutionName } from '../data/networks.ts'
import { json, type SimHandler } from '../http/types.ts'
import type { Simulator } from '../simulator.ts'

/** Availability of institutions, which the control API changes. */
export interface Health {
  set(institution: InstitutionName, up: boolean): void
  isUp(institution: InstitutionName): boolean
  /** Wraps a handler: responds with 503 and no effect while the institution is down. */
  guard(institution: Pick<Simulator, 'name' | 'whenDown'>, handler: SimHandler): SimHandler
}

export const createHealth = (): Health => {
  const down = new Set<InstitutionName>()
  return {
    set: (institution, up) => void (up ? down.delete(institution) : down.add(institution)),
    isUp: institution => !down.has(institution),
    guard: (institution, handler) => request => {
      if (!down.has(institution.name)) return handler(request)
      const still = institution.whenDown?.(request)
      return still ?? json(503, { errors: [{ id: 'service_unavailable', message: 'Down for maintenance' }] })
    },
  }
}
