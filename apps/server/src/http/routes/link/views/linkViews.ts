import {
  add,
  explorerTxUrl,
  findNetwork,
  type Network,
  isZero,
  multiply,
  subtract,
  walletIntegrationType,
} from '@rialto/catalog'
import type {
  LinkConnection,
  LinkDestination,
  LinkHolding,
  LinkIntegration,
  LinkPreview,
  LinkSession,
  LinkTransfer,
  LinkTransferPart,
  NewLinkConnection,
} from '@rialto/contract'
import {
  brandingOf,
  callbackUrlOf,
  caseCodeOf,
  type ConfiguredHolding,
  type Connection,
  connectionSource,
  type Connector,
  connectorById,
  type Context,
  type ConversionPlan,
  describePaymentRequest,
  displayedFiat,
  findManualDeposit,
  isContradicted,
  isSameAmount,
  issueTokens,
  type LinkBrand,
  listAddressOffers,
  type LinkPlace,
  type LinkRequest,
  type LinkSessionRecord,
  listedConnectors,
  listManualOrigins,
  missingOf,
  moneyLineOf,
  type Obstacle,
  onAccent,
  plannedMoneyLine,
  type Preview,
  publicStatus,
  rankCatalogue,
  type RankedConnector,
  readCatalogueUse,
  receiptUrl,
  requestedAccess,
  requiredConfirmations,
  senderOf,
  sourceName,
  stateOf,
  type SubClient,
  pairOfUnfinished,
  unfinishedRequest,
  verifiableNetworks,
  subClientOf,
  sumsOf,
  type Transfer,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import { iconUrl, integrationIconUrl, networkLogoUrl } from '../../integrations/logos.ts'
import { requestedAmount } from '../../transfers/executionStatus.ts'
import { endedPart } from './endedPart.ts'
import { moneyOf } from './moneyOf.ts'
import { partOfOrder } from './partOfOrder.ts'
import { walletParts } from './walletParts.ts'
import { refundView } from '../../transfers/refundView.ts'

const networkName = (id: string): string => findNetwork(id)?.name ?? ''

/** USD value. Undefined if the asset has no price. */
export const inUsd = (amount: string, priceUsd: string | undefined): string | undefined =>
  priceUsd === undefined || priceUsd === '0' ? undefined : multiply(amount, priceUsd)

const optional = <Name extends string, T>(name: Name, value: T | undefined): Partial<Record<Name, T>> =>
  value === undefined ? {} : ({ [name]: value } as Record<Name, T>)

/** In the order in which they prevent a withdrawal. */
const obstaclesOf = ({ withdrawal, products }: Connector['descriptor']): LinkIntegration['obstacles'] => {
  if (!products.includes('transfers')) return []
  const { whitelist, emailConfirmation, secondFactors, travelRule } = withdrawal
  const found = {
    whitelist: whitelist === 'required',
    owner: travelRule,
    code: secondFactors.length > 0,
    email: emailConfirmation,
  }
  return (['whitelist', 'owner', 'code', 'email'] as const).filter(name => found[name])
}

const linkIntegration = (
  ctx: Context,
  { connector, isUnsupported, rank }: RankedConnector,
  session: {
    request: LinkRequest
    subClient: SubClient | undefined
    usualSeconds: ReadonlyMap<string, number>
  },
): LinkIntegration => {
  const { descriptor } = connector
  const { request } = session
  // Transfers are forecast; connecting takes as long as its user.
  const usualSeconds = request.transfer && session.usualSeconds.get(descriptor.type)
  const { permissions, abilities } = requestedAccess(connector, request)
  const disableApiKeyGeneration = request.disableApiKeyGeneration ?? false
  const { isUp, description } = ctx.connectors.health(descriptor.type)
  const { scheme } = descriptor
  // Address integrations are never offered here.
  const typed = scheme.kind === 'apiKey' || scheme.kind === 'password' ? scheme : undefined
  return {
    id: descriptor.integrationId,
    type: descriptor.type,
    name: descriptor.name,
    institution: descriptor.institution,
    isUnsupported,
    ...defined({ rank, usualSeconds, addressBookUrl: descriptor.withdrawal?.addressBookUrl }),
    scheme: typed?.kind ?? (scheme.kind === 'wallet' ? 'wallet' : 'oAuth'),
    fields: typed?.fields.map(field => ({ ...field })) ?? [],
    permissions: [...permissions],
    abilities: [...abilities],
    obstacles: request.transfer ? obstaclesOf(descriptor) : [],
    isUp,
    ...(scheme.kind === 'wallet' ? walletParts(ctx, descriptor, session) : {}),
    ...optional('downReason', description),
    ...optional(
      'instructionsUrl',
      scheme.kind === 'apiKey' && !disableApiKeyGeneration ? scheme.instructionsUrl : undefined,
    ),
    logoUrl: integrationIconUrl(ctx.settings.linkOrigin, descriptor),
  }
}

interface ConnectionFacts {
  /** Connections of the session that this browser may use. */
  provenIds: readonly string[]
  /** By connection, for connections from earlier sessions. */
  lastUsedAtMs?: ReadonlyMap<string, number>
}

export const linkConnection = (
  ctx: Context,
  connection: Connection,
  { provenIds, lastUsedAtMs }: ConnectionFacts,
): LinkConnection => ({
  connectionId: connection.id,
  integrationId: ctx.connectors.find(connection.type)?.descriptor.integrationId ?? connection.id,
  brokerType: connection.type,
  brokerName: connectionSource(connection),
  accountId: connection.upstreamId,
  accountName: connection.accountName,
  needsReconnect: connection.state === 'needsReconnect' || !provenIds.includes(connection.id),
  ...(provenIds.includes(connection.id) ? {} : { isOfOtherBrowser: true }),
  missingPermissions: [...connection.granted.missing],
  ...defined({ lastUsedAtMs: lastUsedAtMs?.get(connection.id) }),
})

/**
 * The new connection with tokens for the client, issued for this response. The client receives no tokens of a payer's
 * account.
 */
export const newLinkConnection = async (
  ctx: Context,
  connected: Connection,
  isReconnected: boolean,
): Promise<NewLinkConnection> => {
  const facts = { provenIds: [connected.id] }
  if (connected.payLink) return { ...linkConnection(ctx, connected, facts), isReconnected }
  const { connection, ...tokens } = await issueTokens(ctx, connected)
  return { ...linkConnection(ctx, connection, facts), ...tokens, isReconnected }
}

/**
 * Pages that first ask the user to confirm that the session is theirs, because another person may have sent the link.
 */
const asksFirst: Partial<Record<LinkPlace, LinkSession['asksFirst']>> = { page: 'standalone', payLink: 'payLink' }

export const linkSession = async (ctx: Context, session: LinkSessionRecord): Promise<LinkSession> => {
  const client = await ctx.store.clients.find(session.scope)
  const found = await Promise.all(session.connectionIds.map(id => ctx.store.connections.find(session.scope, id)))
  const transferId = await begunTransfer(ctx, session)
  const { request } = session
  const subClient = await subClientOf(ctx, session)
  const use = await readCatalogueUse(ctx, session)
  const listed = rankCatalogue(await listedConnectors(ctx, request, subClient), use)
  const named = request.integrationId === undefined ? undefined : connectorById(ctx, request.integrationId)
  const requested = listed.find(
    ({ connector, isUnsupported }) =>
      !isUnsupported && connector.descriptor.integrationId === named?.descriptor.integrationId,
  )?.connector
  return {
    client: { ...defined({ logoUrl: request.brand?.logoUrl }), ...brandingOf(ctx, client, subClient) },
    ...defined({ brand: request.brand && brandView(request.brand) }),
    operator: ctx.settings.operator,
    environment: session.scope.environment,
    ...defined({ hasScenarios: ctx.sandboxScenarios && true }),
    mode: request.transfer ? 'transfer' : 'connect',
    restrictMultipleAccounts: request.restrictMultipleAccounts,
    disableApiKeyGeneration: request.disableApiKeyGeneration ?? false,
    ...(session.place === 'payLink' ? {} : { userId: request.userId }),
    ...defined({ asksFirst: asksFirst[session.place ?? 'frame'], payUntilMs: request.payUntilMs }),
    hasManualDeposits: (await listManualOrigins(ctx, session)).length > 0,
    hasAddressPayments: (await listAddressOffers(ctx, session)).length > 0,
    ...defined({ addressPayment: await addressPaymentOf(ctx, session) }),
    integrations: listed.map(one => linkIntegration(ctx, one, { request, subClient, usualSeconds: use.usualSeconds })),
    connections: found
      .filter(connection => connection !== undefined)
      .map(connection => linkConnection(ctx, connection, { ...session, lastUsedAtMs: use.lastUsedAtMs })),
    allowedOrigins: [...(client?.allowedOrigins ?? [])],
    ...optional('integrationId', requested?.descriptor.integrationId),
    ...optional('transferId', transferId),
    ...optional('callbackUrl', await callbackUrlOf(ctx, session)),
    ...defined({ payout: await payoutOf(ctx, session) }),
    ...(request.verifyWallet
      ? {
          verifyWallet: {
            ...request.verifyWallet,
            addresses: [...request.verifyWallet.addresses],
            networks: verifiableNetworks(ctx, request).map(({ network, family }) => ({
              networkId: network.id,
              name: network.name,
              family,
            })),
          },
        }
      : {}),
    ...(request.transfer
      ? {
          transfer: {
            transferType: request.transfer.transferType,
            fiatCurrency: 'USD',
            destinations: request.transfer.destinations.map(
              ({ networkId, symbol, address, addressTag, amount }): LinkDestination => ({
                networkId,
                networkName: networkName(networkId),
                symbol,
                ...optional('address', address),
                ...optional('addressTag', addressTag),
                ...optional('amount', amount),
              }),
            ),
            ...optional('amountInFiat', request.transfer.amountInFiat),
            ...optional('transactionId', request.transfer.transactionId),
            ...optional('description', request.transfer.description),
            ...optional('goods', goodsOf(request.transfer)),
            ...optional('maximumSources', request.transfer.maximumSources),
          },
        }
      : {}),
  }
}

const payoutOf = async (ctx: Context, session: LinkSessionRecord): Promise<LinkSession['payout']> => {
  const { payout, userId } = session.request
  if (!payout) return undefined
  const { networkId, symbol, amount, description, transactionId } = payout
  const order = { userId, linkSessionId: session.id, ...defined({ clientTransactionId: transactionId }) }
  const confirmed = await ctx.store.payouts.findConfirmed(session.scope, order)
  const isConfirmed = confirmed !== undefined && isSameAmount(confirmed, payout)
  return { networkName: networkName(networkId), symbol, amount, ...defined({ description }), isConfirmed }
}

const addressPaymentOf = async (ctx: Context, session: LinkSessionRecord): Promise<LinkSession['addressPayment']> => {
  const request = await unfinishedRequest(ctx, session)
  if (!request) return endedPart(ctx, session)
  const [pair, described] = await Promise.all([
    pairOfUnfinished(ctx, session, request),
    describePaymentRequest(ctx, session.scope, request.id),
  ])
  return { ...pair, ...defined({ part: partOfOrder(described) }) }
}

/**
 * A transfer that waits for its user has not begun: a reload returns to the preview. Nor has one of a payment request:
 * until it is final, a reload returns to the address.
 */
const begunTransfer = async (ctx: Context, session: LinkSessionRecord): Promise<string | undefined> => {
  if (session.transferId === undefined) return undefined
  const transfer = await ctx.store.transfers.find(session.scope, session.transferId)
  const isAtAddress = transfer?.paymentRequestId !== undefined && transfer.phase !== 'settled'
  if (transfer) return transfer.phase === 'awaitingUser' || isAtAddress ? undefined : transfer.id
  return (await findManualDeposit(ctx, session, session.transferId))?.id
}

export const brandView = ({
  accentColor,
  cornerRadius,
  font,
  confirmVerb,
  addressForm,
}: LinkBrand): NonNullable<LinkSession['brand']> => {
  const shown = (accent: string) => ({ accent, onAccent: onAccent(accent) })
  const colors = accentColor && { light: shown(accentColor.light), dark: shown(accentColor.dark) }
  return defined({ colors, cornerRadius, font, confirmVerb, addressForm })
}

const goodsOf = ({ goodsDetails = [] }: NonNullable<LinkRequest['transfer']>): string[] | undefined => {
  const names = goodsDetails.flatMap(({ goodsName }) => goodsName?.trim() || [])
  return names.length > 0 ? names : undefined
}

export const linkHolding = (ctx: Context, holding: ConfiguredHolding): LinkHolding => ({
  symbol: holding.symbol,
  name: holding.name,
  available: holding.available,
  logoUrl: iconUrl(ctx.settings.linkOrigin, holding.symbol),
  eligible: holding.ineligibility === undefined,
  networks: holding.networks.map(({ network, destination, terms, maximum, feeUsd, ineligibility, recommended }) => ({
    networkId: network.id,
    name: network.name,
    ...optional('toAddress', destination.address || undefined),
    fee: terms?.fee ?? '0',
    minimum: terms?.minimum ?? '0',
    maximum,
    ...optional('logoUrl', networkLogoUrl(ctx.settings.linkOrigin, network.id)),
    eligible: ineligibility === undefined,
    recommended,
    ...optional('feeUsd', feeUsd),
    ...optional('ineligibilityReason', ineligibility),
  })),
  ...optional('valueUsd', holding.valueUsd),
  ...optional('ineligibilityReason', holding.ineligibility),
})

/** An estimate for display. Exchanges take seconds to minutes; the sandbox's are fast. */
const estimatedSeconds = (environment: string): number => (environment === 'sandbox' ? 10 : 300)

export const linkPreview = (
  ctx: Context,
  preview: Preview,
  displayAmountInFiat?: string,
  obstacle?: Obstacle,
): LinkPreview => {
  const amountUsd = inUsd(preview.amount, preview.priceUsd)
  const clientFee = preview.clientFee?.amount
  const total = add(preview.amount, preview.fee)
  const moneyLine = plannedMoneyLine(preview)
  return {
    previewId: preview.id,
    expiresInMs: Math.max(0, preview.expiresAtMs - ctx.clock.nowMs()),
    symbol: preview.symbol,
    networkId: preview.networkId,
    networkName: networkName(preview.networkId),
    amount: preview.amount,
    fee: preview.fee,
    total,
    moneyLine,
    toAddress: preview.toAddress,
    fromName: sourceName(preview),
    estimatedSeconds: estimatedSeconds(ctx.environment),
    ...defined({ clientFee, received: clientFee === undefined ? undefined : subtract(preview.amount, clientFee) }),
    ...optional('clientFeeUsd', clientFee && inUsd(clientFee, preview.priceUsd)),
    ...optional('amountUsd', amountUsd),
    ...optional('displayAmountUsd', displayedFiat(displayAmountInFiat, amountUsd)),
    ...optional('feeUsd', inUsd(preview.fee, preview.priceUsd)),
    ...optional('feesUsd', moneyLine.feesUsd),
    ...defined({ funding: preview.funding && fundingView(preview.funding) }),
    ...optional('totalUsd', moneyLine.leavesUsd),
    ...optional('addressTag', preview.addressTag),
    ...refundView(preview),
    ...defined({ obstacle }),
  }
}

const fundingView = ({ kind, from, spends, yields, feeUsd }: ConversionPlan) => ({
  kind,
  from,
  spends,
  yields,
  ...defined({ feeUsd }),
})

type Step = LinkTransfer['steps'][number]

/** A combined transfer shows only its beginning and its end, because its parts differ in between. */
const combinedSteps = (transfer: Transfer): LinkTransfer['steps'] =>
  withdrawalSteps({ ...transfer, ...defined({ sentAtMs: transfer.acceptedAtMs }) }).filter(
    ({ name }) => name !== 'sentByInstitution',
  )

/**
 * The steps of a withdrawal and its progress. The user's confirmation comes first, with the time of its receipt, and the conversion follows
 * it if there is one.
 */
const steps = (transfer: Transfer): LinkTransfer['steps'] => {
  if (transfer.isCombined) return combinedSteps(transfer)
  if (!transfer.funding) return withdrawalSteps(transfer)
  const [, ...sent] = withdrawalSteps({ ...transfer, acceptedAtMs: transfer.acceptedAtMs ?? transfer.createdAtMs })
  const confirmed: Step = { name: 'submitted', state: 'done', atMs: transfer.createdAtMs }
  if (transfer.phase === 'converting')
    return [
      confirmed,
      { name: 'converted', state: 'current' },
      ...sent.map(({ name }): Step => ({ name, state: 'waiting' })),
    ]
  if (transfer.phase === 'failed' && !transfer.converted)
    return [
      confirmed,
      { name: 'converted', state: 'failed' },
      ...sent.map(({ name }): Step => ({ name, state: 'waiting' })),
    ]
  return [confirmed, { name: 'converted', state: 'done', ...defined({ atMs: transfer.converted?.atMs }) }, ...sent]
}

const withdrawalSteps = (transfer: Transfer): LinkTransfer['steps'] => {
  const { acceptedAtMs, sentAtMs, finishedAtMs, phase, createdAtMs } = transfer
  const times = [acceptedAtMs && createdAtMs, sentAtMs, phase === 'settled' ? finishedAtMs : undefined]
  const names = ['submitted', 'sentByInstitution', 'confirmed'] as const
  const next = times.findIndex(time => time === undefined)
  return names.map((name, index): Step => {
    const atMs = times[index]
    if (atMs !== undefined) return { name, state: 'done', atMs }
    if (index !== next) return { name, state: 'waiting' }
    return { name, state: phase === 'failed' ? 'failed' : 'current' }
  })
}

/** The transfer, and the location of its money according to its history. */
export const linkTransferNow = async (ctx: Context, transfer: Transfer): Promise<LinkTransfer> => {
  const parts = transfer.isCombined ? await ctx.store.transfers.listParts(transfer.scope, transfer.id) : []
  return {
    ...linkTransfer(ctx, transfer, parts),
    ...(await orderOf(ctx, transfer)),
    ...defined({ money: await moneyOf(ctx, transfer) }),
    ...(transfer.isCombined ? partsOf(transfer, parts) : {}),
  }
}

/** The fields of an order that is paid by address: its steps and, once it has ended, its payer's side. */
const orderOf = async (
  ctx: Context,
  transfer: Transfer,
): Promise<Partial<Pick<LinkTransfer, 'isByAddress' | 'steps' | 'payer' | 'fromName'>>> => {
  if (transfer.paymentRequestId === undefined) return {}
  const payer = (await ctx.store.payerSides.of([transfer])).get(transfer.id)
  const networks = payer?.networks.map(one => one.networkName)
  return {
    isByAddress: true,
    steps: orderSteps(transfer, transfer.phase !== 'failed' || payer !== undefined),
    ...defined({ payer, fromName: networks?.join(', ') }),
  }
}

/** Steps of an order by address: the payment arrives, and becomes final. */
const orderSteps = ({ phase, createdAtMs, finishedAtMs }: Transfer, hasArrived: boolean): LinkTransfer['steps'] => {
  if (!hasArrived)
    return [
      { name: 'paidIn', state: 'failed' },
      { name: 'confirmed', state: 'waiting' },
    ]
  const state = phase === 'settled' ? 'done' : phase === 'failed' ? 'failed' : 'current'
  return [
    { name: 'paidIn', state: 'done', atMs: createdAtMs },
    { name: 'confirmed', state, ...defined({ atMs: phase === 'settled' ? finishedAtMs : undefined }) },
  ]
}

/** A payment that was requested from the wallet and has no known outcome yet. */
export const awaitedOf = async (
  ctx: Context,
  { id, type, phase }: Transfer,
): Promise<Pick<LinkTransfer, 'isAwaitingWallet' | 'walletCalls'>> => {
  const isSending = phase === 'sending'
  if (type !== walletIntegrationType || (!isSending && phase !== 'unknown')) return {}
  const attempt = await ctx.store.attempts.last(id)
  if (attempt?.kind !== 'walletPayment') return {}
  return { ...(isSending ? { isAwaitingWallet: true } : {}), ...defined({ walletCalls: attempt.walletCalls }) }
}

/** Planned parts that were never sent are omitted. */
const partsOf = (transfer: Transfer, all: readonly Transfer[]): Pick<LinkTransfer, 'parts' | 'missing'> => {
  const missing = publicStatus(transfer.phase) === 'pending' ? missingOf(transfer, all) : '0'
  return {
    parts: all.filter(({ phase }) => phase !== 'awaitingUser').map(part => linkTransferPart(part)),
    ...(isZero(missing) ? {} : { missing }),
  }
}

const linkTransferPart = (part: Transfer): LinkTransferPart => {
  const network = findNetwork(part.networkId)
  return {
    transferId: part.id,
    fromName: sourceName(part),
    amount: part.amount,
    status: publicStatus(part.phase),
    isUnconfirmed: part.phase === 'unknown',
    isSent: part.sentAtMs !== undefined,
    ...defined({
      hash: part.hash,
      explorerUrl: explorerUrl(network, part.hash),
    }),
  }
}

const explorerUrl = (network: Network | undefined, hash: string | undefined): string | undefined =>
  network && hash !== undefined ? explorerTxUrl(network, hash) : undefined

export const linkTransfer = (ctx: Context, transfer: Transfer, parts: readonly Transfer[] = []): LinkTransfer => {
  const network = findNetwork(transfer.networkId)
  const isFromWallet = transfer.type === walletIntegrationType
  // The wallet's own id of a payment is its transaction hash.
  const hash = transfer.hash ?? (isFromWallet ? transfer.institutionTransactionId : undefined)
  const requested = requestedAmount(transfer)
  const { state: sumsState, fee, debit } = sumsOf(transfer)
  const moneyLine = moneyLineOf(transfer, parts)
  return {
    transferId: transfer.id,
    status: publicStatus(transfer.phase),
    receiptUrl: receiptUrl(ctx, transfer),
    isUnconfirmed: transfer.phase === 'unknown',
    steps: steps(transfer),
    amount: transfer.amount,
    symbol: transfer.symbol,
    networkId: transfer.networkId,
    networkName: network?.name ?? '',
    // Of a payment by address, only the network is known on which it reached the order's address.
    fromName: transfer.paymentRequestId === undefined ? sourceName(transfer) : (network?.name ?? ''),
    fromAddress: senderOf(transfer),
    toAddress: transfer.toAddress,
    institutionTransactionId: transfer.institutionTransactionId ?? '',
    requiredConfirmations: requiredConfirmations(transfer),
    ...optional('amountUsd', inUsd(transfer.amount, transfer.priceUsd)),
    requested,
    ...optional('requestedUsd', inUsd(requested, transfer.priceUsd)),
    // The wallet itself shows the network fee to the user.
    ...(isFromWallet
      ? {}
      : { sums: { state: sumsState, fee, total: debit, ...optional('feeUsd', inUsd(fee, transfer.priceUsd)) } }),
    ...optional('totalUsd', moneyLine.leavesUsd),
    moneyLine,
    state: stateOf(transfer, moneyLine),
    caseCode: caseCodeOf(transfer.id),
    ...optional('hash', hash),
    ...optional('explorerUrl', explorerUrl(network, hash)),
    ...optional('confirmations', transfer.confirmations),
    ...optional('addressTag', transfer.addressTag),
    ...refundView(transfer),
    ...(isFromWallet ? { isFromWallet } : {}),
    ...(isContradicted(transfer) ? { isContradicted: true } : {}),
  }
}
