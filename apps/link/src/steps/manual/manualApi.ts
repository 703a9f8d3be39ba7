import type { ManualDeposit, ManualOrigins, ManualQuote } from '@rialto/contract'

import type { LinkApi } from '../../api/createApi.ts'

type ManualPair = { symbol: string; networkId: string }

/** Server operations for deposits from anywhere; loaded with their step. */
export const manualApi = ({ post }: Pick<LinkApi, 'post'>) => ({
  origins: () => post<ManualOrigins>('manual/origins', {}),
  deposit: ({ symbol, networkId }: ManualPair) => post<ManualDeposit>('manual/deposits', { symbol, networkId }),
  quote: ({ symbol, networkId }: ManualPair) => post<ManualQuote>('manual/quotes', { symbol, networkId }),
})
