import { defined } from '@rialto/defined'

import type { PreviewInput } from '../../api/createApi.ts'
import type { Choice } from '../../machine/state.ts'

/** What the user has chosen, as the server is asked to price it. */
export const toInput = ({
  connectionId = '',
  symbol = '',
  networkId = '',
  amount,
  fundWith,
}: Choice): PreviewInput => ({ connectionId, symbol, networkId, ...amount, ...defined({ fundWith }) })
