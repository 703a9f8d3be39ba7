import type { AdminHandler } from '../../../handler.ts'
import { identityProviderView } from './identityProviderView.ts'

export const readIdentityProviderHandler: AdminHandler<'readIdentityProvider'> = async (ctx, { scope }) => {
  const found = await ctx.store.identityProviders.find(scope)
  return found ? { identityProvider: await identityProviderView(ctx, scope, found) } : {}
}
