import { defined } from '@rialto/defined'

import type { FoundWithdrawal } from '../../connections/connector.ts'
import type { ConnectionContext, Context } from '../../context.ts'
import type { Transfer, WithdrawalAttempt } from '../ports.ts'
import type { LateEvidence } from '../transitions/lateTransitions.ts'
import { arrivedOf, readChain } from './readChain.ts'
import { readOther, readWithdrawal } from './readWithdrawal.ts'

/**
 * Evidence that a transfer that counts as not sent was sent: the institution has it in progress or completed, its
 * transaction pays the address, whatever the institution reports, or there is another record like it. `besides`: ids of
 * records that belong to other transfers.
 */
export const findSent = async (
  ctx: ConnectionContext & Pick<Context, 'chains'>,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
  besides: readonly string[] = [],
): Promise<LateEvidence | 'notReadable' | undefined> => {
  const { institutionTransactionId: own } = transfer
  if (besides.length > 0) return findOther(ctx, transfer, attempt, own === undefined ? besides : [own, ...besides])
  const read = await readWithdrawal(ctx, transfer, attempt)
  const found = read === 'notReadable' ? undefined : read
  const evidence = await findOwn(ctx, transfer, found)
  if (evidence !== undefined) return evidence
  if (read === 'notReadable') return read
  const first = own ?? found?.upstreamId
  return first === undefined ? undefined : findOther(ctx, transfer, attempt, [first])
}

/**
 * Another record like those that failed or are not its own: of a call that was refused before the last, or of this call,
 * if the failed one is of another request. Records without a reference do not show which.
 */
const findOther = async (
  ctx: ConnectionContext & Pick<Context, 'chains'>,
  transfer: Transfer,
  attempt: WithdrawalAttempt,
  known: readonly string[],
): Promise<LateEvidence | 'notReadable' | undefined> => {
  if (transfer.finding !== undefined || attempt.kind !== 'exchangeWithdrawal') return undefined
  const passed = [...known]
  for (;;) {
    const found = await readOther(ctx, transfer, attempt, passed)
    if (found === undefined || found === 'notReadable' || passed.includes(found.upstreamId))
      return found === 'notReadable' ? found : undefined
    if (found.status !== 'failed') return found
    const evidence = await findOnChain(ctx, transfer, found.hash)
    if (evidence) return { ...found, ...evidence }
    passed.push(found.upstreamId)
  }
}

const findOwn = async (
  ctx: Pick<Context, 'clock' | 'chains'>,
  transfer: Transfer,
  found: FoundWithdrawal | undefined,
): Promise<LateEvidence | undefined> => {
  // For a transfer that an operator ended against the institution's report, only the chain is evidence.
  if (found && found.status !== 'failed' && transfer.finding === undefined) return found
  const evidence = await findOnChain(ctx, transfer, found?.hash ?? transfer.hash)
  const { createdAtMs, hasReference } = found ?? {}
  return evidence && { ...evidence, ...defined({ upstreamId: found?.upstreamId, createdAtMs, hasReference }) }
}

/** The transaction pays the address. */
const findOnChain = async (
  ctx: Pick<Context, 'clock' | 'chains'>,
  transfer: Transfer,
  hash: string | undefined,
): Promise<LateEvidence | undefined> => {
  if (hash === undefined || !ctx.chains.watches(transfer.networkId)) return undefined
  const seen = await readChain(ctx, { ...transfer, hash })
  const arrived = seen?.kind === 'mismatched' ? arrivedOf(transfer, seen) : undefined
  if (seen?.kind !== 'confirmed' && arrived === undefined) return undefined
  return { upstreamStatus: 'paid on the chain', hash, ...defined({ arrived }) }
}
