import { ConnectorError, type UpstreamTransfer, type UpstreamTransferPage } from '@rialto/core'
import { defined } from '@rialto/defined'
import { signedRead } from '../../kit/signing/signedRead.ts'
import {
  type CoinbaseContext,
  type CoinbaseTransfer,
  isTransfer,
  isTransferPage,
  readPages,
  readTransaction,
  transactionsPath,
} from './api.ts'
import { isFiat, readAccounts } from './account.ts'
import { arrived, magnitude, transactionStatus } from './withdrawals.ts'
import { isoTime } from '../../kit/history/historyPlace.ts'
import { txHash } from '../../kit/matching/foundWithdrawal.ts'

/** Coinbase's most per page. */
const maxPerCall = 100
/** Maximum number of wallets' pages read for one page of ours; the cursor continues from there. */
const maxCalls = 20

/** The wallet, and the last returned transaction in it. */
const cursorForm = /^([A-Za-z0-9_-]{1,64})(?::([A-Za-z0-9_-]{1,64}))?$/

interface Place {
  wallet: number
  after?: string
}

interface Step {
  records: CoinbaseTransfer[]
  after?: string
}

const readStep = async (
  context: CoinbaseContext,
  token: string,
  walletId: string,
  { after, limit, sinceMs }: { after: string | undefined; limit: number; sinceMs: number },
): Promise<Step> => {
  const query = new URLSearchParams({ limit: String(limit), ...defined({ starting_after: after }) })
  const path = `${transactionsPath(walletId)}?${query}`
  const page = await signedRead(context, token, { path, check: isTransferPage })
  const records = page.data.filter(record => isoTime(record.created_at, 'Coinbase') >= sinceMs)
  const nextUri = page.pagination.next_uri ?? ''
  if (nextUri === '' || records.length < page.data.length) return { records }
  // A page whose last row cannot be read is continued after the row that Coinbase names.
  const last = page.data.at(-1)?.id ?? startOf(nextUri)
  if (last === undefined || last === after)
    throw new ConnectorError('malformed', 'Coinbase returned a list that exceeds the page limit')
  return { records, after: last }
}

/** The id in `starting_after` of the next page's address. */
const startOf = (nextUri: string): string | undefined =>
  /[?&]starting_after=([A-Za-z0-9_-]{1,64})(?:&|$)/.exec(nextUri)?.[1]

/**
 * Coinbase keeps a history per wallet, so the list goes wallet by wallet, newest first within each: merging them by
 * time would need a call per wallet for every page.
 */
export const listTransfers = async (
  context: CoinbaseContext,
  token: string,
  input: { count: number; cursor?: string; sinceMs?: number },
): Promise<UpstreamTransferPage | undefined> => {
  const wallets = (await readAccounts(context, token)).filter(account => !isFiat(account))
  const begin = placeOf(input.cursor, wallets)
  if (begin === undefined) return undefined
  const transfers: UpstreamTransfer[] = []
  let place = begin
  for (let calls = 0; calls < maxCalls && transfers.length < input.count; calls += 1) {
    const wallet = wallets[place.wallet]
    if (wallet === undefined) break
    const limit = Math.min(maxPerCall, input.count - transfers.length)
    const step = await readStep(context, token, wallet.id, {
      after: place.after,
      limit,
      sinceMs: input.sinceMs ?? 0,
    }).catch(unknownPlace(place === begin))
    if (step === undefined) return undefined
    transfers.push(...step.records.flatMap(record => toTransfer(context, record) ?? []))
    place = step.after === undefined ? { wallet: place.wallet + 1 } : { wallet: place.wallet, after: step.after }
  }
  return { transfers, ...defined({ cursor: cursorOf(place, wallets) }) }
}

/** Cursor of the next page. Undefined after the last wallet. */
const cursorOf = ({ wallet, after }: Place, wallets: readonly { id: string }[]): string | undefined => {
  const next = wallets[wallet]
  return next && after !== undefined ? `${next.id}:${after}` : next?.id
}

