import {
  type SelfCustodyWallet,
  findIntegration,
  findSelfCustodyWallet,
  selfCustodyWallets,
  walletIntegrationType,
} from '@rialto/catalog'
import type { CatalogConfiguration } from '@rialto/contract'
import { defined } from '@rialto/defined'
import type { OfferSettings, SubClient } from '../clients/ports.ts'
import { logoUrl } from '../clients/logoUrl.ts'
import type { Connector } from '../connections/connector.ts'
import { convertsAt } from '../transfers/funding/readQuote.ts'
import { invalidField, isUuid } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { LinkRequest, LinkSessionRecord, SignInFailure } from './ports.ts'

/** Whether a sub-client's sessions offer the integration: on the list if there is one, and not excluded. */
export const isOffered = (catalog: CatalogConfiguration, integrationId: string): boolean => {
  const lists = (ids: readonly string[] | undefined, wanted = integrationId) =>
    ids?.some(id => id.toLowerCase() === wanted.toLowerCase()) ?? false
  const { integrationWhiteList, excludeIntegrations, excludeIntegrationCategories = [] } = catalog
  const isWallets = findIntegration(integrationId)?.type === walletIntegrationType
  const listsWallet =
    isWallets && integrationWhiteList?.some(id => findSelfCustodyWallet(id) && !lists(excludeIntegrations, id))
  if (integrationWhiteList?.length && !lists(integrationWhiteList) && !listsWallet) return false
  if (lists(excludeIntegrations)) return false
  const categories: readonly string[] = findIntegration(integrationId)?.categories ?? []
  return !excludeIntegrationCategories.some(category => categories.includes(category))
}

/** Whether a list names individual wallets instead of the type: then only those may be used. */
const listsWallets = ({ integrationWhiteList = [] }: CatalogConfiguration): boolean =>
  integrationWhiteList.some(id => findSelfCustodyWallet(id) !== undefined) &&
  !integrationWhiteList.some(id => findIntegration(id)?.type === walletIntegrationType)

const namesWallet = (ids: readonly string[] | undefined, { id }: SelfCustodyWallet): boolean =>
  ids?.some(one => one.toLowerCase() === id) ?? false

/** The named wallets that the session offers and hides, and whether it offers no others. */
export const offeredWallets = (
  ctx: Pick<Context, 'environment'>,
  { offer }: Pick<LinkRequest, 'offer'>,
  subClient: Pick<SubClient, 'catalog'> | undefined,
): { wallets: readonly SelfCustodyWallet[]; hidden: readonly SelfCustodyWallet[]; isOnlyListed: boolean } => {
  const catalogs = [offer?.catalog ?? {}, subClient?.catalog ?? {}]
  const isLeft = (wallet: SelfCustodyWallet) =>
    catalogs.every(
      catalog =>
        (!listsWallets(catalog) || namesWallet(catalog.integrationWhiteList, wallet)) &&
        !namesWallet(catalog.excludeIntegrations, wallet),
    )
  const wallets = selfCustodyWallets(ctx.environment)
  return {
    wallets: wallets.filter(isLeft),
    hidden: wallets.filter(wallet => !isLeft(wallet)),
    isOnlyListed: catalogs.some(listsWallets),
  }
}

type Transfer = NonNullable<LinkRequest['transfer']>

/** The sub-client of a session: its token's, if it exists at this client. Otherwise undefined, without an error. */
export const subClientOf = async (
  ctx: Pick<Context, 'store'>,
  session: { scope: Scope; request: Pick<LinkRequest, 'subClientId'> },
): Promise<SubClient | undefined> => {
  const id = session.request.subClientId?.toLowerCase()
  return id !== undefined && isUuid(id) ? ctx.store.subClients.find(session.scope, id) : undefined
}

