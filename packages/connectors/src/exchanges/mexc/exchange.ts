import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { mexcDescriptor } from './descriptor.ts'
import { mexcErrors } from './errors.ts'
import { add } from '@rialto/catalog'
import { defined } from '@rialto/defined'
import Type from 'typebox'
import { Amount, checkOf, Decimal, nullable, Text } from '@rialto/contract'
import {
  balancesOf,
  ListedAmount,
  Maybe,
  Millis,
  networksIn,
  reads,
  recordsOf,
  Rows,
  rowsOf,
  Short,
  tagged,
  wholeList,
  YesNo,
} from '../../kit/standard/answers.ts'
import type { MatchingPolicy } from '../../kit/matching/matchWithdrawal.ts'

const isTime = checkOf(Type.Object({ serverTime: Millis }))
const isAccount = checkOf(
  Type.Object({ balances: balancesOf(Type.Object({ asset: Text, free: Decimal, locked: Decimal })) }),
)
const isCoins = checkOf(Rows)
const networksOf = networksIn(
  'MEXC',
  { coin: 'coin', networks: 'networkList' },
  Type.Object({
    /** For people, and for deposit addresses: `Tron(TRC20)`. */
    network: Text,
    netWork: Text,
    depositEnable: YesNo,
    withdrawEnable: YesNo,
    withdrawFee: nullable(ListedAmount),
    withdrawMin: nullable(ListedAmount),
    withdrawMax: nullable(ListedAmount),
    /** A count of decimals: `6`. Null in older rows. */
    withdrawIntegerMultiple: Maybe(Short),
    contract: Type.Optional(Type.Unknown()),
  }),
)
const isAddresses = checkOf(
  rowsOf(Type.Object({ coin: Text, network: Text, netWork: Maybe(Short), address: Text, memo: Maybe(Short) })),
)
const isCreated = checkOf(Type.Object({ id: Text }))
const isRecords = checkOf(Rows)
const isRecord = checkOf(
  Type.Object({
    id: Text,
    transHash: Maybe(Short),
    /** With the network: `USDC-MATIC`. */
    coin: Text,
    netWork: Maybe(Short),
    address: Short,
    amount: Amount,
    status: Text,
    transactionFee: Maybe(Amount),
    withdrawOrderId: Maybe(Short),
    applyTime: Millis,
    memo: Maybe(Short),
  }),
)
/** Default if MEXC states no number of decimals. */
const maxDecimals = 8
const decimalsOf = (places: string | null | undefined): number =>
  /^\d{1,2}$/.test(places ?? '') ? Number(places) : maxDecimals
const limit = 1_000
const spot = ['spot', 'private'] as const

/** Content of its records. Whether their amount includes the fee is not documented. */
export const mexcRecords: MatchingPolicy = { reference: 'kept', amount: 'either', tag: 'recorded', address: 'recorded' }

export const mexc = defineExchange({
  descriptor: mexcDescriptor,
  // From ccxt's table of currency codes: symbols under which the asset list has another coin.
  reusedSymbols: ['DFI', 'EGC', 'FLUX', 'FREE', 'GAS', 'GMT', 'HERO', 'MIMO', 'PROS', 'SOUL'],
  signer: ccxtSigner('mexc', {
    headers: ['x-mexc-apikey'],
    serverTime: reads(isTime, ({ serverTime }) => Number(serverTime)),
  }),
  errors: mexcErrors,
  ...standardOperations({
    wallets: async query => {
      const { balances } = await query({ api: spot, path: 'account', method: 'GET' }, isAccount)
      return balances.map(({ asset, free, locked }) => ({ symbol: asset, free, total: add(free, locked) }))
    },
    networks: async (query, symbol) => {
      const coins = await query({ api: spot, path: 'capital/config/getall', method: 'GET' }, isCoins)
      return networksOf(coins, symbol).map(row => ({
        network: row.netWork,
        callName: row.network,
        deposits: row.depositEnable,
        withdrawals: row.withdrawEnable,
        fee: row.withdrawFee ?? undefined,
        minimum: row.withdrawMin ?? undefined,
        maximum: row.withdrawMax ?? undefined,
        decimals: decimalsOf(row.withdrawIntegerMultiple),
        contract: row.contract,
      }))
    },
    address: async (query, { symbol, chain }) => {
      const params = { coin: symbol, network: chain.callName }
      const found = await query({ api: spot, path: 'capital/deposit/address', method: 'GET', params }, isAddresses)
      const own = found.find(
        row =>
          row.coin === symbol &&
          (row.netWork ?? row.network) === (row.netWork == null ? chain.callName : chain.network),
      )
      return own === undefined ? undefined : { address: own.address, ...tagged(own.memo) }
    },
    withdrawals: {
      call: ({ symbol, chain, address, tag, amount, reference }) => ({
        api: spot,
        path: 'capital/withdraw',
        method: 'POST',
        params: {
          coin: symbol,
          withdrawOrderId: reference,
          netWork: chain.network,
          address,
          amount,
          ...defined({ memo: tag }),
        },
      }),
      created: reads(isCreated, ({ id }) => id),
      feeInside: true,
      statuses: { '7': 'succeeded', '8': 'failed', '9': 'failed' },
      policy: mexcRecords,
      howToWhitelist:
        'Add the address to the withdrawal addresses of your MEXC account (Wallets, Withdraw, Address management), then try again',
      sent: async (query, { symbol, sinceMs, untilMs }) => {
        const params = { coin: symbol, startTime: String(sinceMs), endTime: String(untilMs), limit: String(limit) }
        const rows = await query({ api: spot, path: 'capital/withdraw/history', method: 'GET', params }, isRecords)
        return recordsOf(wholeList(rows, limit), isRecord, row => ({
          id: row.id,
          reference: row.withdrawOrderId,
          symbol: row.coin.split('-')[0] ?? '',
          amount: row.amount,
          fee: row.transactionFee,
          address: row.address,
          tag: row.memo,
          status: row.status,
          txId: row.transHash,
          createdMs: Number(row.applyTime),
          network: row.netWork,
        }))
      },
    },
  }),
})
