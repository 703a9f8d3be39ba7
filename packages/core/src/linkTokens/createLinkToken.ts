import type { CreateLinkTokenRequest } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { Context } from '../kernel/context.ts'
import { invalidField } from '../kernel/apiError.ts'
import { noSuchClient } from '../access/noSuchClient.ts'
import type { Scope } from '../kernel/scope.ts'
import { integrationByType } from '../link/integrationByType.ts'
import { checkCallbackUrl } from '../link/callbackUrl.ts'
import { isForLink } from '../link/sessionBranding.ts'
import type { LinkRequest } from '../link/ports.ts'
import { readTransferOptions } from '../link/readTransferOptions.ts'
import { readVerifyWallet } from '../link/readVerifyWallet.ts'
import { ownConnections } from '../link/restoreConnections.ts'

/**
 * Issues a link token: padded standard base64 of the Link page's full URL with a one-time code that we store only as a
 * hash. Valid for `settings.linkTokenTtlMs`, once.
 *
 * @throws ApiError `missingField`, `invalidField`, `invalidAddress`, `networkNotSupported`, `integrationNotSupported`, each naming the field; `notFound`
 * where the client is gone and its key not yet forgotten.
 */
export const createLinkToken = async (
  ctx: Context,
  scope: Scope,
  input: CreateLinkTokenRequest,
): Promise<{ linkToken: string; url: string; sessionId: string }> => {
  await checkCallbackUrl(ctx, scope, input)
  const request = readRequest(ctx, input, await maySkipAddresses(ctx, scope, input))
  const stored = await ownConnections(ctx, { scope, request }, storedTokens(input))
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
  const url = `${ctx.settings.linkOrigin}/link?code=${code}`
  return { linkToken: btoa(url), url, sessionId }
}

/** Only who leaves an address out is asked about. */
const maySkipAddresses = async (ctx: Context, scope: Scope, input: CreateLinkTokenRequest): Promise<boolean> => {
  const { toAddresses = [] } = input.transferOptions ?? {}
  return toAddresses.some(({ address }) => address === undefined) && (await ctx.store.jit.find(scope)) !== undefined
}

const readRequest = (ctx: Context, input: CreateLinkTokenRequest, isJit: boolean): LinkRequest => {
  const integrationId = integrationIdOf(ctx, input)
  return {
    userId: input.userId,
    restrictMultipleAccounts: input.restrictMultipleAccounts ?? false,
    ...(input.disableApiKeyGeneration ? { disableApiKeyGeneration: true } : {}),
    ...defined({
      integrationId,
      callbackUrl: input.callbackUrl,
      subClientId: input.subClientId,
      transfer: input.transferOptions && readTransferOptions(ctx, input.transferOptions, isJit),
      verifyWallet:
        input.verifyWalletOptions &&
        readVerifyWallet(ctx, input.verifyWalletOptions, input.transferOptions !== undefined),
    }),
  }
}

const integrationIdOf = (ctx: Context, { integrationId, brokerType }: CreateLinkTokenRequest): string | undefined => {
  const byId = integrationId === undefined ? undefined : ctx.connectors.findByIntegrationId(integrationId)
  if (integrationId !== undefined && !(byId && isForLink(byId)))
    throw invalidField('integrationId', 'this integration is not available here')
  if (brokerType === undefined) return integrationId
  const byType = integrationByType(ctx, brokerType, 'brokerType').descriptor.integrationId
  if (integrationId !== undefined && integrationId.toLowerCase() !== byType)
    throw invalidField('brokerType', 'does not match integrationId')
  return byType
}

/** The tokens in what a client stored, whichever of the two shapes it stored. */
const storedTokens = ({ accessTokens = [] }: CreateLinkTokenRequest): string[] =>
  accessTokens
    .flatMap(stored => [stored, ...(stored.accountTokens ?? [])])
    .flatMap(({ accessToken, tokenId }) => tokenId ?? accessToken ?? [])
