import type { Context, Scope } from '@rialto/core'

export const originsOf = async (ctx: Context, scope: Scope) => ({
  allowedOrigins: [...((await ctx.store.clients.find(scope))?.allowedOrigins ?? [])],
})