const placeOf = (cursor: string | undefined, wallets: readonly { id: string }[]): Place | undefined => {
  if (cursor === undefined) return { wallet: 0 }
  const [, id, after] = cursorForm.exec(cursor) ?? []
  const wallet = wallets.findIndex(account => account.id === id)
  if (id === undefined || wallet < 0) return undefined
  return after === undefined ? { wallet } : { wallet, after }
}

/** Coinbase does not know the transaction that the caller's cursor names. */
const unknownPlace =
  (fromCaller: boolean) =>
  (error: unknown): undefined => {
    if (fromCaller && error instanceof ConnectorError && error.upstreamCode === 'not_found') return undefined
    throw error
  }

/** Maximum number of wallets searched if the asset is not named. */
const maxWallets = 50
const idForm = /^[A-Za-z0-9_-]{1,64}$/

interface Search {
  id?: string
  hash?: string
  symbol?: string
}

const plain = (hash: string): string => hash.toLowerCase().replace(/^0x/, '')

const findByHash = async (context: CoinbaseContext, token: string, accountId: string, hash: string) => {
  const isIt = ({ network }: CoinbaseTransfer) => network?.hash != null && plain(network.hash) === plain(hash)
  const list = { path: transactionsPath(accountId), check: isTransferPage, maxPages: 20 }
  return (await readPages(context, token, list, page => page.some(isIt))).find(isIt)
}

/** A transaction belongs to one account. Without the asset's name, every account is searched. */
export const findTransfer = async (
  context: CoinbaseContext,
  token: string,
  { id, hash, symbol }: Search,
): Promise<UpstreamTransfer | undefined> => {
  if (id !== undefined && !idForm.test(id)) return undefined
  const wallets = (await readAccounts(context, token)).filter(
    account => !isFiat(account) && (symbol === undefined || account.currency.code === symbol),
  )
  for (const [index, wallet] of wallets.entries()) {
    if (index === maxWallets) throw new ConnectorError('refused', 'Too many wallets: specify the asset')
    const record =
      id === undefined
        ? await findByHash(context, token, wallet.id, hash ?? '')
        : await readTransaction(context, token, { accountId: wallet.id, id, check: isTransfer })
    if (record !== undefined) return toTransfer(context, record)
  }
  return undefined
}

const text = (value: string | null | undefined): string | undefined =>
  value == null || value === '' ? undefined : value

/** Converts a `send`: negative amounts left the account, positive ones arrived. Other records are not transfers. */
const toTransfer = (context: CoinbaseContext, record: CoinbaseTransfer): UpstreamTransfer | undefined => {
  if (record.type !== 'send') return undefined
  const outgoing = record.amount.amount.startsWith('-')
  const chain = text(record.network?.network_name)
  const networkId = context.descriptor.networks.find(({ upstreamId }) => upstreamId === chain)?.networkId
  const hash = txHash(record.network?.hash, networkId)
  const fee = record.network?.transaction_fee
  const from = text(record.from?.address)
  const to = text(record.to?.address)
  return {
    upstreamId: record.id,
    type: outgoing ? 'withdrawal' : 'deposit',
    status: transactionStatus(record.status),
    upstreamStatus: record.status,
    symbol: record.amount.currency,
    amount: outgoing ? arrived(record) : record.amount.amount,
    createdAtMs: isoTime(record.created_at, 'Coinbase'),
    ...(record.updated_at == null ? {} : { updatedAtMs: isoTime(record.updated_at, 'Coinbase') }),
    ...(outgoing && fee?.currency === record.amount.currency ? { fee: magnitude(fee.amount) } : {}),
    ...defined({ fromAddress: from, toAddress: to, chain, networkId, hash }),
    ...(record.network?.confirmations == null ? {} : { confirmations: record.network.confirmations }),
  }
}
