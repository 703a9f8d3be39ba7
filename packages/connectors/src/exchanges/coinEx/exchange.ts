import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { coinExDescriptor } from './descriptor.ts'
import { coinExErrors } from './errors.ts'
import { add } from '@rialto/catalog'
import { defined } from '@rialto/defined'
import Type, { type TSchema } from 'typebox'
import { Amount, checkOf, Decimal, Text } from '@rialto/contract'
import {
  balancesOf,
  isNone,
  ListedAmount,
  Maybe,
  Millis,
  pagesOf,
  Places,
  reads,
  recordsOf,
  Rows,
  Short,
  tagged,
  YesNo,
} from '../../kit/standard/answers.ts'
import { fitting } from '../../kit/http/asConnectorError.ts'
import type { MatchingPolicy } from '../../kit/matching/matchWithdrawal.ts'

const answer = <T extends TSchema>(data: T) => checkOf(Type.Object({ code: Type.Literal('0'), data }))

const isTime = answer(Type.Object({ timestamp: Millis }))
const isBalances = answer(balancesOf(Type.Object({ ccy: Text, available: Decimal, frozen: Decimal })))
const isConfig = answer(
  Type.Object({
    asset: Type.Object({ ccy: Text, deposit_enabled: YesNo, withdraw_enabled: YesNo }),
    chains: Rows,
  }),
)
const isChain = checkOf(
  Type.Object({
    chain: Text,
    min_withdraw_amount: ListedAmount,
    deposit_enabled: YesNo,
    withdraw_enabled: YesNo,
    withdrawal_fee: ListedAmount,
    withdrawal_precision: Places,
    /** The share of each transfer that the coin's own contract burns. */
    deflation_rate: Maybe(ListedAmount),
    /** The page of the token in an explorer: `https://etherscan.io/token/0xdac1…`. */
    explorer_asset_url: Maybe(Short),
  }),
)
const isAddress = answer(Type.Object({ address: Text, memo: Maybe(Short) }))
const isCreated = answer(Type.Object({ withdraw_id: Text, ccy: Text, to_address: Text }))
const isRecords = answer(Rows)
const isRecord = checkOf(
  Type.Object({
    withdraw_id: Text,
    created_at: Millis,
    ccy: Text,
    /** What arrives. */
    actual_amount: Amount,
    chain: Maybe(Short),
    fee_amount: Maybe(Amount),
    to_address: Short,
    memo: Maybe(Short),
    tx_id: Maybe(Short),
    status: Text,
  }),
)
const v2 = ['v2', 'private'] as const
const limit = 100

/** Content of its records. Whether their amount includes the fee is not documented. */
export const coinExRecords: MatchingPolicy = {
  reference: 'none',
  amount: 'either',
  tag: 'recorded',
  address: 'recorded',
}

export const coinEx = defineExchange({
  descriptor: coinExDescriptor,
  signer: ccxtSigner('coinex', {
    headers: ['x-coinex-key', 'x-coinex-sign', 'x-coinex-timestamp'],
    serverTime: reads(isTime, ({ data }) => Number(data.timestamp)),
  }),
  errors: coinExErrors,
  ...standardOperations({
    wallets: async query => {
      const { data } = await query({ api: v2, path: 'assets/spot/balance', method: 'GET' }, isBalances)
      return data.map(({ ccy, available, frozen }) => ({ symbol: ccy, free: available, total: add(available, frozen) }))
    },
    networks: async (query, symbol) => {
      const call = { api: ['v2', 'public'], path: 'assets/deposit-withdraw-config', method: 'GET' } as const
      const { data } = await query({ ...call, params: { ccy: symbol } }, isConfig)
      const { asset, chains } = data
      if (asset.ccy !== symbol) return []
      return fitting('CoinEx', chains, isChain).map(row => ({
        network: row.chain,
        deposits: asset.deposit_enabled && row.deposit_enabled,
        withdrawals: asset.withdraw_enabled && row.withdraw_enabled,
        // Less than ordered would arrive, because the fee is not a fixed amount.
        fee: isNone(row.deflation_rate) ? row.withdrawal_fee : undefined,
        minimum: row.min_withdraw_amount,
        decimals: Number(row.withdrawal_precision),
        contract: row.explorer_asset_url?.split(/[/?#=]/).at(-1),
      }))
    },
    address: async (query, { symbol, chain }) => {
      const params = { ccy: symbol, chain: chain.network }
      const { data } = await query({ api: v2, path: 'assets/deposit-address', method: 'GET', params }, isAddress)
      return { address: data.address, ...tagged(data.memo) }
    },
    withdrawals: {
      call: ({ symbol, chain, address, tag, amount }) => ({
        api: v2,
        path: 'assets/withdraw',
        method: 'POST',
        params: {
          ccy: symbol,
          chain: chain.network,
          to_address: address,
          amount,
          withdraw_method: 'on_chain',
          ...defined({ memo: tag }),
        },
      }),
      created: reads(isCreated, ({ data }) => data.withdraw_id),
      statuses: {
        finished: 'succeeded',
        finish: 'succeeded',
        not_pass: 'failed',
        cancel: 'failed',
        cancelled: 'failed',
        fail: 'failed',
        failed: 'failed',
      },
      policy: coinExRecords,
      howToWhitelist:
        'Add the address to the withdrawal addresses of your CoinEx account (Assets, Withdraw, Address management), then try again',
      sent: async (query, { symbol, sinceMs }) => {
        const rows = await pagesOf(limit, async offset => {
          const params = { ccy: symbol, page: String(offset / limit + 1), limit: String(limit) }
          const { data } = await query({ api: v2, path: 'assets/withdraw', method: 'GET', params }, isRecords)
          // Newest first, so rows that are older than the order end the search.
          return data.filter(row => !isRecord(row) || Number(row.created_at) >= sinceMs)
        })
        return recordsOf(rows, isRecord, row => ({
          id: row.withdraw_id,
          symbol: row.ccy,
          amount: row.actual_amount,
          fee: row.fee_amount,
          address: row.to_address,
          tag: row.memo,
          status: row.status,
          txId: row.tx_id,
          createdMs: Number(row.created_at),
          network: row.chain,
        }))
      },
    },
  }),
})
