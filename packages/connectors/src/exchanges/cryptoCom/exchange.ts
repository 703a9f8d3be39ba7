import { defined } from '@rialto/defined'
import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { cryptoComDescriptor } from './descriptor.ts'
import { cryptoComErrors } from './errors.ts'
import Type, { type TSchema } from 'typebox'
import { Amount, checkOf, Decimal, Text } from '@rialto/contract'
import {
  balancesOf,
  ListedAmount,
  Maybe,
  Millis,
  pagesOf,
  reads,
  recordsOf,
  Rows,
  rowsOf,
  Short,
  tagged,
  YesNo,
} from '../../kit/standard/answers.ts'
import { fitting } from '../../kit/http/asConnectorError.ts'
import type { MatchingPolicy } from '../../kit/matching/matchWithdrawal.ts'

const answer = <T extends TSchema>(result: T) => checkOf(Type.Object({ code: Type.Literal('0'), result }))

const isBalance = answer(
  Type.Object({
    data: Type.Array(
      Type.Object({
        position_balances: balancesOf(
          Type.Object({
            instrument_name: Text,
            quantity: Decimal,
            reserved_qty: Decimal,
            max_withdrawal_balance: Decimal,
          }),
        ),
      }),
      { minItems: 1, maxItems: 1 },
    ),
  }),
)
const isNetworks = answer(
  Type.Object({
    currency_map: Type.Record(Type.String({ maxLength: 64 }), Type.Unknown()),
  }),
)
const isCoin = checkOf(Type.Object({ network_list: Rows }))
const isNetwork = checkOf(
  Type.Object({
    network_id: Text,
    withdrawal_fee: Maybe(ListedAmount),
    withdraw_enabled: YesNo,
    min_withdrawal_amount: ListedAmount,
    deposit_enabled: YesNo,
  }),
)
const isAddresses = answer(
  Type.Object({
    deposit_address_list: rowsOf(Type.Object({ currency: Text, address: Text, status: Text, network: Text })),
  }),
)
const isCreated = answer(Type.Object({ id: Text }))
const isRecords = answer(
  Type.Object({
    withdrawal_list: Rows,
  }),
)
const isRecord = checkOf(
  Type.Object({
    id: Text,
    client_wid: Maybe(Short),
    currency: Text,
    fee: Maybe(Amount),
    create_time: Millis,
    amount: Amount,
    address: Short,
    status: Text,
    txid: Maybe(Short),
    network_id: Maybe(Short),
  }),
)
const v1 = ['v1', 'private'] as const
/** Crypto.com states no decimals for withdrawals, and rejects amounts with too many. */
const maxDecimals = 8
const limit = 200

/** The Exchange keeps the balance of USDC under the name of its bundle with US dollars; all other calls name it `USDC`. */
const symbolOf = (instrument: string): string => (instrument.toUpperCase() === 'USD_STABLE_COIN' ? 'USDC' : instrument)

/** The tag follows a question mark. */
const split = (text: string): { address: string; tag?: string } => {
  const [address = '', rest] = text.split('?')
  return { address, ...tagged(rest?.replace(/^[a-zA-Z]+=/, '')) }
}

/** Content of its records. Whether their amount includes the fee is not documented. */
export const cryptoComRecords: MatchingPolicy = {
  reference: 'kept',
  amount: 'either',
  tag: 'recorded',
  address: 'recorded',
}

export const cryptoCom = defineExchange({
  descriptor: cryptoComDescriptor,
  signer: ccxtSigner('cryptocom', { headers: [] }),
  errors: cryptoComErrors,
  ...standardOperations({
    wallets: async query => {
      const { result } = await query({ api: v1, path: 'private/user-balance', method: 'POST' }, isBalance)
      return result.data.flatMap(({ position_balances }) =>
        position_balances.map(row => ({
          symbol: symbolOf(row.instrument_name),
          free: row.max_withdrawal_balance,
          total: row.quantity,
        })),
      )
    },
    networks: async (query, symbol) => {
      const { result } = await query({ api: v1, path: 'private/get-currency-networks', method: 'POST' }, isNetworks)
      const listed = Object.hasOwn(result.currency_map, symbol) ? [result.currency_map[symbol]] : []
      const networks = fitting('Crypto.com', listed, isCoin).flatMap(coin => coin.network_list)
      return fitting('Crypto.com', networks, isNetwork).map(row => ({
        network: row.network_id,
        deposits: row.deposit_enabled,
        withdrawals: row.withdraw_enabled,
        fee: row.withdrawal_fee ?? undefined,
        minimum: row.min_withdrawal_amount,
        decimals: maxDecimals,
      }))
    },
    address: async (query, { symbol, chain }) => {
      const params = { currency: symbol }
      const { result } = await query(
        { api: v1, path: 'private/get-deposit-address', method: 'POST', params },
        isAddresses,
      )
      const own = result.deposit_address_list.find(
        row => row.currency === symbol && row.network === chain.network && row.status === '1',
      )
      return own === undefined ? undefined : split(own.address)
    },
    withdrawals: {
      call: ({ symbol, chain, address, tag, amount, reference }) => ({
        api: v1,
        path: 'private/create-withdrawal',
        method: 'POST',
        params: {
          client_wid: reference,
          currency: symbol,
          amount,
          address,
          network_id: chain.network,
          ...defined({ address_tag: tag }),
        },
      }),
      created: reads(isCreated, ({ result }) => result.id),
      feeInside: true,
      statuses: { '5': 'succeeded', '2': 'failed', '4': 'failed', '6': 'failed' },
      policy: cryptoComRecords,
      howToWhitelist:
        'Add the address to the withdrawal address book of your Crypto.com Exchange account, then try again',
      sent: async (query, { symbol, sinceMs, untilMs }) => {
        const range = { currency: symbol, start_ts: String(sinceMs), end_ts: String(untilMs), page_size: String(limit) }
        const rows = await pagesOf(limit, async offset => {
          const params = { ...range, page: String(offset / limit) }
          const call = { api: v1, path: 'private/get-withdrawal-history', method: 'POST', params } as const
          return (await query(call, isRecords)).result.withdrawal_list
        })
        return recordsOf(rows, isRecord, row => ({
          id: row.id,
          reference: row.client_wid,
          symbol: row.currency,
          amount: row.amount,
          fee: row.fee,
          ...split(row.address),
          status: row.status,
          txId: row.txid,
          createdMs: Number(row.create_time),
          network: row.network_id,
        }))
      },
    },
  }),
})
