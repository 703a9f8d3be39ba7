import { ConnectorError } from '@rialto/core'
import type { OkxContext } from './context.ts'
import type { OkxChain } from './schemas.ts'
import { isChains } from './schemas.ts'
import type { OkxKey } from './signHeaders.ts'
import { signedRead } from './signedRead.ts'

/** What OKX charges and allows for a coin on each chain, read afresh: fees move. Empty for a coin it does not know. */
export const readChains = async (context: OkxContext, key: OkxKey, symbol: string): Promise<OkxChain[]> => {
  const rows = await signedRead(context, key, {
    path: '/api/v5/asset/currencies',
    check: isChains,
    parameters: { ccy: symbol },
  }).catch((error: unknown) => {
    // "Parameter ccy error": whether OKX says it so or with an empty list is not documented.
    if (error instanceof ConnectorError && error.kind === 'networkUnsupported') return []
    throw error
  })
  if (rows.some(row => row.ccy !== symbol)) {
    throw new ConnectorError('malformed', 'OKX returned a coin that was not requested')
  }
  return rows
}
