import type { Context } from '@rialto/core'

/** The page that the identity provider returns to, and which is registered there. */
export const redirectUrlOf = (ctx: Context): string => `${ctx.settings.linkOrigin}/dashboard/single-sign-on`

/** The page that begins a sign-in at the client's identity provider. */
export const signInUrlOf = (ctx: Context, clientId: string): string =>
  `${ctx.settings.linkOrigin}/dashboard/sign-in?client=${clientId}`
