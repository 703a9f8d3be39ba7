import Type from 'typebox'
import type { FoundWithdrawal } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type FinalStatuses, statusOf } from '../../kit/matching/foundWithdrawal.ts'
import { Amount, nullable, Text } from '@rialto/contract'
import {
  type BybitContext,
  type BybitKey,
  type BybitPage,
  fetchPage,
  Milliseconds,
  OrNone,
  transferPageOf,
  Short,
} from './api.ts'

const Shared = {
  coin: Text,
  chain: Type.Optional(nullable(Short)),
  amount: Amount,
  txID: Type.Optional(nullable(Type.String({ maxLength: 512 }))),
  status: Text,
  toAddress: Type.Optional(nullable(Short)),
  tag: Type.Optional(nullable(Short)),
}

const Sent = Type.Object({
  ...Shared,
  withdrawId: Text,
  /** 1: inside Bybit, on no chain. 0: on its network. */
  withdrawType: Type.Optional(nullable(Short)),
  withdrawFee: Type.Optional(OrNone(Amount)),
  createTime: Milliseconds,
  updateTime: Type.Optional(OrNone(Milliseconds)),
})
export type BybitSent = Type.Static<typeof Sent>
const isSentPage = transferPageOf(Sent)

const Received = Type.Object({
  ...Shared,
  id: Text,
  depositFee: Type.Optional(OrNone(Amount)),
  /** When it last changed; empty or 0 while it has not been credited. */
  successAt: Type.Optional(nullable(Type.String({ pattern: '^(\\d{13}|0)?$' }))),
  confirmations: Type.Optional(nullable(Short)),
  fromAddress: Type.Optional(nullable(Short)),
})
export type BybitReceived = Type.Static<typeof Received>
const isReceivedPage = transferPageOf(Received)

/** Bybit's history covers less than 30 days per call. */
export const windowMs = 30 * 86_400_000 - 60_000

export interface RecordQuery {
  startMs: number
  endMs: number
  symbol?: string
  /** Bybit's own id: of the withdrawal, or of the deposit. */
  id?: string
  hash?: string
  /** Bybit's cursor at the end of the previous page. */
  cursor?: string
}

const parametersOf = ({ startMs, endMs, symbol, hash }: RecordQuery): Record<string, string> => ({
  startTime: String(startMs),
  endTime: String(endMs),
  ...defined({ coin: symbol, txID: hash }),
})

/** Withdrawals, on chain and inside Bybit, newest first. */
export const fetchSent = (context: BybitContext, key: BybitKey, query: RecordQuery): Promise<BybitPage<BybitSent>> => {
  const id = query.id === undefined ? {} : { withdrawID: query.id }
  const parameters = { withdrawType: '2', ...id, ...parametersOf(query) }
  const read = { path: '/v5/asset/withdraw/query-record', check: isSentPage, parameters }
  return fetchPage(context, key, read, query.cursor)
}

/** Deposits from a chain, newest first. */
export const fetchReceived = (
  context: BybitContext,
  key: BybitKey,
  query: RecordQuery,
): Promise<BybitPage<BybitReceived>> => {
  const parameters = { ...defined({ id: query.id }), ...parametersOf(query) }
  const read = { path: '/v5/asset/deposit/query-record', check: isReceivedPage, parameters }
  return fetchPage(context, key, read, query.cursor)
}

/** SecurityCheck, Pending, BlockchainConfirmed, MoreInformationRequired, Unknown and all new statuses are pending. */
const sentStatuses: FinalStatuses = { success: 'succeeded', CancelByUser: 'failed', Reject: 'failed', Fail: 'failed' }

/**
 * 10012 is credited; 70011 was taken back after a rollback of the chain, 70012 stayed after one. 0 (unknown), 1 (to be confirmed),
 * 2 (processing), 10011 (to be credited), 7 and 70013 (a rollback is looked into) and all new statuses are pending.
 */
const receivedStatuses: FinalStatuses = {
  '3': 'succeeded',
  '10012': 'succeeded',
  '70012': 'succeeded',
  '4': 'failed',
  '70011': 'failed',
}

export const sentStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(sentStatuses, upstream)

export const receivedStatus = (upstream: string): FoundWithdrawal['status'] => statusOf(receivedStatuses, upstream)

/** Action that the user can take, if any. */
export const sentMessage = (upstream: string): string | undefined =>
  upstream === 'MoreInformationRequired'
    ? 'Bybit needs more information about this withdrawal: provide it in the withdrawal history of your Bybit account'
    : undefined
