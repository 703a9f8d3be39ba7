import { decimalFromJson, toJsonNumber } from '@rialto/catalog'
import type { OperationOf } from '@rialto/contract'
import {
  checkDestination,
  type ConfiguredHolding,
  type ConfiguredNetwork,
  configureTransfer,
  type Connection,
  type Context,
  depositDestinations,
  type Destination,
  fundingSources,
  invalidField,
  missingField,
  resolveConnection,
  resolveReceiver,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler, ValueOf } from '../../handler.ts'
import { iconUrl, networkLogoUrl } from '../integrations/logos.ts'
import { transferFee, usd } from './executionStatus.ts'

export const configureTransferHandler: Handler<'configureTransfer'> = async (ctx, { scope, body }) => {
  if (body.toAuthToken !== undefined && body.toAddresses !== undefined)
    throw invalidField('toAuthToken', 'specify either toAddresses or toAuthToken, not both')
  if (body.toAuthToken === undefined && !body.toAddresses?.length)
    throw missingField('toAddresses', 'one of toAddresses or toAuthToken with toType is required')
  const toAddresses = body.toAddresses?.map(
    (destination, index) => checkDestination(ctx, destination, `toAddresses[${index}].`).destination,
  )
  const connection = await resolveConnection(ctx, scope, { authToken: body.fromAuthToken, type: body.fromType })
  const destinations = await destinationsOf(ctx, connection, { ...body, ...defined({ toAddresses }) })
  const requested = {
    amount: decimalFromJson(body.amount),
    amountInFiat: decimalFromJson(body.amountInFiat),
    isInclusiveFeeEnabled: body.isInclusiveFeeEnabled ?? false,
  }
  const mayFund = body.fundingOptions?.enabled === true
  const funded = mayFund ? await fundedBy(ctx, { connection, destinations, requested }) : []
  const { symbol, networkId } = body
  const fundable = funded.map(one => one.symbol)
  const input = { connection, destinations, symbol, networkId, requested, fundable }
  const holdings = (await configureTransfer(ctx, input)).map(holding => withFunding(holding, funded))
  return {
    status: 'succeeded' as const,
    holdings: holdings.map(holding => toHolding(ctx, holding)),
    ...defined({ amountInFiat: body.amountInFiat, fiatCurrency: body.amountInFiat === undefined ? undefined : 'USD' }),
  }
}

type Body = ValueOf<OperationOf<'configureTransfer'>, 'body'>

const destinationsOf = async (ctx: Context, from: Connection, body: Body): Promise<Destination[]> => {
  const { toAuthToken, toType, toAddresses = [] } = body
  if (toAuthToken === undefined)
    return toAddresses.map(destination => ({ ...destination, networkId: destination.networkId.toLowerCase() }))
  return depositDestinations(ctx, from, await resolveReceiver(ctx, from, { toAuthToken, toType }), body)
}

interface Funded {
  symbol: string
  networkId: string
}

/** Holdings that the account can pay with after a conversion or purchase. */
const fundedBy = async (ctx: Context, input: Parameters<typeof fundingSources>[1]): Promise<Funded[]> =>
  (await fundingSources(ctx, input))
    .filter(({ kind }) => kind !== 'balance')
    .map(({ destination, network }) => ({ symbol: destination.symbol.toUpperCase(), networkId: network.id }))

type FundableHolding = Omit<ConfiguredHolding, 'networks'> & { networks: FundableNetwork[] }
type FundableNetwork = ConfiguredNetwork & { isFunded: boolean }

const withFunding = (holding: ConfiguredHolding, funded: readonly Funded[]): FundableHolding => ({
  ...holding,
  networks: holding.networks.map(one => ({
    ...one,
    isFunded:
      one.ineligibility !== undefined &&
      funded.some(({ symbol, networkId }) => symbol === holding.symbol.toUpperCase() && networkId === one.network.id),
  })),
})

const toHolding = (ctx: Context, holding: FundableHolding) => ({
  symbol: holding.symbol,
  availableBalance: toJsonNumber(holding.available),
  availableBalanceInFiat: usd(holding.available, holding.priceUsd),
  logoUrl: iconUrl(ctx.settings.linkOrigin, holding.symbol),
  eligibleForTransfer: holding.ineligibility === undefined,
  eligibleForTransferWithFunding: holding.networks.some(({ isFunded }) => isFunded),
  networks: holding.networks.map(network => toNetwork(ctx, holding, network)),
  ...defined({
    price: holding.priceUsd === undefined ? undefined : toJsonNumber(holding.priceUsd),
    ineligibilityReason: holding.ineligibility,
  }),
})

const toNetwork = (
  ctx: Context,
  holding: FundableHolding,
  { network, destination, terms, maximum, ineligibility, isFunded }: FundableNetwork,
) => {
  const { priceUsd, symbol } = holding
  const { minimum, fee } = terms ?? { minimum: '0', fee: '0' }
  return {
    id: network.id,
    name: network.name,
    caipNetworkId: network.caip2,
    toAddress: destination.address,
    minimumAmount: toJsonNumber(minimum),
    maximumAmount: toJsonNumber(maximum),
    institutionTransferFee: transferFee(fee, symbol, priceUsd),
    eligibleForTransfer: ineligibility === undefined,
    eligibleForTransferWithFunding: isFunded,
    ...defined({
      addressTag: destination.addressTag,
      ineligibilityReason: isFunded ? ('eligibleWithFunding' as const) : ineligibility,
      logoUrl: networkLogoUrl(ctx.settings.linkOrigin, network.id),
    }),
    ...(priceUsd === undefined ? {} : inFiat({ minimum, maximum, fee }, priceUsd)),
  }
}

const inFiat = ({ minimum, maximum, fee }: Record<'minimum' | 'maximum' | 'fee', string>, priceUsd: string) => ({
  minimumAmountInFiat: usd(minimum, priceUsd),
  maximumAmountInFiat: usd(maximum, priceUsd),
  totalEstimatedTransferFeeInFiat: usd(fee, priceUsd),
})
