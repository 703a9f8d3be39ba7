import { add, parseDecimal } from '@rialto/catalog'
import { ConnectorError, type FoundWithdrawal, type UpstreamTransfer, type UpstreamTransferPage } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type FinalStatuses, statusOf, txHash } from '../../kit/matching/foundWithdrawal.ts'
import { signedRead } from '../../kit/signing/signedRead.ts'
import { type AlpacaAccess, type AlpacaContext, type AlpacaTransfer, isTransfer, isTransfers } from './api.ts'
import { isoTime } from '../../kit/history/historyPlace.ts'

/**
 * Newest first. Alpaca returns the whole list at once. The cursor is the id of the last transfer returned, so that new
 * transfers do not shift the pages.
 */
export const listTransfers = async (
  context: AlpacaContext,
  access: AlpacaAccess,
  { count, cursor, sinceMs = 0 }: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> => {
  const all = await readTransfers(context, access)
  const begin = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1
  if (cursor !== undefined && begin === 0) return undefined
  const left = all.slice(begin).filter(transfer => createdMs(transfer) >= sinceMs)
  const page = left.slice(0, count)
  const last = left.length > count ? page.at(-1) : undefined
  return {
    transfers: page.flatMap(transfer => toTransfer(context, transfer) ?? []),
    ...defined({ cursor: last?.id }),
  }
}

/** By Alpaca's id, else by the transaction's hash, in the whole history. */
export const findTransfer = async (
  context: AlpacaContext,
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
  return found === undefined ? undefined : toTransfer(context, found)
}

const plain = (hash: string): string => hash.toLowerCase().replace(/^0x/, '')

export const transfersPath = '/v2/wallets/transfers'
/** Some twenty thousand transfers: the list has no pages. */
const maxResponseBytes = 10 * 1024 * 1024
const idForm = /^[A-Za-z0-9-]{1,64}$/

/** All transfers, newest first: according to the documentation the list has no pages. */
export const readTransfers = async (context: AlpacaContext, access: AlpacaAccess): Promise<AlpacaTransfer[]> => {
  const transfers = await signedRead(context, access, { path: transfersPath, check: isTransfers, maxResponseBytes })
  return transfers
    .map(transfer => ({ transfer, ms: createdMs(transfer) }))
    .sort((a, b) => b.ms - a.ms || (a.transfer.id < b.transfer.id ? 1 : -1))
    .map(({ transfer }) => transfer)
}

/** One transfer by Alpaca's id. `undefined` if Alpaca does not have it. */
export const readTransfer = async (
  context: AlpacaContext,
  access: AlpacaAccess,
  id: string,
): Promise<AlpacaTransfer | undefined> => {
  if (!idForm.test(id)) return undefined
  try {
    const found = await signedRead(context, access, { path: `${transfersPath}/${id}`, check: isTransfer })
    if (found.id !== id) throw new ConnectorError('malformed', 'Alpaca returned a different transfer')
    return found
  } catch (error) {
    if (error instanceof ConnectorError && /^404/.test(error.upstreamCode ?? '')) return undefined
    throw error
  }
}

const text = (value: string | null | undefined): string | undefined =>
  value == null || value === '' ? undefined : value

/** Converts a record. Records with an unknown direction are left out. */
const toTransfer = ({ descriptor }: AlpacaContext, record: AlpacaTransfer): UpstreamTransfer | undefined => {
  if (record.direction !== 'OUTGOING' && record.direction !== 'INCOMING') return undefined
  const chain = text(record.chain)
  const networkId = descriptor.networks.find(({ upstreamId }) => upstreamId === chain)?.networkId
  const hash = txHash(record.tx_hash, networkId)
  const fee = feeOf(record)
  const from = text(record.from_address)
  const to = text(record.to_address)
  return {
    upstreamId: record.id,
    type: record.direction === 'OUTGOING' ? 'withdrawal' : 'deposit',
    status: transferStatus(record.status),
    upstreamStatus: record.status,
    symbol: record.asset,
    amount: record.amount,
    createdAtMs: createdMs(record),
    ...defined({ fee, fromAddress: from, toAddress: to, chain, networkId, hash }),
  }
}

const finals: FinalStatuses = { COMPLETE: 'succeeded', FAILED: 'failed' }

export const transferStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(finals, upstream)

/** When it was created, in Unix milliseconds. */
export const createdMs = ({ created_at: text }: AlpacaTransfer): number => isoTime(text, 'Alpaca')

/** Fees of the transfer on top of its amount: the network's fee and Alpaca's own. Undefined if Alpaca names neither. */
export const feeOf = ({ network_fee: network, fees: own }: AlpacaTransfer): string | undefined => {
  const named = [network, own].flatMap(fee => parseDecimal(fee ?? '') ?? []).filter(fee => !fee.startsWith('-'))
  return named.length === 0 ? undefined : named.reduce(add)
}
