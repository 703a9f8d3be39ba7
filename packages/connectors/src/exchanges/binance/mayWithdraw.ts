import { ConnectorError } from '@rialto/core'
import type { ConnectorErrorKind } from '@rialto/core'
import type { BinanceContext, BinanceKey } from './context.ts'
import { binanceWithdrawErrors } from './errors.ts'
import { isNothing } from './schemas.ts'
import { signedRead } from './signedRead.ts'
import { withdrawPath } from './submitWithdrawal.ts'

/** These are not about what the call asked for: whether the key may is still open. */
const open: readonly ConnectorErrorKind[] = ['credentialsInvalid', 'clockSkew', 'rateLimited', 'unavailable']

/**
 * Whether a key that can read may withdraw, where no call tells. The withdraw call is made with no coin, no address and no
 * amount: there is nothing in it that could be sent, so it is always refused. Refused for the right, the key may not; refused
 * for what is missing, it may, and the withdrawal itself has the last word.
 *
 * @throws ConnectorError when the house could not be asked
 */
export const mayWithdraw = async (context: BinanceContext, key: BinanceKey): Promise<boolean> => {
  const requesting = { ...context, http: { ...context.http, table: binanceWithdrawErrors(context.variant) } }
  try {
    await signedRead(requesting, key, { path: withdrawPath, method: 'POST', check: isNothing })
    return true
  } catch (error) {
    if (!(error instanceof ConnectorError) || open.includes(error.kind)) throw error
    return error.kind !== 'permissionMissing'
  }
}
