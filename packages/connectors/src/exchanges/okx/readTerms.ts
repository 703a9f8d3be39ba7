import type { WithdrawalTerms } from '@rialto/core'
import { chainName } from './chainName.ts'
import type { OkxContext } from './context.ts'
import { readChains } from './readChains.ts'
import type { OkxKey } from './signHeaders.ts'
import { asTerms } from './terms.ts'

/** OKX's own list, for the networks we know. */
export const readTerms = async (context: OkxContext, key: OkxKey, symbol: string): Promise<WithdrawalTerms[]> => {
  const chains = await readChains(context, key, symbol)
  return context.descriptor.networks.flatMap(({ networkId, upstreamId }) => {
    const chain = chains.find(entry => entry.chain === chainName(symbol, upstreamId))
    return chain === undefined ? [] : [asTerms(networkId, chain)]
  })
}
