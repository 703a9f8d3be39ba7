import type { CreateLinkTokenRequest } from '@rialto/contract'
import { defined } from '@rialto/defined'

import { networksOfBoth, readLinkDefaults } from '../clients/linkDefaults.ts'
import type { LinkConfigurationSettings, LinkDefaults, OfferSettings, TransferTerms } from '../clients/ports.ts'
import type { Product } from '../connections/connector.ts'
import type { Context, LinkTokenContext } from '../context.ts'
import { invalidField } from '../kernel/apiError.ts'
import { noSuchClient } from '../access/findClient.ts'
import type { Scope } from '../kernel/scope.ts'
import { checkCallbackUrl, connectorById, isForLink, isInOffer, offeredWallets } from '../link/sessionSettings.ts'
import { integrationByType } from '../link/integrationByType.ts'
import { issuePayLink } from './issuePayLink.ts'
import type { LinkRequest } from '../link/ports.ts'
import { readPayoutOptions } from '../payouts/readPayoutOptions.ts'
import { rejectOtherPayout } from '../payouts/rejectOtherPayout.ts'
import { readTransferOptions } from '../link/readTransferOptions.ts'
import { refuseProgramAccount } from '../transfers/refuseProgramAccount.ts'
import { screenAddresses } from '../screening/screenAddresses.ts'
import { readVerifyWallet } from '../wallets/readVerifyWallet.ts'
import { ownConnections } from '../link/restoreConnections.ts'

/**
 * Issues a link token: padded standard base64 of the Link page's full URL with a one-time code that we store only as a
 * hash. Valid for `settings.linkTokenTtlMs`, once.
 *
 * @throws ApiError `missingField`, `invalidField`, `invalidAddress`, `networkNotSupported`, `integrationNotSupported`, each naming the field; `notFound`
 * where the client is gone and its key not yet forgotten.
 */
export const createLinkToken = async (
  ctx: LinkTokenContext,
  scope: Scope,
  input: CreateLinkTokenRequest,
  { requiredProducts = [], isPreview = false, configuration: unsaved }: LinkTerms = {},
): Promise<IssuedLink> => {
  await checkCallbackUrl(ctx, scope, input)
  const isJit = await maySkipAddresses(ctx, scope, input)
  const configuration = unsaved ?? (await findConfiguration(ctx, scope, input))
  const terms = await readLinkDefaults(ctx, scope)
  const configured = withConfiguration(configuration, input, { requiredProducts, defaults: terms })
  const request = readRequest(ctx, { ...input, ...configured.settings }, { isJit, terms })
  if (isPreview) request.isPreview = true
  await rejectOtherPayout(ctx, scope, request)
  if (configured.offer) request.offer = checkOffer(ctx, request, configured.offer)
  if (configuration?.brand) request.brand = configuration.brand
  const stored = await ownConnections(ctx, { scope, request }, storedTokens(input))
  const payTo = request.transfer?.destinations ?? []
  for (const [index, { networkId, address }] of payTo.entries()) {
    const field = `transferOptions.toAddresses[${index}].address`
    if (address !== undefined) await refuseProgramAccount(ctx, { networkId, address, field, isLenient: true })
  }
  await screenAddresses(ctx, scope, {
    step: 'linkToken',
    addresses: payTo.flatMap(({ address, addressTag }) =>
      address === undefined ? [] : [{ address, role: 'destination', ...defined({ tag: addressTag }) }],
    ),
  })
  const code = ctx.ids.hex(32)
  const sessionId = ctx.ids.uuid()
  const isIssued = await ctx.store.link.issue({
    id: sessionId,
    scope,
    codeHash: ctx.ids.sha256(code),
    request,
    connectionIds: stored.map(({ id }) => id),
    expiresAtMs: ctx.clock.nowMs() + ctx.settings.linkTokenTtlMs,
  })
  if (!isIssued) throw noSuchClient()
  const urlWith = (ownCode: string) =>
    `${ctx.settings.linkOrigin}/link?${new URLSearchParams({ code: ownCode, ...appearanceOf(configuration) }).toString()}`
  const url = urlWith(code)
  const link = { linkToken: btoa(url), url, sessionId }
  if (!input.transferOptions?.generatePayLink) return link
  const payLink = await issuePayLink(ctx, {
    scope,
    request,
    expiresInSeconds: input.transferOptions.payLinkExpiresInSeconds,
  })
  return { ...link, payLink: { url: urlWith(payLink.code), expiresAtMs: payLink.expiresAtMs } }
}

/** Options set by Rialto itself, not by the API caller. */
interface LinkTerms {
  /** Only integrations that have all of these are offered. */
  requiredProducts?: readonly Product[]
  isPreview?: boolean
  /** Unsaved settings in place of a stored configuration. */
  configuration?: LinkConfigurationSettings
}

interface IssuedLink {
  linkToken: string
  url: string
  sessionId: string
  payLink?: { url: string; expiresAtMs: number }
}

