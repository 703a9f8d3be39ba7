import { checkOrigins } from './checkOrigins.ts'
import type { ClientSettings } from './ports.ts'
import type { CommonContext } from '../context.ts'
import { checkClientName } from './renameClient.ts'

/** Creates a client of this environment, without keys. `origins` may embed Link. @throws ApiError `invalidField`. */
export const createClient = async (
  ctx: CommonContext,
  input: { name: string; origins: readonly string[] },
): Promise<ClientSettings> => {
  const name = await checkClientName(ctx, input.name)
  const allowedOrigins = checkOrigins(ctx.environment, input.origins)
  const id = ctx.ids.uuid()
  await ctx.store.transaction(({ clients }) =>
    clients.insert(
      { clientId: id, environment: ctx.environment },
      { name, allowedOrigins, createdAtMs: ctx.clock.nowMs() },
    ),
  )
  return { id, name, allowedOrigins, closedAtMs: undefined }
}
