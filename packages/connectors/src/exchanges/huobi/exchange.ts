import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { huobiDescriptor } from './descriptor.ts'
import { huobiErrors } from './errors.ts'
import { ConnectorError } from '@rialto/core'
import { defined } from '@rialto/defined'
import Type, { type TSchema } from 'typebox'
import { Amount, checkOf, Decimal, Text } from '@rialto/contract'
import {
  balancesOf,
  Digits,
  ListedAmount,
  Maybe,
  Millis,
  networksIn,
  Places,
  reads,
  recordsOf,
  Rows,
  rowsOf,
  Short,
  tagged,
  wholeList,
} from '../../kit/standard/answers.ts'
import type { Query, WalletRow } from '../../kit/standard/standardExchange.ts'
import type { MatchingPolicy } from '../../kit/matching/matchWithdrawal.ts'

/** Version 1 of its API says `status`, version 2 `code`. */
const ok = <T extends TSchema>(data: T) => checkOf(Type.Object({ status: Type.Literal('ok'), data }))
const ok2 = <T extends TSchema>(data: T) => checkOf(Type.Object({ code: Type.Literal('200'), data }))

const isTime = ok(Millis)
const isUid = ok2(Digits)
const isKeys = ok2(rowsOf(Type.Object({ accessKey: Text, permission: Text })))
const isAccounts = ok(rowsOf(Type.Object({ id: Digits, type: Text, state: Text })))
const isBalances = ok(
  Type.Object({
    type: Type.Literal('spot'),
    list: balancesOf(Type.Object({ currency: Text, type: Text, balance: Decimal })),
  }),
)
const isCoins = ok2(Rows)
const chainsOf = networksIn(
  'HTX',
  { coin: 'currency', networks: 'chains' },
  Type.Object({
    chain: Text,
    /** Empty in the documented sample. */
    displayName: Short,
    baseChain: Maybe(Short),
    depositStatus: Text,
    withdrawStatus: Text,
    minWithdrawAmt: ListedAmount,
    maxWithdrawAmt: Maybe(ListedAmount),
    withdrawPrecision: Places,
    withdrawFeeType: Text,
    transactFeeWithdraw: Maybe(ListedAmount),
  }),
)
const isAddresses = ok2(rowsOf(Type.Object({ currency: Text, address: Text, addressTag: Maybe(Short), chain: Text })))
const isCreated = ok(Type.String({ pattern: '^[1-9]\\d{0,23}$' }))
const isRecords = ok(Rows)
const isOwn = ok(Type.Union([Type.Null(), Type.Object({})]))
const isRecord = checkOf(
  Type.Object({
    id: Digits,
    'client-order-id': Maybe(Short),
    currency: Text,
    chain: Maybe(Short),
    'tx-hash': Maybe(Short),
    amount: Amount,
    fee: Maybe(Decimal),
    address: Short,
    'address-tag': Maybe(Short),
    state: Text,
    'created-at': Millis,
  }),
)
const spot = ['spot', 'private'] as const
const limit = 500

const readSpotAccount = async (query: Query): Promise<string> => {
  const { data } = await query({ api: spot, path: 'v1/account/accounts', method: 'GET' }, isAccounts)
  const account = data.find(({ type, state }) => type === 'spot' && state === 'working')
  if (account === undefined)
    throw new ConnectorError('accountLocked', 'HTX has no active spot account for this API key')
  return account.id
}

/** `trade` can leave, `frozen` is in orders and on its way; other kinds are repeats of these. */
const asRow = ({ currency, type, balance }: { currency: string; type: string; balance: string }): WalletRow[] =>
  type === 'trade' || type === 'frozen'
    ? [{ symbol: currency, free: type === 'trade' ? balance : '0', total: balance }]
    : []

const unknownReference = /not (exist|found)|no (such )?(record|order)|invalid.{0,20}client/i

/**
 * `GET /v1/query/withdraw/client-order-id`. The list of withdrawals does not contain our reference, and would show another withdrawal
 * of the user as this one.
 */
const readByReference = async (query: Query, clientOrderId: string): Promise<unknown[]> => {
  const params = { clientOrderId }
  const call = { api: spot, path: 'v1/query/withdraw/client-order-id', method: 'GET', params } as const
  try {
    const { data } = await query(call, isOwn)
    return data === null || Object.keys(data).length === 0 ? [] : [data]
  } catch (error) {
    if (error instanceof ConnectorError && error.kind === 'refused' && unknownReference.test(error.message)) return []
    throw error
  }
}

