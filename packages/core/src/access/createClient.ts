import { invalidField } from '../kernel/apiError.ts'
import { checkOrigins } from './checkOrigins.ts'
import type { ClientSettings } from './ports.ts'
import type { AccessContext } from './accessContext.ts'

/** Creates a client of this environment, without keys. `origins` may embed Link. @throws ApiError `invalidField`. */
export const createClient = async (
  ctx: AccessContext,
  input: { name: string; origins: readonly string[] },
): Promise<ClientSettings> => {
  const name = input.name.trim()
  if (name === '' || name.length > 100 || name.includes('\0'))
    throw invalidField('name', 'must have 1 to 100 characters')
  const allowedOrigins = checkOrigins(ctx.environment, input.origins)
  const id = ctx.ids.uuid()
  await ctx.store.transaction(({ clients }) =>
    clients.insert(
      { clientId: id, environment: ctx.environment },
      { name, allowedOrigins, createdAtMs: ctx.clock.nowMs() },
    ),
  )
  return { id, name, allowedOrigins }
}
