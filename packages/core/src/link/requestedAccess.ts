import type { Ability, AuthScheme, Connector } from '../connections/connector.ts'
import type { LinkRequest } from './ports.ts'

/** The access that a session requests from an institution: the minimum for its products. */
export interface RequestedAccess {
  /** Of an OAuth sign-in. */
  scopes: readonly string[]
  /** For an API key, with the institution's names. */
  permissions: readonly string[]
  /** Each only once, for the user's consent. All access includes reading balances. */
  abilities: readonly Ability[]
}

type Wanted = Pick<LinkRequest, 'transfer' | 'offer'>

/**
 * Orders are needed for connecting without further products, for converting and buying, and if a Link configuration
 * requires them.
 */
const wantsOrders = ({ transfer, offer }: Wanted): boolean =>
  transfer?.isFundingEnabled === true ||
  transfer?.transferType === 'onramp' ||
  (offer?.products.includes('orders') ?? transfer === undefined)

/**
 * The session is for reading alone if a Link configuration names products of which none sends, and the token asks for
 * no transfer. Without any products the connection may be used for everything later.
 */
const wantsTransfers = ({ transfer, offer }: Wanted): boolean =>
  transfer !== undefined || !offer?.products.length || offer.products.includes('transfers')

/** Deposit addresses are also created, which is more than reading. */
const wantsAddresses = (request: Wanted): boolean =>
  wantsTransfers(request) || request.offer?.products.includes('cryptocurrencyDepositAddresses') === true

export const requestedAccess = (
  { descriptor: { scheme, products } }: Pick<Connector, 'descriptor'>,
  request: Wanted,
): RequestedAccess => {
  const sends = wantsTransfers(request)
  const isWithoutOrders = products.includes('orders') && !wantsOrders(request)
  // Without its own orders, an integration that requests a trading scope, like Alpaca, needs it to send.
  const isWithoutTrading = isWithoutOrders || (!sends && !products.includes('orders'))
  if (scheme.kind === 'oAuth') {
    const left: Partial<Record<Ability, boolean>> = {
      trade: isWithoutTrading,
      send: !sends,
      addresses: !wantsAddresses(request),
    }
    const scopes = scheme.scopes.filter(scope => left[scheme.abilities[scope] ?? 'balances'] !== true)
    return { scopes, permissions: [], abilities: unique(['balances', ...scopes.map(one => scheme.abilities[one])]) }
  }
  if (scheme.kind === 'address') return { scopes: [], permissions: [], abilities: ['balances'] }
  const canSend = sends && products.includes('transfers') && 'send'
  if (scheme.kind === 'wallet') return { scopes: [], permissions: [], abilities: unique(['balances', canSend]) }
  const isTrading = products.includes('orders') && !isWithoutOrders
  return {
    scopes: [],
    permissions: scheme.kind === 'apiKey' ? keyPermissions(scheme, { isWithoutOrders, sends }) : [],
    abilities: unique(['balances', canSend, isTrading && 'trade']),
  }
}

const keyPermissions = (
  { permissions, orderPermissions = [], sendPermissions = [] }: Extract<AuthScheme, { kind: 'apiKey' }>,
  { isWithoutOrders, sends }: { isWithoutOrders: boolean; sends: boolean },
): string[] => {
  const left = new Set([...(isWithoutOrders ? orderPermissions : []), ...(sends ? [] : sendPermissions)])
  return permissions.filter(one => !left.has(one))
}

const unique = (abilities: readonly (Ability | undefined | false)[]): Ability[] => [
  ...new Set(abilities.filter(one => one !== undefined && one !== false)),
]
