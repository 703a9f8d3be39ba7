import type { UpstreamTransfer } from '@rialto/core'
import { asTransfer } from './asTransfer.ts'
import type { UpholdContext } from './context.ts'
import { readRange } from './readRange.ts'
import { readTransaction } from './readTransaction.ts'
import type { UpholdTransaction } from './schemas.ts'
import { transactionList } from './transactions.ts'

interface Search {
  id?: string
  hash?: string
}

const plain = (hash: string): string => hash.toLowerCase().replace(/^0x/, '')

/** By id with one call; by hash through everything there is, since the list takes no filter for it. */
export const findTransfer = async (
  context: UpholdContext,
  token: string,
  { id, hash = '' }: Search,
): Promise<UpstreamTransfer | undefined> => {
  const isIt = ({ params }: UpholdTransaction) => params?.txid != null && plain(params.txid) === plain(hash)
  const record =
    id === undefined
      ? (await readRange(context, token, transactionList, page => page.some(isIt))).find(isIt)
      : await readTransaction(context, token, id)
  return record === undefined ? undefined : asTransfer(context, record)
}
