import { defined } from '@rialto/defined'

import type { Context } from '../../context.ts'
import type { Transfer, WithdrawalAttempt } from '../ports.ts'
import type { LateEvidence } from '../transitions.ts'
import { arrivedOf, readChain } from './readChain.ts'
import { readOther, readRecord, readWithdrawal } from './readWithdrawal.ts'

/**
 * Evidence that a transfer that counts as not sent was sent: the institution has it in progress or completed, its
 * transaction pays the address, whatever the institution reports, or a call of it that was refused before the last
 * created another withdrawal.
 */
export const findSent = async (
  ctx: Context,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
): Promise<LateEvidence | 'notReadable' | undefined> => {
  const own = await findOwn(ctx, transfer, attempt)
  if (own !== undefined && own !== 'notReadable') return own
  return own ?? findOther(ctx, transfer, attempt)
}

/**
 * Another record like the one that failed: of a call that was refused before the last, or of this call, if the failed
 * one was an attempt of the user's own. Records without a reference do not show which.
 */
const findOther = async (
  ctx: Context,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
): Promise<LateEvidence | 'notReadable' | undefined> => {
  const { institutionTransactionId: own, finding } = transfer
  if (own === undefined || finding !== undefined || attempt.kind !== 'exchangeWithdrawal') return undefined
  const found = await readOther(ctx, transfer, attempt, own)
  return found === undefined || found === 'notReadable' || found.status !== 'failed' ? found : undefined
}

const findOwn = async (
  ctx: Context,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
): Promise<LateEvidence | 'notReadable' | undefined> => {
  const read = await readWithdrawal(ctx, transfer, attempt)
  const found = read === 'notReadable' ? undefined : read
  // For a transfer that an operator ended against the institution's report, only the chain is evidence.
  if (found && found.status !== 'failed' && transfer.finding === undefined) return found
  // Of several with its reference, another one did not fail.
  const [upstreamId, ...twins] = found?.twins ?? []
  if (upstreamId !== undefined && transfer.finding === undefined) {
    const other = await readRecord(ctx, transfer, attempt, upstreamId)
    const { upstreamStatus = '', hash } = other === 'notReadable' ? {} : (other ?? {})
    const evidence = { upstreamId, upstreamStatus, hasReference: true as const, ...defined({ hash }) }
    return twins.length === 0 ? evidence : { ...evidence, twins }
  }
  const hash = found?.hash ?? transfer.hash
  const without = read === 'notReadable' ? read : undefined
  if (hash === undefined || !ctx.chains.watches(transfer.networkId)) return without
  const seen = await readChain(ctx, { ...transfer, hash })
  const arrived = seen?.kind === 'mismatched' ? arrivedOf(transfer, seen) : undefined
  if (seen?.kind !== 'confirmed' && arrived === undefined) return without
  return { upstreamStatus: 'paid on the chain', hash, ...defined({ upstreamId: found?.upstreamId, arrived }) }
}
