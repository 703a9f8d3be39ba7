import { add, parseDecimal } from '@rialto/catalog'
import { ConnectorError } from '@rialto/core'
import type { BoundContext } from '../../kit/bindConnector.ts'
import { isoTime } from '../../kit/isoTime.ts'
import type { AlpacaAccess } from './context.ts'
import { alpacaRead } from './context.ts'
import type { AlpacaTransfer } from './schemas.ts'
import { isTransfer, isTransfers } from './schemas.ts'

const path = '/v2/wallets/transfers'
/** Some twenty thousand transfers: the list has no pages. */
const maxResponseBytes = 10 * 1024 * 1024
const idForm = /^[A-Za-z0-9-]{1,64}$/

/** When it was created, in Unix milliseconds. */
export const createdMs = ({ created_at: text }: AlpacaTransfer): number => isoTime(text, 'Alpaca')

/** What the transfer cost beside its amount: the network's fee and Alpaca's own. Nothing where Alpaca names neither. */
export const feeOf = ({ network_fee: network, fees: own }: AlpacaTransfer): string | undefined => {
  const named = [network, own].flatMap(fee => parseDecimal(fee ?? '') ?? []).filter(fee => !fee.startsWith('-'))
  return named.length === 0 ? undefined : named.reduce(add)
}

/** All there are, newest first: the list has no pages, says its documentation. */
export const readTransfers = async (context: BoundContext, access: AlpacaAccess): Promise<AlpacaTransfer[]> => {
  const transfers = await alpacaRead(context, access, { path, check: isTransfers, maxResponseBytes })
  return transfers
    .map(transfer => ({ transfer, ms: createdMs(transfer) }))
    .sort((a, b) => b.ms - a.ms || (a.transfer.id < b.transfer.id ? 1 : -1))
    .map(({ transfer }) => transfer)
}

/** One by Alpaca's id; `undefined` where Alpaca does not know it. */
export const readTransfer = async (
  context: BoundContext,
  access: AlpacaAccess,
  id: string,
): Promise<AlpacaTransfer | undefined> => {
  if (!idForm.test(id)) return undefined
  try {
    const found = await alpacaRead(context, access, { path: `${path}/${id}`, check: isTransfer })
    if (found.id !== id) throw new ConnectorError('malformed', 'Alpaca returned a different transfer')
    return found
  } catch (error) {
    if (error instanceof ConnectorError && /^404/.test(error.upstreamCode ?? '')) return undefined
    throw error
  }
}
