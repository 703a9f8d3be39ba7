import { type Context, type Scope, isUuid } from '@rialto/core'
import { openJws, signJws } from './jws.ts'

/** Seconds. */
export const adminTokenTtl = 3600

/** The authenticated owner of a key or token. */
export interface Holder {
  scope: Scope
  /** The account management API key itself, or the one that the token was issued for. */
  keyId: string
}

export interface AdminTokens {
  issue(holder: Holder): Promise<string>
  /** The holder of a valid token. Undefined once the token has expired or its key is revoked. */
  verify(token: string): Promise<Holder | undefined>
}

interface Claims {
  iss: string
  aud: string
  sub: string
  /** The account management key that the token was issued for. */
  key_id: string
  /** Unix seconds. */
  iat: number
  exp: number
}

/**
 * Tokens of the account management API: JWTs for one environment of this installation, with a dedicated signing key.
 */
export const createAdminTokens = (ctx: Context): AdminTokens => {
  const key = onceFound(() => signingKey(ctx))
  const [iss, aud] = [ctx.settings.linkOrigin, `account-management:${ctx.environment}`]
  const nowSeconds = () => Math.floor(ctx.clock.nowMs() / 1000)
  return {
    issue: async ({ scope, keyId }) => {
      const iat = nowSeconds()
      const claims: Claims = { iss, aud, sub: scope.clientId, key_id: keyId, iat, exp: iat + adminTokenTtl }
      return signJws(JSON.stringify(claims), await key())
    },
    verify: async token => {
      const payload = openJws(token, await key())
      const claims = payload === undefined ? undefined : (JSON.parse(payload) as Partial<Claims>)
      if (!claims || claims.iss !== iss || claims.aud !== aud || !holds(claims, nowSeconds())) return undefined
      const { sub: clientId = '', key_id: keyId = '' } = claims
      const scope: Scope = { clientId, environment: ctx.environment }
      const live = await ctx.store.adminKeys.listLive(scope)
      return live.some(({ id }) => id === keyId) ? { scope, keyId } : undefined
    },
  }
}

const holds = ({ iat, exp, sub }: Partial<Claims>, now: number): boolean =>
  typeof sub === 'string' &&
  isUuid(sub) &&
  typeof iat === 'number' &&
  typeof exp === 'number' &&
  Number.isSafeInteger(iat) &&
  Number.isSafeInteger(exp) &&
  iat <= now &&
  now < exp

const signingKey = async (ctx: Context): Promise<Buffer> => {
  const fresh = { key: ctx.ids.hex(32), atMs: ctx.clock.nowMs() }
  return Buffer.from(await ctx.store.adminSigningKeys.findOrInsert(ctx.environment, fresh), 'hex')
}

/** Caches the first success and repeats only failures. */
const onceFound = <T>(find: () => Promise<T>): (() => Promise<T>) => {
  let found: Promise<T> | undefined
  return () =>
    (found ??= find().catch((error: unknown) => {
      found = undefined
      throw error
    }))
}
