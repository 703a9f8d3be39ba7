import { parseDecimal } from '@rialto/catalog'
import type { UpstreamTransfer } from '@rialto/core'
import { isEvm } from '../../kit/checkAddress.ts'
import { txHash } from '../../kit/txHash.ts'
import type { BitstampContext } from './context.ts'
import type { BitstampDeposit, BitstampRequest } from './schemas.ts'
import { splitAddress } from './splitAddress.ts'
import { timeOf } from './timeOf.ts'
import { depositStatus, requestStatus } from './transferStatus.ts'

const orNone = <K extends string>(name: K, value: string | null | undefined): { [key in K]?: string } =>
  value == null || value === '' ? {} : ({ [name]: value } as { [key in K]?: string })

interface Shared {
  currency: string
  amount: string
  network?: string | null | undefined
}

const shared = (context: BitstampContext, { currency, amount, network }: Shared, hash: string | null | undefined) => {
  const networkId = context.descriptor.networks.find(({ upstreamId }) => upstreamId === network)?.networkId
  return {
    symbol: currency.toUpperCase(),
    amount: parseDecimal(amount) ?? amount,
    ...orNone('chain', network),
    ...orNone('networkId', networkId),
    ...orNone('hash', txHash(hash, networkId !== undefined && isEvm(networkId))),
  }
}

export const asWithdrawal = (
  context: BitstampContext,
  request: BitstampRequest,
  fees: ReadonlyMap<string, string>,
): UpstreamTransfer => {
  const { address, tag } = splitAddress(request.address ?? '')
  return {
    ...shared(context, request, request.transaction_id),
    upstreamId: request.id,
    type: 'withdrawal',
    status: requestStatus(request.status),
    upstreamStatus: request.status,
    createdAtMs: timeOf(request.datetime),
    ...orNone('toAddress', address),
    ...orNone('tag', tag),
    ...orNone('fee', fees.get(request.txid ?? '')),
  }
}

/** Deposits and withdrawals are numbered apart, and older deposits not at all: the prefix keeps their ids from meeting. */
export const depositIdOf = ({ id, txid, datetime }: BitstampDeposit): string => `deposit-${id ?? (txid || datetime)}`

export const asDeposit = (context: BitstampContext, deposit: BitstampDeposit): UpstreamTransfer => {
  const { address, tag } = splitAddress(deposit.destinationAddress ?? '')
  return {
    ...shared(context, deposit, deposit.txid),
    upstreamId: depositIdOf(deposit),
    type: 'deposit',
    status: depositStatus(deposit.status),
    upstreamStatus: deposit.status ?? '',
    createdAtMs: Number(deposit.datetime) * 1_000,
    ...orNone('toAddress', address),
    ...orNone('tag', tag),
  }
}
