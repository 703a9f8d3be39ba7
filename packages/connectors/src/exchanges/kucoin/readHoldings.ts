import type { Holding } from '@rialto/core'
import { asHoldings } from '../../kit/ownedRows.ts'
import type { KucoinContext } from './context.ts'
import { readAccounts } from './readAccounts.ts'
import type { KucoinKey } from './signHeaders.ts'

export const readHoldings = async (context: KucoinContext, key: KucoinKey): Promise<Holding[]> =>
  asHoldings(await readAccounts(context, key))
