import type { AuthScheme, Granted } from '../connections/connector.ts'
import type { RequestedAccess } from './requestedAccess.ts'

/** Scopes or permissions of the institution for orders. */
const forOrders = (scheme: AuthScheme): readonly string[] => {
  if (scheme.kind === 'apiKey') return scheme.orderPermissions ?? []
  return scheme.kind === 'oAuth' ? scheme.scopes.filter(scope => scheme.abilities[scope] === 'trade') : []
}

/** The permissions of new credentials, of those that the session asked for: others are not missing. */
export const grantedOf = (
  scheme: AuthScheme,
  { scopes, permissions, abilities }: RequestedAccess,
  granted: Granted,
): Granted => {
  const requested = [...scopes, ...permissions]
  const orders = forOrders(scheme)
  return {
    ...granted,
    trade: abilities.includes('trade') && !orders.some(one => granted.missing.includes(one)),
    missing: granted.missing.filter(one => requested.includes(one)),
  }
}
