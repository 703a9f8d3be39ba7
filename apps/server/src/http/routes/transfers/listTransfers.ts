import { decimalFromJson, findIntegration, findSelfCustodyWallet } from '@rialto/catalog'
import type { OperationOf } from '@rialto/contract'
import {
  type Context,
  idPrefixOf,
  invalidField,
  type ListPlace,
  listTransfers,
  type Scope,
  type TransferFilter,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler, ValueOf } from '../../handler.ts'
import { bridgedRecord } from './bridgedRecord.ts'
import { readRecord } from './transferRecord.ts'

type Query = ValueOf<OperationOf<'listTransfers'>, 'query'>
type Page = ValueOf<OperationOf<'listTransfers'>, 'content'>

const columns = {
  id: 'id',
  clientTransferId: 'clientTransactionId',
  userId: 'userId',
  fromType: 'type',
  amountInFiat: 'amountUsd',
  status: 'status',
  createdTimestamp: 'createdAt',
  symbol: 'symbol',
  networkName: 'networkId',
} as const

export const listTransfersHandler: Handler<'listTransfers'> = async (ctx, { scope, query }) => {
  // A key sees only its own environment, so the other one has no results.
  if (query.IsSandBox !== undefined && query.IsSandBox !== (ctx.environment === 'sandbox'))
    return { items: [], total: 0 }
  return listRecords(ctx, scope, query)
}

/** A page of the client's transfers, as both APIs show it. */
export const listRecords = async (
  ctx: Context,
  scope: Scope,
  query: Query,
  view: Pick<TransferFilter, 'isPaidIn' | 'isUncounted'> = {},
): Promise<Page> => {
  const filter = { ...toFilter(query), ...view }
  const { items, total, next } = await listTransfers(ctx, scope, filter)
  const payers = await ctx.store.payerSides.of(items)
  return {
    ...defined({ nextCursor: next && filter.orderBy === 'createdAt' ? writeCursor(next) : undefined }),
    items: await Promise.all(
      items.map(transfer => ('addressId' in transfer ? bridgedRecord(transfer) : readRecord(ctx, transfer, payers))),
    ),
    total,
  }
}

/**
 * The last second of the year 9999. Larger values are milliseconds by mistake, and exceed the range of a database
 * timestamp.
 */
const lastSecond = 253_402_300_799

const milliseconds = (name: string, seconds: number | undefined, more = 0): number | undefined => {
  if (seconds !== undefined && seconds > lastSecond) throw invalidField(name, 'must be in Unix seconds')
  return seconds === undefined ? undefined : seconds * 1000 + more
}

const writeCursor = ({ createdAtMs, id }: ListPlace): string => `${createdAtMs.toString(36)}-${id}`

const readCursor = (cursor: string, orderBy: TransferFilter['orderBy']): ListPlace => {
  if (orderBy !== 'createdAt') throw invalidField('Cursor', 'works in order of createdTimestamp only')
  const end = cursor.indexOf('-')
  return { createdAtMs: parseInt(cursor.slice(0, end), 36), id: cursor.slice(end + 1) }
}

const readCode = (code: string): string => {
  const prefix = idPrefixOf(code)
  if (prefix === undefined) throw invalidField('CaseCode', 'is not a case code')
  return prefix
}

/** Ids of wallets, and types of the other integrations; an unknown id matches nothing. */
const integrationsOf = (ids: Query['IntegrationIds']) => {
  const wallets = ids?.filter(id => findSelfCustodyWallet(id)) ?? []
  const types = ids?.map(id => findIntegration(id)?.type ?? '').filter(type => type !== '' || wallets.length === 0)
  return { wallets, types }
}

const toFilter = (query: Query): TransferFilter => {
  const given = <T>(name: keyof TransferFilter, value: T | undefined) => (value === undefined ? {} : { [name]: value })
  const orderBy = columns[query.OrderBy ?? 'createdTimestamp']
  const { wallets, types } = integrationsOf(query.IntegrationIds)
  return {
    orderBy,
    descending: query.DescendingOrder ?? query.OrderBy === undefined,
    count: query.Count ?? 10,
    offset: query.Offset ?? 0,
    ...given('after', query.Cursor === undefined ? undefined : readCursor(query.Cursor, orderBy)),
    ...given('id', query.Id?.toLowerCase()),
    ...given('idPrefix', query.CaseCode === undefined ? undefined : readCode(query.CaseCode)),
    ...given('clientTransactionId', query.ClientTransactionId),
    ...given('userId', query.UserId),
    ...given('types', types?.length === 0 ? undefined : types),
    ...given('walletIds', wallets.length === 0 ? undefined : wallets.map(id => id.toLowerCase())),
    ...given('statuses', query.Statuses),
    ...given('fromMs', milliseconds('FromTimestamp', query.FromTimestamp)),
    ...given('toMs', milliseconds('ToTimestamp', query.ToTimestamp, 999)),
    ...given('minAmountUsd', decimalFromJson(query.MinAmountInFiat)),
    ...given('maxAmountUsd', decimalFromJson(query.MaxAmountInFiat)),
    ...given('hash', query.Hash),
    ...given('subClientId', query.SubClientId),
  }
}
