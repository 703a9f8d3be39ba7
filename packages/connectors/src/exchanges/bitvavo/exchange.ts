import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { bitvavoDescriptor } from './descriptor.ts'
import { bitvavoErrors } from './errors.ts'
import { add } from '@rialto/catalog'
import { defined } from '@rialto/defined'
import Type from 'typebox'
import { Amount, checkOf, Decimal, Text } from '@rialto/contract'
import {
  balancesOf,
  Maybe,
  Millis,
  Places,
  reads,
  recordsOf,
  Rows,
  Short,
  tagged,
  wholeList,
} from '../../kit/standard/answers.ts'
import type { MatchingPolicy } from '../../kit/matching/matchWithdrawal.ts'

const isTime = checkOf(Type.Object({ time: Millis }))
const isBalances = checkOf(balancesOf(Type.Object({ symbol: Text, available: Decimal, inOrder: Decimal })))
const isAsset = checkOf(
  Type.Object({
    symbol: Text,
    decimals: Places,
    depositStatus: Text,
    withdrawalFee: Amount,
    withdrawalMinAmount: Amount,
    withdrawalStatus: Text,
    networks: Type.Array(Text, { maxItems: 50 }),
  }),
)
const isAddress = checkOf(Type.Object({ address: Text, paymentId: Maybe(Short) }))
const isRecords = checkOf(Rows)
const isRecord = checkOf(
  Type.Object({
    timestamp: Millis,
    symbol: Text,
    amount: Amount,
    fee: Maybe(Amount),
    status: Text,
    address: Maybe(Short),
    paymentId: Maybe(Short),
    txId: Maybe(Short),
  }),
)
const limit = 1_000

/** Content of its records. Whether their amount includes the fee is not documented. */
export const bitvavoRecords: MatchingPolicy = {
  reference: 'none',
  amount: 'either',
  tag: 'recorded',
  address: 'sometimes',
}

export const bitvavo = defineExchange({
  descriptor: bitvavoDescriptor,
  signer: ccxtSigner('bitvavo', {
    headers: ['bitvavo-access-key', 'bitvavo-access-signature', 'bitvavo-access-timestamp', 'bitvavo-access-window'],
    serverTime: reads(isTime, ({ time }) => Number(time)),
  }),
  errors: bitvavoErrors,
  ...standardOperations({
    wallets: async query => {
      const rows = await query({ api: 'private', path: 'balance', method: 'GET' }, isBalances)
      return rows.map(({ symbol, available, inOrder }) => ({ symbol, free: available, total: add(available, inOrder) }))
    },
    networks: async (query, symbol) => {
      const asset = await query({ api: 'public', path: 'assets', method: 'GET', params: { symbol } }, isAsset)
      // Calls name no network, so a coin with several networks is ambiguous.
      const [upstream, another] = asset.networks
      if (asset.symbol !== symbol || upstream === undefined || another !== undefined) return []
      return [
        {
          network: upstream,
          deposits: asset.depositStatus === 'OK',
          withdrawals: asset.withdrawalStatus === 'OK',
          fee: asset.withdrawalFee,
          minimum: asset.withdrawalMinAmount,
          decimals: Number(asset.decimals),
        },
      ]
    },
    address: async (query, { symbol }) => {
      const found = await query({ api: 'private', path: 'deposit', method: 'GET', params: { symbol } }, isAddress)
      return { address: found.address, ...tagged(found.paymentId) }
    },
    withdrawals: {
      call: ({ symbol, address, tag, amount }) => ({
        api: 'private',
        path: 'withdrawal',
        method: 'POST',
        params: {
          symbol,
          amount,
          address,
          // Otherwise the fee would be deducted from the amount. Never internal to Bitvavo, which would create no
          // transaction.
          addWithdrawalFee: true,
          internal: false,
          ...defined({ paymentId: tag }),
        },
      }),
      // The response states only success: the created withdrawal is in the history.
      created: () => undefined,
      statuses: { completed: 'succeeded', canceled: 'failed' },
      policy: bitvavoRecords,
      howToWhitelist: 'Add the address to the withdrawal addresses of your Bitvavo account, then try again',
      sent: async (query, { symbol, sinceMs, untilMs }) => {
        const params = { symbol, start: String(sinceMs), end: String(untilMs), limit: String(limit) }
        const rows = await query({ api: 'private', path: 'withdrawalHistory', method: 'GET', params }, isRecords)
        return recordsOf(wholeList(rows, limit), isRecord, row => ({
          // Records have no ids. Coin, time and amount replace it, because two accounts may have a record of the same
          // time.
          id: `${row.symbol}-${row.timestamp}-${row.amount}`,
          formerId: `${row.symbol}-${row.timestamp}`,
          symbol: row.symbol,
          amount: row.amount,
          fee: row.fee,
          ...defined({ address: row.address ?? undefined }),
          tag: row.paymentId,
          status: row.status,
          txId: row.txId,
          createdMs: Number(row.timestamp),
        }))
      },
    },
  }),
})
