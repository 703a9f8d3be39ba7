import { defined } from '@rialto/defined'

import type { PreviewInput } from '../../api/createApi.ts'
import type { Choice } from '../../machine/state.ts'

/** The user's choice as input of a preview. */
export const toInput = ({
  connectionId = '',
  symbol = '',
  networkId = '',
  amount,
  fundWith,
}: Choice): PreviewInput => ({ connectionId, symbol, networkId, ...amount, ...defined({ fundWith }) })
