import type { UpstreamTransfer } from '@rialto/core'
import type { BitstampContext } from './context.ts'
import { asWithdrawal } from './asTransfer.ts'
import { readFees } from './readFees.ts'
import { readReceived, readSent } from './readHistory.ts'
import { readRequests } from './readRequests.ts'
import type { BitstampKey } from './signRequest.ts'

interface Search {
  id?: string
  hash?: string
  symbol?: string
}

const requestId = /^[1-9]\d{0,19}$/
const depositId = /^deposit-[A-Za-z0-9]{1,128}$/
const hashForm = /^[A-Za-z0-9]{1,128}$/
/** 2,500 of each: Bitstamp cannot be asked for a deposit or for a hash. */
const maxPages = 5

const findRequest = async (
  context: BitstampContext,
  key: BitstampKey,
  id: string,
): Promise<UpstreamTransfer | undefined> => {
  const found = (await readRequests(context, key, { id })).filter(request => request.id === id)
  const fees = await readFees(context, key, found)
  return found.map(request => asWithdrawal(context, request, fees))[0]
}

const scan = async (
  read: (offset: number) => ReturnType<typeof readSent>,
  isIt: (transfer: UpstreamTransfer) => boolean,
): Promise<UpstreamTransfer | undefined> => {
  let offset = 0
  for (let page = 0; page < maxPages; page += 1) {
    const { rows, after } = await read(offset)
    const found = rows.find(isIt)
    if (found !== undefined || after === undefined) return found
    offset = Number(after)
  }
  return undefined
}

/** A withdrawal by its id is asked for; a deposit, and anything by its hash, is looked for among the newest. */
export const findTransfer = async (
  context: BitstampContext,
  key: BitstampKey,
  { id, hash, symbol }: Search,
): Promise<UpstreamTransfer | undefined> => {
  const received = (isIt: (transfer: UpstreamTransfer) => boolean) =>
    scan(offset => readReceived(context, key, offset), isIt)
  if (id !== undefined) {
    if (requestId.test(id)) return findRequest(context, key, id)
    return depositId.test(id) ? received(transfer => transfer.upstreamId === id) : undefined
  }
  if (hash === undefined || !hashForm.test(hash)) return undefined
  const isIt = (transfer: UpstreamTransfer) =>
    transfer.hash?.toLowerCase() === hash.toLowerCase() && (symbol === undefined || transfer.symbol === symbol)
  return (await scan(offset => readSent(context, key, offset), isIt)) ?? received(isIt)
}
