import type { CreateLinkTokenRequest } from '@rialto/contract'

import { noSuchClient } from '../access/noSuchClient.ts'
import { Fault, invalidField } from '../kernel/fault.ts'
import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import { createLinkToken } from './createLinkToken.ts'

export interface CatalogLinkInput {
  userId: string
  brokerType?: string | undefined
  enableTransfers?: boolean | undefined
  restrictMultipleAccounts?: boolean | undefined
  callbackUrl?: string | undefined
  /** Absent or without any field: no transfer. */
  transfers?: CreateLinkTokenRequest['transferOptions'] | undefined
}

/** Types of integration that this operation never offered. */
const unsupported = ['defiwallet', 'cryptocurrencyaddress', 'cryptocurrencywallet']

/**
 * `/cataloglink`: the URL of a Link page, for clients that do not use link tokens yet.
 *
 * @throws Fault `badRequest` when the client has no callback URL, `notFound` when it is gone; else what `createLinkToken` throws, with the fields as
 * this operation names them.
 */
export const createCatalogLink = async (
  ctx: Context,
  scope: Scope,
  input: CatalogLinkInput,
): Promise<{ url: string }> => {
  await checkCallbackUrl(ctx, scope, input.callbackUrl)
  const integrationId = integrationIdOf(ctx, input.brokerType)
  const transfers = input.enableTransfers === false ? undefined : input.transfers
  const isTransfer = transfers !== undefined && Object.keys(transfers).length > 0
  return createLinkToken(ctx, scope, {
    userId: input.userId,
    restrictMultipleAccounts: input.restrictMultipleAccounts ?? false,
    ...(integrationId === undefined ? {} : { integrationId }),
    ...(isTransfer ? { transferOptions: transfers } : {}),
  }).catch((error: unknown) => {
    throw asWritten(error)
  })
}

const checkCallbackUrl = async (ctx: Context, scope: Scope, callbackUrl: string | undefined): Promise<void> => {
  const registered = await ctx.store.callbackUrls.read(scope)
  if (registered.length === 0 && !(await ctx.store.clients.find(scope))) throw noSuchClient()
  if (registered.length === 0)
    throw new Fault('badRequest', {
      message: 'This client has no callback URL. Register one in the account management API.',
    })
  if (callbackUrl !== undefined && !registered.includes(callbackUrl))
    throw invalidField('CallbackUrl', 'is not one of the client’s callback URLs')
}

const integrationIdOf = (ctx: Context, brokerType: string | undefined): string | undefined => {
  if (brokerType === undefined) return undefined
  if (unsupported.includes(brokerType.toLowerCase()))
    throw invalidField('BrokerType', 'this operation does not offer wallets and addresses')
  const connector = ctx.connectors.find(brokerType)
  if (!connector)
    throw new Fault('integrationNotSupported', { message: 'BrokerType: this integration type is not available here.' })
  return connector.descriptor.integrationId
}

/** The fields are those of the body itself here, not of `transferOptions`. */
const asWritten = (error: unknown): unknown =>
  error instanceof Fault ? new Fault(error.type, { message: error.message.replace(/^transferOptions\./, '') }) : error
