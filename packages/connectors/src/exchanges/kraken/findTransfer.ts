import type { UpstreamTransfer } from '@rialto/core'
import { asTransfer } from './asTransfer.ts'
import { codeOf } from './assets.ts'
import type { KrakenContext } from './context.ts'
import type { MovementList } from './readMovements.ts'
import { maxPerCall, readMovements, secondsOf } from './readMovements.ts'
import type { KrakenKey } from './signRequest.ts'

/** 2,500 withdrawals and as many deposits: Kraken cannot be asked for one. */
const maxPages = 5

interface Search {
  id?: string
  hash?: string
  symbol?: string
}

const searchList = async (
  context: KrakenContext,
  key: KrakenKey,
  list: MovementList,
  { id, hash, symbol }: Search,
): Promise<UpstreamTransfer | undefined> => {
  const wanted = hash?.toLowerCase()
  const asset = symbol === undefined ? undefined : codeOf(symbol)
  let endS: number | undefined
  for (let page = 0; page < maxPages; page += 1) {
    const rows = await readMovements(context, key, list, {
      limit: maxPerCall,
      ...(asset === undefined ? {} : { asset }),
      ...(endS === undefined ? {} : { endS }),
    })
    const row = rows.find(each => (id === undefined ? each.txid?.toLowerCase() === wanted : each.refid === id))
    if (row !== undefined) return asTransfer(context, list, row)
    const oldest = rows.at(-1)
    if (oldest === undefined || rows.length < maxPerCall) return undefined
    endS = secondsOf(oldest)
  }
  return undefined
}

export const findTransfer = async (
  context: KrakenContext,
  key: KrakenKey,
  search: Search,
): Promise<UpstreamTransfer | undefined> =>
  (await searchList(context, key, 'WithdrawStatus', search)) ?? searchList(context, key, 'DepositStatus', search)
