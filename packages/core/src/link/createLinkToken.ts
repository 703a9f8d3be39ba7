import type { CreateLinkTokenRequest } from '@rialto/contract'
import { decimalFromJson } from '@rialto/catalog'

import type { Context } from '../kernel/context.ts'
import { invalidField, missingField } from '../kernel/fault.ts'
import { noSuchClient } from '../access/noSuchClient.ts'
import type { Scope } from '../kernel/scope.ts'
import { checkDestination } from '../transfers/checkDestination.ts'
import type { TransferTypeName } from '../transfers/ports.ts'
import type { LinkRequest, LinkRequestDestination } from './ports.ts'
import { readVerifyWallet } from './readVerifyWallet.ts'

type TransferOptions = NonNullable<CreateLinkTokenRequest['transferOptions']>

/**
 * Issues a link token: padded standard base64 of the Link page's full URL with a one-time code that we store only as a
 * hash. Valid for `settings.linkTokenTtlMs`, once.
 *
 * @throws Fault `missingField`, `invalidField`, `invalidAddress`, `networkNotSupported`, each naming the field; `notFound`
 * where the client is gone and its key not yet forgotten (specification, Errors 8).
 */
export const createLinkToken = async (
  ctx: Context,
  scope: Scope,
  input: CreateLinkTokenRequest,
): Promise<{ linkToken: string; url: string }> => {
  const request = readRequest(ctx, input)
  const code = ctx.ids.hex(32)
  const isIssued = await ctx.store.link.issue({
    id: ctx.ids.uuid(),
    scope,
    codeHash: ctx.ids.sha256(code),
    request,
    expiresAtMs: ctx.clock.nowMs() + ctx.settings.linkTokenTtlMs,
  })
  if (!isIssued) throw noSuchClient()
  const url = `${ctx.settings.linkOrigin}/link?code=${code}`
  return { linkToken: btoa(url), url }
}

const readRequest = (ctx: Context, input: CreateLinkTokenRequest): LinkRequest => {
  if (input.integrationId !== undefined && !ctx.connectors.findByIntegrationId(input.integrationId))
    throw invalidField('integrationId', 'no such integration here')
  return {
    userId: input.userId,
    restrictMultipleAccounts: input.restrictMultipleAccounts ?? false,
    ...(input.integrationId === undefined ? {} : { integrationId: input.integrationId }),
    ...(input.subClientId === undefined ? {} : { subClientId: input.subClientId }),
    ...(input.transferOptions === undefined ? {} : { transfer: readTransfer(ctx, input.transferOptions) }),
    ...(input.verifyWalletOptions === undefined
      ? {}
      : { verifyWallet: readVerifyWallet(ctx, input.verifyWalletOptions, input.transferOptions !== undefined) }),
  }
}

const typeNames = {
  deposit: 'deposit',
  payment: 'payment',
  onramp: 'onramp',
  fiatOnRamp: 'onramp',
} as const satisfies Partial<Record<string, TransferTypeName>>

const readTransfer = (ctx: Context, options: TransferOptions): NonNullable<LinkRequest['transfer']> => {
  const type = options.transferType ?? 'deposit'
  if (type === 'fiatOffRamp') throw invalidField('transferOptions.transferType', 'fiatOffRamp is not offered')
  if (!options.toAddresses?.length) throw missingField('transferOptions.toAddresses')
  if (options.generatePayLink && options.transactionId === undefined)
    throw missingField('transferOptions.transactionId', 'is required with generatePayLink')
  const destinations = options.toAddresses.map((destination, index) => readDestination(ctx, destination, index))
  checkAmounts(typeNames[type], options, destinations)
  const amountInFiat = decimalFromJson(options.amountInFiat)
  return {
    transferType: typeNames[type],
    isInclusiveFeeEnabled: options.isInclusiveFeeEnabled ?? false,
    destinations,
    ...(options.transactionId === undefined ? {} : { transactionId: options.transactionId }),
    ...(amountInFiat === undefined ? {} : { amountInFiat }),
  }
}

const readDestination = (
  ctx: Context,
  { networkId, symbol, address, addressTag, amount }: NonNullable<TransferOptions['toAddresses']>[number],
  index: number,
): LinkRequestDestination => {
  const path = `transferOptions.toAddresses[${index}].`
  if (address === undefined) throw missingField(`${path}address`)
  const network = checkDestination(ctx, { networkId, symbol, address, addressTag }, path)
  const fixed = decimalFromJson(amount)
  return {
    networkId: network.id,
    symbol: symbol.toUpperCase(),
    address,
    ...(addressTag === undefined ? {} : { addressTag }),
    ...(fixed === undefined ? {} : { amount: fixed }),
  }
}

/** A payment has a price: one in fiat for all destinations, or one in the asset for each. */
const checkAmounts = (
  type: TransferTypeName,
  options: TransferOptions,
  destinations: LinkRequestDestination[],
): void => {
  if (type !== 'payment') return
  const withAmount = destinations.filter(({ amount }) => amount !== undefined).length
  if (options.amountInFiat !== undefined && withAmount > 0)
    throw invalidField('transferOptions.amountInFiat', 'cannot be combined with amount in toAddresses')
  if (options.amountInFiat === undefined && withAmount < destinations.length)
    throw missingField('transferOptions.toAddresses.amount', 'or amountInFiat is required for a payment')
}
