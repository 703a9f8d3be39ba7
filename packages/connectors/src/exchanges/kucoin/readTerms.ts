import type { WithdrawalTerms } from '@rialto/core'
import type { KucoinContext } from './context.ts'
import { publicTerms } from './publicTerms.ts'
import type { KucoinKey } from './signHeaders.ts'

/** KuCoin publishes its terms: an account has no others. */
export const readTerms = (context: KucoinContext, _: KucoinKey, symbol: string): Promise<WithdrawalTerms[]> =>
  publicTerms(context, symbol)
