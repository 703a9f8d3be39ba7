import type { Scope } from '../kernel/scope.ts'
import type { CommonContext } from '../context.ts'
import type { KeyCreator } from './ports.ts'
import { rejectClosed } from './closeClient.ts'

const prefixes = { sandbox: 'amk_sandbox_', production: 'amk_live_' } as const

/** Creates an account management API key. Only its hash is stored, so only this response contains the key. @throws ApiError */
export const createManagementKey = async (
  ctx: CommonContext,
  scope: Scope,
  label: string,
  creator?: KeyCreator,
): Promise<{ id: string; secret: string }> => {
  rejectClosed(await ctx.store.clients.find(scope))
  const secret = `${prefixes[scope.environment]}${ctx.ids.hex(32)}`
  const id = ctx.ids.uuid()
  await ctx.store.adminKeys.insert(scope, {
    id,
    label,
    secretHash: ctx.ids.sha256(secret),
    createdAtMs: ctx.clock.nowMs(),
    creator,
  })
  return { id, secret }
}
