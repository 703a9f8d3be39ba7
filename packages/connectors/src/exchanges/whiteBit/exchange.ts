import { defined } from '@rialto/defined'
import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { whiteBitDescriptor } from './descriptor.ts'
import { whiteBitErrors, whiteBitWithdrawRules } from './errors.ts'
import Type from 'typebox'
import { Amount, checkOf, Decimal, FittingRecord, nullable, Text } from '@rialto/contract'
import {
  isNone,
  ListedAmount,
  Maybe,
  pagesOf,
  Places,
  recordsOf,
  Short,
  tagged,
  YesNo,
} from '../../kit/standard/answers.ts'
import { fitting } from '../../kit/http/asConnectorError.ts'
import type { MatchingPolicy } from '../../kit/matching/matchWithdrawal.ts'

const Name = Type.String({ maxLength: 64 })

const isBalances = checkOf(FittingRecord(Type.Object({ main_balance: Decimal }), { of: 'balances' }))
/** All coins: only the needed entries are validated. */
const isList = checkOf(Type.Record(Name, Type.Unknown()))
const isAsset = checkOf(
  Type.Object({
    can_deposit: YesNo,
    can_withdraw: YesNo,
    currency_precision: Places,
    networks: Type.Optional(
      Type.Object({
        deposits: Type.Optional(Type.Array(Text, { maxItems: 100 })),
        withdraws: Type.Optional(Type.Array(Text, { maxItems: 100 })),
      }),
    ),
  }),
)
const isFee = checkOf(
  Type.Object({
    ticker: Text,
    is_withdrawal: YesNo,
    withdraw: nullable(
      Type.Object({
        min_amount: ListedAmount,
        max_amount: ListedAmount,
        fixed: nullable(ListedAmount),
        flex: Type.Unknown(),
      }),
    ),
  }),
)
const isAddress = checkOf(Type.Object({ account: Type.Object({ address: Text, memo: Maybe(Short) }) }))
/** The response only confirms acceptance; our reference identifies the withdrawal from then on. */
const isClaimed = checkOf(Type.Array(Type.Unknown(), { maxItems: 0 }))
const isHistory = checkOf(
  Type.Object({
    records: Type.Array(Type.Unknown(), { maxItems: 100 }),
  }),
)
const isRecord = checkOf(
  Type.Object({
    address: Short,
    uniqueId: Maybe(Short),
    transactionId: Maybe(Short),
    createdAt: Type.String({ pattern: '^\\d{10}$' }),
    ticker: Text,
    method: Type.String({ pattern: '^[12]$' }),
    amount: Amount,
    memo: Maybe(Short),
    fee: Maybe(Amount),
    status: Text,
    network: Maybe(Short),
    transactionHash: Maybe(Short),
  }),
)
const v4 = ['v4', 'private'] as const
const limit = 100
const withdrawals = '2'

/** A coin of one network has no network in its name there: `BTC`, `USDT (TRC20)`. */
const feeName = (symbol: string, network: string): string[] => [
  `${symbol} (${network})`,
  ...(network === symbol ? [symbol] : []),
]

/** Content of its records. Whether their amount includes the fee is not documented. */
export const whiteBitRecords: MatchingPolicy = {
  reference: 'kept',
  amount: 'either',
  tag: 'recorded',
  address: 'recorded',
}

export const whiteBit = defineExchange({
  descriptor: whiteBitDescriptor,
  signer: ccxtSigner('whitebit', { headers: ['x-txc-apikey', 'x-txc-payload', 'x-txc-signature'], nonces: true }),
  errors: whiteBitErrors,
  ...standardOperations({
    wallets: async query => {
      const rows = await query({ api: v4, path: 'main-account/balance', method: 'POST' }, isNotEmpty(isBalances))
      return Object.entries(rows).map(([symbol, { main_balance }]) => ({
        symbol,
        free: main_balance,
        total: main_balance,
      }))
    },
    networks: async (query, symbol) => {
      const assets = await query({ api: ['v4', 'public'], path: 'assets', method: 'GET' }, isNotEmpty(isList))
      const [asset] = fitting('WhiteBIT', Object.hasOwn(assets, symbol) ? [assets[symbol]] : [], isAsset)
      if (asset === undefined) return []
      const fees = await query({ api: ['v4', 'public'], path: 'fee', method: 'GET' }, isNotEmpty(isList))
      const { deposits = [], withdraws = [] } = asset.networks ?? {}
      return [...new Set([...deposits, ...withdraws])].map(upstream => {
        const name = feeName(symbol, upstream).find(each => Object.hasOwn(fees, each))
        const row = name === undefined ? undefined : fees[name]
        const terms = isFee(row) ? row : undefined
        const fixed = terms?.withdraw?.flex === null ? terms.withdraw.fixed : null
        const most = terms?.withdraw?.max_amount
        return {
          network: upstream,
          deposits: asset.can_deposit && deposits.includes(upstream),
          withdrawals: asset.can_withdraw && withdraws.includes(upstream) && terms?.is_withdrawal === true,
          fee: fixed ?? undefined,
          minimum: terms?.withdraw?.min_amount,
          // Zero means none.
          maximum: isNone(most) ? undefined : most,
          decimals: Number(asset.currency_precision),
        }
      })
    },
    address: async (query, { symbol, chain }) => {
      const params = { ticker: symbol, network: chain.network }
      const { account } = await query({ api: v4, path: 'main-account/address', method: 'POST', params }, isAddress)
      return { address: account.address, ...tagged(account.memo) }
    },
    withdrawals: {
      // `withdraw-pay`: the amount is the amount that arrives, and the fee comes on top.
      call: ({ symbol, chain, address, tag, amount, reference }) => ({
        api: v4,
        path: 'main-account/withdraw-pay',
        method: 'POST',
        params: {
          ticker: symbol,
          amount,
          address,
          uniqueId: reference,
          network: chain.network,
          ...defined({ memo: tag }),
        },
      }),
      rules: whiteBitWithdrawRules,
      created: (body, { reference }) => (isClaimed(body) ? reference : undefined),
      // 9 is the end of a deposit.
      statuses: { '3': 'succeeded', '7': 'succeeded', '4': 'failed' },
      policy: whiteBitRecords,
      howToWhitelist: 'Add the address to the withdrawal addresses of your WhiteBIT account, then try again',
      // The order of rows is not documented: the list is read to its end.
      sent: async (query, { symbol, reference }) => {
        const rows = await pagesOf(limit, async offset => {
          const params = { transactionMethod: withdrawals, ticker: symbol, uniqueId: reference, limit, offset }
          const { records } = await query({ api: v4, path: 'main-account/history', method: 'POST', params }, isHistory)
          return records
        })
        const sent = rows.filter(row => !isRecord(row) || row.method === withdrawals)
        return recordsOf(sent, isRecord, row => ({
          id: row.uniqueId || row.transactionId || `${row.ticker}-${row.createdAt}-${row.amount}`,
          formerId: `${row.ticker}-${row.createdAt}`,
          reference: row.uniqueId,
          symbol: row.ticker,
          amount: row.amount,
          fee: row.fee,
          address: row.address,
          tag: row.memo,
          status: row.status,
          txId: row.transactionHash,
          createdMs: Number(row.createdAt) * 1_000,
          network: row.network,
        }))
      },
    },
  }),
})

/** `{}` has the right type but no information: every account and every list here has entries. */
function isNotEmpty<T extends object>(check: (body: unknown) => body is T): (body: unknown) => body is T {
  return (body): body is T => check(body) && Object.keys(body).length > 0
}
