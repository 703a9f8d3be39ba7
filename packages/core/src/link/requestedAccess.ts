import type { Ability, AuthScheme, Connector } from '../connections/connector.ts'
import type { LinkRequest } from './ports.ts'

/** The access that a session requests from an institution: the minimum for its products. */
interface RequestedAccess {
  /** Of an OAuth sign-in. */
  scopes: readonly string[]
  /** For an API key, with the institution's names. */
  permissions: readonly string[]
  /** Each only once, for the user's consent. All access includes reading balances. */
  abilities: readonly Ability[]
}

/**
 * Orders are needed for connecting without further products, for converting and buying, and if a Link configuration
 * requires them.
 */
const wantsOrders = ({ transfer, offer }: Pick<LinkRequest, 'transfer' | 'offer'>): boolean =>
  transfer?.isFundingEnabled === true ||
  transfer?.transferType === 'onramp' ||
  (offer?.products.includes('orders') ?? transfer === undefined)

export const requestedAccess = (
  { descriptor: { scheme, products } }: Pick<Connector, 'descriptor'>,
  request: Pick<LinkRequest, 'transfer' | 'offer'>,
): RequestedAccess => {
  const isWithoutOrders = products.includes('orders') && !wantsOrders(request)
  if (scheme.kind === 'oAuth') {
    // An integration without orders that still requests a trading scope, like Alpaca, needs it for another purpose.
    const scopes = scheme.scopes.filter(scope => !isWithoutOrders || scheme.abilities[scope] !== 'trade')
    return { scopes, permissions: [], abilities: unique(['balances', ...scopes.map(one => scheme.abilities[one])]) }
  }
  if (scheme.kind === 'address') return { scopes: [], permissions: [], abilities: ['balances'] }
  if (scheme.kind === 'wallet')
    return {
      scopes: [],
      permissions: [],
      abilities: unique(['balances', products.includes('transfers') && 'send']),
    }
  const isTrading = products.includes('orders') && !isWithoutOrders
  return {
    scopes: [],
    permissions: scheme.kind === 'apiKey' ? keyPermissions(scheme, isWithoutOrders) : [],
    abilities: unique(['balances', products.includes('transfers') && 'send', isTrading && 'trade']),
  }
}

const keyPermissions = (
  { permissions, orderPermissions = [] }: Extract<AuthScheme, { kind: 'apiKey' }>,
  isWithoutOrders: boolean,
): string[] => permissions.filter(one => !isWithoutOrders || !orderPermissions.includes(one))

const unique = (abilities: readonly (Ability | undefined | false)[]): Ability[] => [
  ...new Set(abilities.filter(one => one !== undefined && one !== false)),
]
