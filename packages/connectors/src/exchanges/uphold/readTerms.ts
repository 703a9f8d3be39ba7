import type { WithdrawalTerms } from '@rialto/core'
import { termsFrom } from '../../kit/feeTable.ts'
import type { UpholdContext } from './context.ts'
import { upholdFees } from './withdrawalFees.ts'

/** From the connector's own table: Uphold has no call for it. */
export const publicTerms = ({ descriptor, environment }: UpholdContext, symbol: string): WithdrawalTerms[] =>
  termsFrom(descriptor.networks, upholdFees[environment], symbol)

/** The same for everybody. */
export const readTerms = async (context: UpholdContext, _token: string, symbol: string): Promise<WithdrawalTerms[]> =>
  publicTerms(context, symbol)
