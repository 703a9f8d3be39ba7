import type { LinkExecuteRequest, LinkExecution } from '@rialto/contract'
import {
  ApiError,
  type Context,
  executeTransfer,
  type Execution,
  ipAddressPermission,
  type LinkSessionRecord,
} from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Static } from 'typebox'

import type { LinkHandler } from '../../handler.ts'
import { executionMessage } from '../transfers/executionStatus.ts'
import { connectionOf } from './sessionTransfer.ts'
import { linkTransfer } from './views/linkViews.ts'

export const linkExecuteHandler: LinkHandler<'linkExecute'> = (ctx, { session, body }) => execute(ctx, session, body)

const execute = async (
  ctx: Context,
  session: LinkSessionRecord,
  { secondFactorCode, travelRule, ...body }: Static<typeof LinkExecuteRequest>,
): Promise<Static<typeof LinkExecution>> => {
  const previewId = body.previewId.toLowerCase()
  const held = await ctx.store.previews.find(session.scope, previewId)
  if (!held) throw new ApiError('previewNotFound')
  const connection = await connectionOf(ctx, session, held.connectionId)
  try {
    return toExecution(ctx, await executeTransfer(ctx, { connection, previewId, secondFactorCode, travelRule }))
  } catch (error) {
    if (error instanceof ApiError && error.type === 'previewExpired')
      return {
        status: 'previewExpired',
        ...defined({ message: error.displayMessage }),
      }
    throw error
  }
}

const statuses = {
  accepted: 'submitted',
  unknown: 'submitted',
  secondFactorRequired: 'secondFactorRequired',
  secondFactorRefused: 'secondFactorRefused',
  emailConfirmationRequired: 'emailConfirmationRequired',
  addressWhitelistRequired: 'addressWhitelistRequired',
  walletConfirmationRequired: 'walletConfirmationRequired',
  travelRuleRequired: 'failed',
  feeAboveApproved: 'feeAboveApproved',
  rejected: 'failed',
} as const

/** The reason code for a transfer that was not sent. The institution's own texts are not shown to users. */
const reasonOf = (outcome: Execution['outcome']): string | undefined => {
  if (outcome?.kind === 'travelRuleRequired') return 'travelRule'
  if (outcome?.kind !== 'rejected') return undefined
  if (outcome.isUnreached) return 'unavailable'
  return outcome.permission === ipAddressPermission ? 'ipRestricted' : outcome.reason
}

const statusOf = ({ outcome, transfer, travelRule }: Execution): Static<typeof LinkExecution>['status'] => {
  if (travelRule) return 'travelRuleRequired'
  return outcome ? statuses[outcome.kind] : transfer.phase === 'failed' ? 'failed' : 'submitted'
}

const toExecution = (ctx: Context, execution: Execution): Static<typeof LinkExecution> => {
  const { outcome, transfer, travelRule } = execution
  const message = executionMessage(execution)
  return {
    status: statusOf(execution),
    transfer: linkTransfer(ctx, transfer),
    ...(outcome && 'factor' in outcome ? { factor: outcome.factor } : {}),
    ...defined({ message, travelRule, reason: travelRule ? undefined : reasonOf(outcome) }),
  }
}
