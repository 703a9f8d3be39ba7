import type { UpstreamTransfer } from '@rialto/core'
import type { BoundContext } from '../../kit/bindConnector.ts'
import { asTransfer } from './asTransfer.ts'
import type { AlpacaAccess } from './context.ts'
import { readTransfer, readTransfers } from './readTransfers.ts'

const plain = (hash: string): string => hash.toLowerCase().replace(/^0x/, '')

/** By Alpaca's id, else by the transaction's hash, in the whole history. */
export const findTransfer = async (
  context: BoundContext,
  access: AlpacaAccess,
  { id, hash = '', symbol }: { id?: string; hash?: string; symbol?: string },
): Promise<UpstreamTransfer | undefined> => {
  const found =
    id === undefined
      ? (await readTransfers(context, access)).find(
          transfer =>
            transfer.tx_hash != null &&
            plain(transfer.tx_hash) === plain(hash) &&
            (symbol === undefined || transfer.asset === symbol),
        )
      : await readTransfer(context, access, id)
  return found === undefined ? undefined : asTransfer(context, found)
}
