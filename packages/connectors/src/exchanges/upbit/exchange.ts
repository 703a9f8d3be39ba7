import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { networks, upbitDescriptor } from './descriptor.ts'
import { upbitErrors } from './errors.ts'
import { add } from '@rialto/catalog'
import { defined } from '@rialto/defined'
import Type from 'typebox'
import { Amount, checkOf, Decimal, Text } from '@rialto/contract'
import {
  balancesOf,
  Maybe,
  pagesOf,
  Places,
  reads,
  recordsOf,
  Rows,
  Short,
  tagged,
  YesNo,
} from '../../kit/standard/answers.ts'
import type { Query } from '../../kit/standard/standardExchange.ts'
import { fitting } from '../../kit/http/asConnectorError.ts'
import type { MatchingPolicy } from '../../kit/matching/matchWithdrawal.ts'

const isAccounts = checkOf(balancesOf(Type.Object({ currency: Text, balance: Decimal, locked: Decimal })))
const isStates = checkOf(Rows)
const isState = checkOf(Type.Object({ currency: Text, wallet_state: Text, net_type: Maybe(Short) }))
const isChance = checkOf(
  Type.Object({
    currency: Type.Object({ code: Text, withdraw_fee: Amount }),
    withdraw_limit: Type.Object({
      minimum: Amount,
      onetime: Maybe(Amount),
      fixed: Places,
      can_withdraw: YesNo,
    }),
  }),
)
const isAddress = checkOf(
  Type.Object({ currency: Text, net_type: Text, deposit_address: Maybe(Short), secondary_address: Maybe(Short) }),
)
const isCreated = checkOf(Type.Object({ type: Type.Literal('withdraw'), uuid: Text }))
const isRecords = checkOf(Rows)
const isRecord = checkOf(
  Type.Object({
    uuid: Text,
    currency: Text,
    net_type: Maybe(Short),
    txid: Maybe(Short),
    state: Text,
    created_at: Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?(Z|[+-]\\d{2}:\\d{2})$',
    }),
    amount: Amount,
    fee: Maybe(Amount),
  }),
)
const limit = 100
const known = new Set(Object.values(networks))

const readChance = (query: Query, symbol: string, net_type: string) => {
  const params = { currency: symbol, net_type }
  return query({ api: 'private', path: 'withdraws/chance', method: 'GET', params }, isChance)
}

const isAnything = checkOf(Type.Object({}))

/** `GET /v1/withdraw`: one withdrawal by its `uuid`. */
const readOne = (query: Query, uuid: string): Promise<unknown> =>
  query({ api: 'private', path: 'withdraw', method: 'GET', params: { uuid } }, isAnything)

/** Newest first by `order_by`, page by page, to the order's time. */
const readSent = (query: Query, symbol: string, sinceMs: number): Promise<unknown[]> =>
  pagesOf(limit, async offset => {
    const params = { currency: symbol, limit: String(limit), page: String(offset / limit + 1), order_by: 'desc' }
    const rows = await query({ api: 'private', path: 'withdraws', method: 'GET', params }, isRecords)
    return rows.filter(row => !isRecord(row) || Date.parse(row.created_at) >= sinceMs)
  })

/** Content of its records. Whether their amount includes the fee is not documented. */
export const upbitRecords: MatchingPolicy = {
  reference: 'none',
  amount: 'either',
  tag: 'recorded',
  address: 'sometimes',
}

export const upbit = defineExchange({
  descriptor: upbitDescriptor,
  // From ccxt's table of currency codes: symbols under which the asset list has another coin.
  reusedSymbols: ['TON'],
  signer: ccxtSigner('upbit', { headers: ['authorization'] }),
  errors: upbitErrors,
  ...standardOperations({
    wallets: async query => {
      const rows = await query({ api: 'private', path: 'accounts', method: 'GET' }, isAccounts)
      return rows.map(({ currency, balance, locked }) => ({
        symbol: currency,
        free: balance,
        total: add(balance, locked),
      }))
    },
    networks: async (query, symbol) => {
      const states = await query({ api: 'private', path: 'status/wallet', method: 'GET' }, isStates)
      const rows = fitting('Upbit', states, isState).filter(
        row => row.currency === symbol && known.has(row.net_type ?? ''),
      )
      return Promise.all(
        rows.map(async ({ net_type, wallet_state }) => {
          const upstream = net_type ?? ''
          const { currency, withdraw_limit } = await readChance(query, symbol, upstream)
          return {
            network: upstream,
            deposits: wallet_state === 'working' || wallet_state === 'deposit_only',
            withdrawals:
              (wallet_state === 'working' || wallet_state === 'withdraw_only') &&
              withdraw_limit.can_withdraw &&
              currency.code === symbol,
            fee: currency.withdraw_fee,
            minimum: withdraw_limit.minimum,
            maximum: withdraw_limit.onetime ?? undefined,
            decimals: Number(withdraw_limit.fixed),
          }
        }),
      )
    },
    address: async (query, { symbol, chain }) => {
      const params = { currency: symbol, net_type: chain.network }
      const found = await query({ api: 'private', path: 'deposits/coin_address', method: 'GET', params }, isAddress)
      const isIt = found.currency === symbol && found.net_type === chain.network && found.deposit_address != null
      return isIt ? { address: found.deposit_address ?? '', ...tagged(found.secondary_address) } : undefined
    },
    withdrawals: {
      call: ({ symbol, chain, address, tag, amount }) => ({
        api: 'private',
        path: 'withdraws/coin',
        method: 'POST',
        params: {
          currency: symbol,
          net_type: chain.network,
          amount,
          address,
          transaction_type: 'default',
          ...defined({ secondary_address: tag }),
        },
      }),
      created: reads(isCreated, ({ uuid }) => uuid),
      statuses: {
        DONE: 'succeeded',
        done: 'succeeded',
        REJECTED: 'failed',
        rejected: 'failed',
        CANCELLED: 'failed',
        CANCELED: 'failed',
        canceled: 'failed',
        FAILED: 'failed',
      },
      policy: upbitRecords,
      howToWhitelist:
        'Register the address for withdrawals by Open API at Upbit (My page, Open API management), then try again',
      sent: async (query, { symbol, upstreamId, sinceMs }) => {
        const rows =
          upstreamId === undefined ? await readSent(query, symbol, sinceMs) : [await readOne(query, upstreamId)]
        return recordsOf(rows, isRecord, row => ({
          id: row.uuid,
          symbol: row.currency,
          amount: row.amount,
          fee: row.fee,
          status: row.state,
          txId: row.txid,
          createdMs: Date.parse(row.created_at),
          network: row.net_type,
        }))
      },
    },
  }),
})
