import { defined } from '@rialto/defined'

import type { Context } from '../../context.ts'
import type { Transfer, WithdrawalAttempt } from '../ports.ts'
import type { LateEvidence } from '../transitions.ts'
import { findTwins } from './findTwins.ts'
import { arrivedOf, readChain } from './readChain.ts'
import { readRecord, readWithdrawal } from './readWithdrawal.ts'

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
  const twins = await findTwins(ctx, transfer, attempt)
  if (twins === undefined || twins === 'notReadable') return own ?? twins
  const { upstreamId, upstreamStatus, hash } = twins.found
  return { upstreamId, upstreamStatus, ...defined({ hash }) }
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
    return { upstreamId, upstreamStatus, ...defined({ hash }), ...(twins.length === 0 ? {} : { twins }) }
  }
  const hash = found?.hash ?? transfer.hash
  const without = read === 'notReadable' ? read : undefined
  if (hash === undefined || !ctx.chains.watches(transfer.networkId)) return without
  const seen = await readChain(ctx, { ...transfer, hash })
  const arrived = seen?.kind === 'mismatched' ? arrivedOf(transfer, seen) : undefined
  if (seen?.kind !== 'confirmed' && arrived === undefined) return without
  return { upstreamStatus: 'paid on the chain', hash, ...defined({ upstreamId: found?.upstreamId, arrived }) }
}
