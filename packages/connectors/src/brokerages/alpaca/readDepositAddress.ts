import type { DepositAddress } from '@rialto/core'
import type { BoundContext } from '../../kit/bindConnector.ts'
import type { AlpacaAccess } from './context.ts'
import { readWallet } from './readWallet.ts'

/** None of the networks we know Alpaca by has tags. */
export const readDepositAddress = async (
  context: BoundContext,
  access: AlpacaAccess,
  input: { symbol: string; networkId: string },
): Promise<DepositAddress> => ({ address: await readWallet(context, access, input) })
