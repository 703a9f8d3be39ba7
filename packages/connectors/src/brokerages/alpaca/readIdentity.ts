import type { Identity } from '@rialto/core'
import type { BoundContext } from '../../kit/bindConnector.ts'
import type { AlpacaAccess } from './context.ts'
import { readAccount } from './readAccount.ts'

/** The number of the account is all that the Trading API tells of who its owner is. */
export const readIdentity = async (context: BoundContext, access: AlpacaAccess): Promise<Identity> => ({
  accountNumber: (await readAccount(context, access)).account_number,
})
