import type { MoneyLine } from '@rialto/contract'
import { add } from '@rialto/catalog'

import { bridgedMoneyLine } from '../transfers/money/bridgedMoneyLine.ts'
import { moneyLineOf } from '../transfers/money/moneyLineOf.ts'
import type { AnyTransfer, Transfer } from '../transfers/ports.ts'

/** The money line of any transfer. */
export const lineOf = (transfer: AnyTransfer, parts: readonly Transfer[] = []): MoneyLine =>
  'addressId' in transfer ? bridgedMoneyLine(transfer) : moneyLineOf(transfer, parts)

/** Amounts of a money line that the institution and the chain have to show. */
export interface ExpectedAmounts {
  arrives: string
  /** The institution's fee for the withdrawal. */
  fee: string
}

export const expectedOf = ({ arrives, fees }: Pick<MoneyLine, 'arrives' | 'fees'>): ExpectedAmounts => ({
  arrives: arrives.amount ?? '0',
  fee: fees
    .filter(({ takenBy, purpose }) => takenBy === 'institution' && purpose === 'transfer')
    .reduce((sum, { amount = '0' }) => add(sum, amount), '0'),
})
