import type { Context } from '../context.ts'
import type { InstitutionName } from '../data/networks.ts'
import { findPersona, type Persona } from '../data/personas.ts'
import { sha256Hex, type SimRequest } from '../http/types.ts'
import type { Grant } from '../state/types.ts'
import { findGrant } from './tokenRoutes.ts'

export interface Bearer {
  persona: Persona
  grant: Grant
}

/**
 * The persona of a request's bearer token, or the reason of a rejection, which each institution puts in its own words.
 */
export const bearerOf = (
  ctx: Context,
  institution: InstitutionName,
  request: SimRequest,
): Bearer | 'missing' | 'unknown' | 'revoked' | 'expired' => {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) return 'missing'
  const grant = findGrant(ctx, institution, token)
  const issued = grant?.accessTokens.find(t => t.hash === sha256Hex(token))
  const persona = findPersona(grant?.persona ?? '')
  if (grant === undefined || issued === undefined || persona === undefined) return 'unknown'
  if (grant.revoked) return 'revoked'
  return issued.expiresAtMs <= ctx.clock.nowMs() ? 'expired' : { persona, grant }
}
