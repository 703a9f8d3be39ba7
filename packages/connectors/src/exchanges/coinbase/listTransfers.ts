import type { UpstreamTransfer, UpstreamTransferPage } from '@rialto/core'
import { ConnectorError } from '@rialto/core'
import { callInstitution } from '../../kit/callInstitution.ts'
import { isoTime } from '../../kit/isoTime.ts'
import { asTransfer } from './asTransfer.ts'
import type { CoinbaseContext } from './context.ts'
import { coinbaseRequest } from './context.ts'
import { isFiat, readAccounts } from './readAccounts.ts'
import type { CoinbaseTransfer } from './schemas.ts'
import { isTransferPage } from './schemas.ts'

/** Coinbase's most per page. */
const maxPerCall = 100
/** One page of ours looks into at most this many wallets' pages; the cursor says where it stopped. */
const maxCalls = 20

/** The wallet, and the transaction in it after which to go on. */
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
  const query = new URLSearchParams({ limit: String(limit), ...(after === undefined ? {} : { starting_after: after }) })
  const path = `/v2/accounts/${encodeURIComponent(walletId)}/transactions?${query}`
  const request = coinbaseRequest(token, 'GET', path)
  const page = await callInstitution(context.http, { request: () => request, check: isTransferPage, secrets: [token] })
  const last = page.data.at(-1)
  const records = page.data.filter(record => isoTime(record.created_at, 'Coinbase') >= sinceMs)
  const more =
    page.pagination.next_uri != null && page.pagination.next_uri !== '' && records.length === page.data.length
  if (more && last?.id === after)
    throw new ConnectorError('malformed', 'Coinbase returned a list that exceeds the page limit')
  return { records, ...(more && last !== undefined ? { after: last.id } : {}) }
}

/**
 * Coinbase keeps a history per wallet, so the list goes wallet by wallet, newest first within each: merging them by time
 * would take a call per wallet for every page.
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
    transfers.push(...step.records.flatMap(record => asTransfer(context, record) ?? []))
    place = step.after === undefined ? { wallet: place.wallet + 1 } : { wallet: place.wallet, after: step.after }
  }
  const next = wallets[place.wallet]
  if (next === undefined) return { transfers }
  return { transfers, cursor: place.after === undefined ? next.id : `${next.id}:${place.after}` }
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
