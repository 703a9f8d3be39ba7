import type { CreateLinkTokenRequest } from '@rialto/contract'
import { defined } from '@rialto/defined'

import { noSuchClient } from '../access/findClient.ts'
import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Context, LinkTokenContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { createLinkToken } from '../linkTokens/createLinkToken.ts'
import { integrationByType } from '../link/integrationByType.ts'

export interface CatalogLinkInput {
  userId: string
  brokerType?: string | undefined
  enableTransfers?: boolean | undefined
  restrictMultipleAccounts?: boolean | undefined
  disableApiKeyGeneration?: boolean | undefined
  callbackUrl?: string | undefined
  /** No transfer if absent or empty. */
  transfers?: CreateLinkTokenRequest['transferOptions'] | undefined
}

/**
 * `/cataloglink`: the URL of a Link page, for clients that do not use link tokens yet. `url` is a standalone page and
 * returns to the callback URL; `iFrameUrl` stays in its frame and reports there.
 *
 * @throws ApiError `badRequest` when the client has no callback URL, `notFound` when the client does not exist;
 * otherwise the errors of `createLinkToken`, with the field names of this operation.
 */
export const createCatalogLink = async (
  ctx: LinkTokenContext,
  scope: Scope,
  input: CatalogLinkInput,
): Promise<{ url: string; iFrameUrl: string }> => {
  const callbackUrl = await readCallbackUrl(ctx, scope, input.callbackUrl)
  const integrationId =
    input.brokerType === undefined
      ? undefined
      : integrationByType(ctx, input.brokerType, 'BrokerType').descriptor.integrationId
  const transfers = input.enableTransfers === false ? undefined : input.transfers
  const isTransfer = transfers !== undefined && Object.keys(transfers).length > 0
  const request: CreateLinkTokenRequest = {
    userId: input.userId,
    restrictMultipleAccounts: input.restrictMultipleAccounts ?? false,
    disableApiKeyGeneration: input.disableApiKeyGeneration ?? false,
    ...defined({ integrationId, transferOptions: isTransfer ? transfers : undefined }),
    callbackUrl,
    standalone: true,
  }
  const requiredProducts = input.enableTransfers ? (['transfers'] as const) : []
  const { url } = await createLinkToken(ctx, scope, request, { requiredProducts }).catch((error: unknown) => {
    throw asWritten(error)
  })
  return { url, iFrameUrl: `${url}&rt=embedded` }
}

const readCallbackUrl = async (
  ctx: Pick<Context, 'store'>,
  scope: Scope,
  callbackUrl: string | undefined,
): Promise<string> => {
  const registered = await ctx.store.callbackUrls.read(scope)
  const client = await ctx.store.clients.find(scope)
  if (!client || client.closedAtMs !== undefined) throw noSuchClient()
  const [first] = registered
  if (first === undefined)
    throw new ApiError('badRequest', {
      message: 'This client has no callback URL. Register one in the account management API.',
    })
  if (callbackUrl !== undefined && !registered.includes(callbackUrl))
    throw invalidField('CallbackUrl', 'is not one of the client’s callback URLs')
  return callbackUrl ?? first
}

/** Renames the fields: here they are members of the body, not of `transferOptions`. */
const asWritten = (error: unknown): unknown =>
  error instanceof ApiError
    ? new ApiError(error.type, { message: error.message.replace(/^transferOptions\./, '') })
    : error