/** Whether the Link configuration and the sub-client of a session leave an integration in their catalogues. */
export const isInCatalogs = async (
  ctx: Pick<Context, 'store'>,
  session: Pick<LinkSessionRecord, 'scope' | 'request'>,
  integrationId: string,
): Promise<boolean> => {
  const subClient = await subClientOf(ctx, session)
  return [session.request.offer?.catalog, subClient?.catalog].every(
    catalog => catalog === undefined || isOffered(catalog, integrationId),
  )
}

/** The name and logo shown to the user: the sub-client's, or else the client's. */
export const brandingOf = (
  ctx: Pick<Context, 'settings'>,
  client: { name: string } | undefined,
  subClient: SubClient | undefined,
): { name: string; logoUrl?: string } => {
  if (!subClient) return { name: client?.name ?? '' }
  return { name: subClient.displayName, ...(subClient.logo ? { logoUrl: logoUrl(ctx, subClient.logo) } : {}) }
}

/** Only the client's server connects addresses. */
export const isForLink = ({ descriptor }: Connector): boolean => descriptor.scheme.kind !== 'address'

type Destinations = readonly Pick<Transfer['destinations'][number], 'symbol' | 'networkId'>[]

/** Whether it can send, and on one of the requested networks. Without destinations, any network counts. */
export const canPay = (
  { descriptor: { products, networks } }: Pick<Connector, 'descriptor'>,
  { destinations }: { destinations: Destinations },
): boolean =>
  products.includes('transfers') &&
  (destinations.length === 0 ||
    destinations.some(requested => networks.some(({ networkId }) => networkId === requested.networkId)))

/** Whether the integration meets the conditions of a Link configuration. */
export const isInOffer = ({ descriptor }: Connector, { catalog, products, networkIds }: OfferSettings): boolean =>
  isOffered(catalog, descriptor.integrationId) &&
  products.every(product => descriptor.products.includes(product)) &&
  (networkIds.length === 0 || descriptor.networks.some(({ networkId }) => networkIds.includes(networkId)))

type Wanted = Pick<LinkRequest, 'transfer' | 'offer' | 'verifyWallet' | 'payout'>

/** A transfer of which the client requests a proof of the sender's address. */
export const needsProof = ({ transfer, verifyWallet }: Omit<Wanted, 'offer' | 'payout'>): boolean =>
  transfer !== undefined && verifyWallet !== undefined

/** Whether an account of the integration can receive the payout of a session. */
const canReceive = ({ descriptor: { networks } }: Connector, { payout }: Pick<Wanted, 'payout'>): boolean =>
  payout === undefined || networks.some(({ networkId }) => networkId === payout.networkId)

/** Whether the integration has the session's purpose: to prove an address before a transfer, to buy, or to receive. */
const suitsSession = (connector: Connector, request: Wanted): boolean =>
  canReceive(connector, request) &&
  (!needsProof(request) || connector.descriptor.scheme.kind === 'wallet') &&
  (request.transfer?.transferType !== 'onramp' || convertsAt(connector))

/**
 * Integrations allowed by the Link configuration and the sub-client's catalogue. In a transfer, only those that can
 * send it.
 */
export const offeredConnectors = (
  ctx: Pick<Context, 'connectors'>,
  request: Wanted,
  subClient: SubClient | undefined,
): readonly Connector[] =>
  ctx.connectors.list().filter(connector => {
    const { transfer, offer } = request
    if (!isForLink(connector) || (transfer && !canPay(connector, transfer))) return false
    if (!suitsSession(connector, request)) return false
    if (offer && !isInOffer(connector, offer)) return false
    return !subClient || isOffered(subClient.catalog, connector.descriptor.integrationId)
  })

/**
 * An entry of the catalogue. Includes integrations that cannot do this transfer, so that users do not search for them
 * in vain.
 */
export interface ListedConnector {
  connector: Connector
  isUnsupported: boolean
}

