import type { MoneyLine, TransferRecord } from '@rialto/contract'

import type { BridgedTransfer } from '../bridgedTransfer.ts'
import { isLost } from '../isLost.ts'
import { publicStatus } from '../phases.ts'
import type { Transfer } from '../ports.ts'

type State = TransferRecord['state']
type Line = Pick<MoneyLine, 'arrives' | 'missing'>

const hasPart = ({ arrives, missing }: Line): boolean =>
  missing !== undefined && arrives.amount !== undefined && Number(arrives.amount) > 0

/** A finding that lacks only the hash does not contradict the institution, because the institution may add the hash later. */
export const isContradicted = (transfer: Pick<Transfer, 'phase' | 'finding'>): boolean =>
  publicStatus(transfer.phase) === 'pending'
    ? transfer.finding !== undefined && transfer.finding.kind !== 'unnamed'
    : isLost(transfer)

/** The one source of the word for a transfer, from its record and its money line. */
export const stateOf = (transfer: Transfer, line: Line): State => {
  const { phase, foundLateAtMs, refunded } = transfer
  if (refunded !== undefined) return 'refunded'
  if (phase === 'failed' && foundLateAtMs !== undefined) return 'late'
  if (hasPart(line)) return 'part'
  if (isContradicted(transfer)) return 'short'
  return phase === 'unknown' ? 'unknown' : publicStatus(phase)
}

/** As `stateOf`, of a transfer over a bridge. */
export const bridgedStateOf = ({ phase, reported, refunded }: BridgedTransfer, line: Line): State => {
  if (reported === 'refundSucceeded' || refunded !== undefined) return 'refunded'
  if (reported === 'refundPending') return 'refunding'
  return phase === 'failed' && hasPart(line) ? 'part' : publicStatus(phase)
}
