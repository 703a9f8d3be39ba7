import { type AdminOperation, type AdminOperationId, isAudited } from '@rialto/contract'
import {
  type Actor,
  type AuditedState,
  type Context,
  readLinkConfiguration,
  readSponsorship,
  readSubClient,
  readWebhookEndpoint,
  recordChange,
  rejectUnapproved,
  type Scope,
} from '@rialto/core'
import type { FastifyRequest } from 'fastify'

import { sponsorshipView } from './sponsorship/sponsorshipView.ts'
import { termsView } from './clients/transferTermsView.ts'
import { isOperator, teamContext } from './memberSession.ts'

type Reader = (ctx: Context, scope: Scope, id: string) => Promise<object>

const subClient: Reader = (ctx, scope, id) => readSubClient(ctx, scope, id)
const linkConfiguration: Reader = (ctx, scope, id) => readLinkConfiguration(ctx, scope, id)
const webhookEndpoint: Reader = (ctx, scope, id) => readWebhookEndpoint(ctx, scope, id)
const callbackUrls: Reader = async (ctx, scope) => ({ callbackUrls: await ctx.store.callbackUrls.read(scope) })
const screening: Reader = async (ctx, scope) => ({ mode: await ctx.store.screening.mode(scope) })
const members: Reader = async (ctx, scope, id) =>
  (await ctx.store.members.list(scope)).find(member => member.id === id.toLowerCase()) ?? {}

const apiKeys: Reader = async (ctx, scope, id) => {
  const key = (await ctx.store.apiKeys.list(scope)).find(one => one.id === id.toLowerCase())
  return key ? { label: key.label, permissions: key.permissions } : {}
}
const allowedOrigins: Reader = async (ctx, scope) => ({
  allowedOrigins: (await ctx.store.clients.find(scope))?.allowedOrigins ?? [],
})
const client: Reader = async (ctx, scope) => ({ name: (await ctx.store.clients.find(scope))?.name })
const approvalSettings: Reader = async (ctx, scope) => ({
  operations: await ctx.store.approvals.readOperations(scope),
})
const bridging: Reader = async (ctx, scope) => ({
  networkPriority: await ctx.store.routes.networkPriority(scope),
  misdirectedDeposits: await ctx.store.routes.misdirectedDeposits(scope),
})
const terms: Reader = async (ctx, scope) => termsView(await ctx.store.linkDefaults.read(scope))
const offeredNetworks: Reader = async (ctx, scope) => ({
  networkIds: (await ctx.store.linkDefaults.read(scope)).networkIds,
})
const sponsorship: Reader = async (ctx, scope) => sponsorshipView(ctx, await readSponsorship(ctx, scope))
const retention: Reader = async (ctx, scope) => ({
  transferRetentionDays: (await ctx.store.clients.transferRetentionDays(scope)) ?? null,
})
const ipRanges: Reader = async (ctx, scope, id) =>
  (await ctx.store.ipRanges.list(scope)).find(range => range.id === id.toLowerCase()) ?? {}

/** The values that an operation replaces or removes, for the audit log. */
const readers: Partial<Record<AdminOperationId, Reader>> = {
  replaceCallbackUrls: callbackUrls,
  replaceSubClient: subClient,
  removeSubClient: subClient,
  setSubClientLogo: subClient,
  removeSubClientLogo: subClient,
  replaceLinkConfiguration: linkConfiguration,
  removeLinkConfiguration: linkConfiguration,
  updateWebhookEndpoint: webhookEndpoint,
  removeWebhookEndpoint: webhookEndpoint,
  pauseWebhookEndpoint: webhookEndpoint,
  resumeWebhookEndpoint: webhookEndpoint,
  rotateWebhookSecret: webhookEndpoint,
  revokeApiKey: apiKeys,
  replaceAllowedOrigins: allowedOrigins,
  renameClient: client,
  closeClient: client,
  setScreening: screening,
  removeIpRange: ipRanges,
  setBridgingPriority: bridging,
  setMisdirectedDeposits: bridging,
  replaceTransferTerms: terms,
  replaceOfferedNetworks: offeredNetworks,
  setSponsorship: sponsorship,
  removeSponsorship: sponsorship,
  setRetention: retention,
  replaceApprovalSettings: approvalSettings,
  changeMemberRole: members,
  removeMember: members,
}

const isObject = (value: unknown): value is AuditedState => typeof value === 'object' && value !== null

/** Converts a list or a single value into a named state. */
const asState = (value: unknown, name: string): AuditedState => {
  if (value === undefined || value === null) return {}
  return isObject(value) && !Array.isArray(value) ? value : { [name]: value }
}

interface MadeChange {
  operation: AdminOperation
  scope: Scope
  actor: Actor
  params: unknown
  body: unknown
}

/** Makes a change and writes its entry into the client's audit log. */
export const recordedChange = async (
  ctx: Context,
  { operation, scope, actor, params: sent, body }: MadeChange,
  run: () => Promise<unknown>,
): Promise<unknown> => {
  const params = asState(sent, 'params')
  const read = readers[operation.id as AdminOperationId]
  const before = await read?.(ctx, scope, String(params['id'] ?? '')).catch(() => ({}))
  const change = {
    actor,
    operation: operation.id,
    params,
    before: asState(before, 'before'),
    after: asState(operation.file ? undefined : body, 'request'),
  }
  return recordChange(teamContext(ctx), scope, change, run, content => asState(content, 'content'))
}

/** An exception from operations that may need a second confirmation: reading a transfer again changes nothing. */
const onlyReads = ({ id }: AdminOperation, body: unknown): boolean =>
  id === 'resolveTransfer' && asState(body, 'request')['action'] === 'lookAgain'

/**
 * Records every change and the previous values in the client's audit log, and rejects changes that need a second
 * member's confirmation. Reads are not recorded.
 */
export const auditChanges =
  (ctx: Context) =>
  async (operation: AdminOperation, request: FastifyRequest, run: () => Promise<unknown>): Promise<unknown> => {
    const { scope, actor } = request
    if (!isAudited(operation) || !scope || !actor) return run()
    const requested = { body: request.body, isOperator: isOperator(request) }
    if (!onlyReads(operation, request.body)) await rejectUnapproved(ctx, scope, operation.id, requested)
    return recordedChange(ctx, { operation, scope, actor, params: request.params, body: request.body }, run)
  }