/** Newest first, to the withdrawal of this id. */
const readList = async (query: Query, symbol: string, sinceMs: number, id: string): Promise<readonly unknown[]> => {
  const params = { currency: symbol.toLowerCase(), type: 'withdraw', direct: 'next', size: String(limit) }
  const { data } = await query({ api: spot, path: 'v1/query/deposit-withdraw', method: 'GET', params }, isRecords)
  const own = data.filter(row => isRecord(row) && row.id === id)
  const recent = data.filter(row => !isRecord(row) || Number(row['created-at']) >= sinceMs)
  return own.length > 0 ? own : wholeList(recent, limit)
}

/** Content of its records. Whether their amount includes the fee is not documented. */
export const huobiRecords: MatchingPolicy = {
  reference: 'kept',
  amount: 'either',
  tag: 'recorded',
  address: 'recorded',
}

export const huobi = defineExchange({
  descriptor: huobiDescriptor,
  // From ccxt's table of currency codes: symbols under which the asset list has another coin.
  reusedSymbols: ['GET', 'GTC', 'NGL', 'PNT', 'SBTC', 'SOUL'],
  signer: ccxtSigner('htx', { headers: [], serverTime: reads(isTime, ({ data }) => Number(data)) }),
  errors: huobiErrors,
  ...standardOperations({
    key: async (query, accessKey) => {
      const { data: uid } = await query({ api: spot, path: 'v2/user/uid', method: 'GET' }, isUid)
      const params = { uid, accessKey }
      const { data } = await query({ api: spot, path: 'v2/user/api-key', method: 'GET', params }, isKeys)
      const own = data.find(row => row.accessKey === accessKey)
      return { upstreamId: uid, mayWithdraw: own?.permission.toLowerCase().includes('withdraw') !== false }
    },
    wallets: async query => {
      const params = { 'account-id': await readSpotAccount(query) }
      const call = { api: spot, path: 'v1/account/accounts/{account-id}/balance', method: 'GET', params } as const
      return (await query(call, isBalances)).data.list.flatMap(asRow)
    },
    networks: async (query, symbol) => {
      const params = { currency: symbol.toLowerCase() }
      const call = { api: ['spot', 'public'], path: 'v2/reference/currencies', method: 'GET', params } as const
      const { data } = await query(call, isCoins)
      return chainsOf(data, params.currency).map(row => ({
        network: row.baseChain || row.displayName,
        callName: row.chain,
        deposits: row.depositStatus === 'allowed',
        withdrawals: row.withdrawStatus === 'allowed',
        fee: row.withdrawFeeType === 'fixed' ? (row.transactFeeWithdraw ?? undefined) : undefined,
        minimum: row.minWithdrawAmt,
        maximum: row.maxWithdrawAmt ?? undefined,
        decimals: Number(row.withdrawPrecision),
      }))
    },
    address: async (query, { symbol, chain }) => {
      const params = { currency: symbol.toLowerCase() }
      const { data } = await query(
        { api: spot, path: 'v2/account/deposit/address', method: 'GET', params },
        isAddresses,
      )
      const own = data.find(row => row.currency.toUpperCase() === symbol && row.chain === chain.callName)
      return own === undefined ? undefined : { address: own.address, ...tagged(own.addressTag) }
    },
    withdrawals: {
      call: ({ symbol, chain, address, tag, amount, fee, reference }) => ({
        api: spot,
        path: 'v1/dw/withdraw/api/create',
        method: 'POST',
        params: {
          address,
          currency: symbol.toLowerCase(),
          amount,
          fee,
          chain: chain.callName,
          'client-order-id': reference,
          ...defined({ 'addr-tag': tag }),
        },
      }),
      created: reads(isCreated, ({ data }) => data),
      statuses: {
        confirmed: 'succeeded',
        canceled: 'failed',
        reject: 'failed',
        'wallet-reject': 'failed',
        repealed: 'failed',
        // The user was not verified: it comes before the withdrawal is accepted.
        failed: 'failed',
      },
      policy: huobiRecords,
      howToWhitelist:
        'Add the address to the withdrawal addresses of your HTX account (Assets, Withdraw, Withdrawal address management), then try again',
      sent: async (query, { symbol, upstreamId, reference, sinceMs }) => {
        const rows =
          upstreamId === undefined
            ? await readByReference(query, reference)
            : await readList(query, symbol, sinceMs, upstreamId)
        return recordsOf(rows, isRecord, row => ({
          id: row.id,
          reference: row['client-order-id'],
          symbol: row.currency,
          amount: row.amount,
          fee: row.fee?.replace('-', ''),
          address: row.address,
          tag: row['address-tag'],
          status: row.state,
          txId: row['tx-hash'],
          createdMs: Number(row['created-at']),
          network: row.chain,
        }))
      },
    },
  }),
})