/** Queries the setting only if an address is left out. */
const maySkipAddresses = async (
  ctx: Pick<Context, 'store'>,
  scope: Scope,
  input: CreateLinkTokenRequest,
): Promise<boolean> => {
  const { toAddresses = [] } = input.transferOptions ?? {}
  return toAddresses.some(({ address }) => address === undefined) && (await ctx.store.jit.find(scope)) !== undefined
}

const findConfiguration = async (
  ctx: Pick<Context, 'store'>,
  scope: Scope,
  { configurationId }: CreateLinkTokenRequest,
): Promise<LinkConfigurationSettings | undefined> => {
  if (configurationId === undefined) return undefined
  const found = await ctx.store.linkConfigurations.find(scope, configurationId.toLowerCase())
  if (!found) throw invalidField('configurationId', 'is not one of your Link configurations')
  return found
}

/** Named as by the SDKs, which append theirs after these: the page reads the first of each. */
const appearanceOf = ({ language, displayFiatCurrency, theme }: Partial<LinkConfigurationSettings> = {}) =>
  defined({ lng: language, fiatCur: displayFiatCurrency, th: theme })

const noOffer: OfferSettings = { catalog: {}, products: [], networkIds: [] }

/** Options of the request override the configuration. The configuration further limits the client's offer. */
const withConfiguration = (
  configuration: LinkConfigurationSettings | undefined,
  { restrictMultipleAccounts }: CreateLinkTokenRequest,
  { requiredProducts, defaults }: { requiredProducts: readonly Product[]; defaults: LinkDefaults },
): { settings: Pick<CreateLinkTokenRequest, 'restrictMultipleAccounts'>; offer: OfferSettings | undefined } => {
  const { catalog, products, ...configured } = configuration ?? noOffer
  const networkIds = networksOfBoth(defaults, configured.networkIds)
  const isLimited = configuration !== undefined || requiredProducts.length > 0 || networkIds.length > 0
  return {
    settings: {
      restrictMultipleAccounts: restrictMultipleAccounts ?? configuration?.restrictMultipleAccounts ?? false,
    },
    offer: isLimited ? { catalog, products: [...new Set([...products, ...requiredProducts])], networkIds } : undefined,
  }
}

/** Rejects requests that the session could not serve, because its user could not repair them. */
const checkOffer = (
  ctx: Pick<Context, 'environment' | 'connectors'>,
  request: LinkRequest,
  offer: OfferSettings,
): OfferSettings => {
  const { integrationId, transfer } = request
  const opened = integrationId === undefined ? undefined : connectorById(ctx, integrationId)
  const isHidden = offeredWallets(ctx, { offer }, undefined).hidden.some(
    ({ id }) => id === integrationId?.toLowerCase(),
  )
  if (opened && (isHidden || !isInOffer(opened, offer)))
    throw invalidField('integrationId', 'is not offered by the Link configuration, or on the networks of the client')
  for (const [index, { networkId }] of (transfer?.destinations ?? []).entries()) {
    if (offer.networkIds.length > 0 && !offer.networkIds.includes(networkId))
      throw invalidField(
        `transferOptions.toAddresses[${index}].networkId`,
        'is not one of the networks that are offered',
      )
  }
  return offer
}

const readRequest = (
  ctx: Pick<Context, 'environment' | 'connectors' | 'chainBalances'>,
  input: CreateLinkTokenRequest,
  rules: { isJit: boolean; terms: TransferTerms },
): LinkRequest => {
  const integrationId = integrationIdOf(ctx, input)
  const transfer = input.transferOptions && readTransferOptions(ctx, input.transferOptions, rules)
  return {
    userId: input.userId,
    restrictMultipleAccounts: input.restrictMultipleAccounts ?? false,
    ...(input.standalone ? { isStandalone: true } : {}),
    ...(input.disableApiKeyGeneration ? { disableApiKeyGeneration: true } : {}),
    ...defined({
      integrationId,
      callbackUrl: input.callbackUrl,
      subClientId: input.subClientId,
      transfer,
      verifyWallet:
        input.verifyWalletOptions && readVerifyWallet(ctx, input.verifyWalletOptions, transfer?.destinations),
      payout: input.payoutOptions && readPayoutOptions(ctx, input, input.payoutOptions),
    }),
  }
}

const integrationIdOf = (
  ctx: Pick<Context, 'connectors'>,
  { integrationId, brokerType }: CreateLinkTokenRequest,
): string | undefined => {
  const byId = integrationId === undefined ? undefined : connectorById(ctx, integrationId)
  if (integrationId !== undefined && !(byId && isForLink(byId)))
    throw invalidField('integrationId', 'this integration is not available here')
  if (brokerType === undefined) return integrationId
  const byType = integrationByType(ctx, brokerType, 'brokerType').descriptor.integrationId
  if (integrationId !== undefined && integrationId.toLowerCase() !== byType)
    throw invalidField('brokerType', 'does not match integrationId')
  return byType
}

/** The stored tokens, in either of the two accepted shapes. */
const storedTokens = ({ accessTokens = [] }: CreateLinkTokenRequest): string[] =>
  accessTokens
    .flatMap(stored => [stored, ...(stored.accountTokens ?? [])])
    .flatMap(({ accessToken, tokenId }) => tokenId ?? accessToken ?? [])