/** Searchable integrations: the offered ones first, then those that only lack the ability to send this transfer. */
export const listedConnectors = async (
  ctx: Pick<Context, 'connectors'>,
  request: Wanted,
  subClient: SubClient | undefined,
): Promise<ListedConnector[]> => {
  const offered = new Set(offeredConnectors(ctx, request, subClient))
  const all = offeredConnectors(ctx, request.offer ? { offer: request.offer } : {}, subClient).filter(connector =>
    suitsSession(connector, request),
  )
  const listed = await Promise.all(
    all.map(async connector => {
      const isOpen = offered.has(connector) && (await sendsAsset(connector, request.transfer?.destinations ?? []))
      return { connector, isUnsupported: !isOpen }
    }),
  )
  return listed.sort((a, b) => Number(a.isUnsupported) - Number(b.isUnsupported))
}

/** Whether the institution publishes terms for one of the assets on its network. Unknown terms count as yes. */
export const sendsAsset = async ({ withdraw }: Connector, destinations: Destinations): Promise<boolean> => {
  const { publicTerms } = withdraw
  if (destinations.length === 0 || !publicTerms) return true
  const symbols = [...new Set(destinations.map(({ symbol }) => symbol.toUpperCase()))]
  const found = await Promise.all(
    symbols.map(async symbol => {
      const networkIds = destinations.flatMap(one => (one.symbol.toUpperCase() === symbol ? one.networkId : []))
      return (await publicTerms(symbol)).some(({ networkId, enabled }) => enabled && networkIds.includes(networkId))
    }),
  ).catch(() => [true])
  return found.includes(true)
}

/** The integration, unless this session does not offer it. */
export const offeredConnector = async (
  ctx: Pick<Context, 'store' | 'connectors'>,
  session: LinkSessionRecord,
  integrationId: string,
): Promise<Connector | undefined> => {
  const connector = connectorById(ctx, integrationId)
  return offeredConnectors(ctx, session.request, await subClientOf(ctx, session)).find(offered => offered === connector)
}

/** The connector of a public integration id. Each named wallet has its own id, and all wallets share one connector. */
export const connectorById = (ctx: Pick<Context, 'connectors'>, integrationId: string): Connector | undefined =>
  ctx.connectors.findByIntegrationId(integrationId) ??
  (findSelfCustodyWallet(integrationId) && ctx.connectors.find(walletIntegrationType))

/** Registered return URLs: the sub-client's callback URLs, or else the client's. */
export const registeredUrls = async (
  ctx: Pick<Context, 'store'>,
  scope: Scope,
  request: Pick<LinkRequest, 'subClientId'>,
): Promise<readonly string[]> => {
  const subClient = await subClientOf(ctx, { scope, request })
  return subClient && subClient.callbackUrls.length > 0 ? subClient.callbackUrls : ctx.store.callbackUrls.read(scope)
}

/** @throws ApiError `invalidField` for a URL that is not registered. */
export const checkCallbackUrl = async (
  ctx: Pick<Context, 'store'>,
  scope: Scope,
  { callbackUrl, subClientId }: { callbackUrl?: string | undefined; subClientId?: string | undefined },
): Promise<void> => {
  if (callbackUrl === undefined) return
  const registered = await registeredUrls(ctx, scope, defined({ subClientId }))
  if (!registered.includes(callbackUrl)) throw invalidField('callbackUrl', 'is not one of the registered callback URLs')
}

/** Return URL of this session: the URL of its token while that is registered, or else the first registered URL. */
export const callbackUrlOf = async (
  ctx: Pick<Context, 'store'>,
  { scope, request }: Pick<LinkSessionRecord, 'scope' | 'request'>,
): Promise<string | undefined> => {
  const registered = await registeredUrls(ctx, scope, request)
  return registered.find(url => url === request.callbackUrl) ?? registered[0]
}

/** `error`: why a sign-in connected no account. */
export const withResultCode = (callbackUrl: string, resultCode: string, error?: SignInFailure): string => {
  const url = new URL(callbackUrl)
  url.searchParams.set('resultCode', resultCode)
  if (error !== undefined) url.searchParams.set('error', error)
  return url.href
}
