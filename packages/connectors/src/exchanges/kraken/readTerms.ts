import type { WithdrawalTerms } from '@rialto/core'
import type { KrakenContext } from './context.ts'
import { readOffers } from './readOffers.ts'
import type { KrakenKey } from './signRequest.ts'

export const readTerms = async (context: KrakenContext, key: KrakenKey, symbol: string): Promise<WithdrawalTerms[]> =>
  (await readOffers(context, key, symbol)).map(({ terms }) => terms)
