import type { MoneyLine } from '@rialto/contract'

import type { Transfer } from '../ports.ts'
import { lineOfCombined } from './combinedLine.ts'
import { lineOfTransfer } from './singleLine.ts'

/** The money line of a transfer: as approved, and as reported since. `parts`: those of a combined transfer. */
export const moneyLineOf = (transfer: Transfer, parts: readonly Transfer[] = []): MoneyLine =>
  transfer.isCombined ? lineOfCombined(transfer, parts) : lineOfTransfer(transfer)
