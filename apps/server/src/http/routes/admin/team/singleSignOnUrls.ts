import type { Context } from '@rialto/core'

/** The page that the identity provider returns to, and which is registered there. */
export const redirectUrlOf = (ctx: Context): string => `${ctx.settings.linkOrigin}/dashboard/single-sign-on`

/** The page that begins a sign-in at the client's identity provider. */
export const signInUrlOf = (ctx: Context, clientId: string): string =>
  `${ctx.settings.linkOrigin}/dashboard/sign-in?client=${clientId}`

/** Address at which the identity provider writes users and groups. */
export const scimUrlOf = (ctx: Context): string => `${ctx.settings.linkOrigin}/scim/v2`

/** Address at which the identity provider reports the sign-out of a person. */
export const logoutUrlOf = (ctx: Context, clientId: string): string =>
  `${ctx.settings.linkOrigin}/single-sign-on/${clientId}/logout`

/** The page that a browser returns to after it has signed out at the provider. */
export const signedOutUrlOf = (ctx: Context): string => `${ctx.settings.linkOrigin}/dashboard/sign-in`
