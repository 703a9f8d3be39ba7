import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { bingXDescriptor } from './descriptor.ts'
import { bingXErrors } from './errors.ts'
import { add } from '@rialto/catalog'
import { defined } from '@rialto/defined'
import Type, { type TSchema } from 'typebox'
import { Amount, checkOf, Decimal, Text } from '@rialto/contract'
import {
  balancesOf,
  ListedAmount,
  Maybe,
  Millis,
  networksIn,
  Places,
  placesOf,
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

const answer = <T extends TSchema>(data: T) => checkOf(Type.Object({ code: Type.Literal('0'), data }))
const Balance = Type.Object({ asset: Text, free: Decimal, locked: Decimal })

const isTime = answer(Type.Object({ serverTime: Millis }))
const isFund = answer(Type.Object({ assets: balancesOf(Balance) }))
const isSpot = answer(Type.Object({ balances: balancesOf(Balance) }))
const isCoins = answer(Rows)
const networksOf = networksIn(
  'BingX',
  { coin: 'coin', networks: 'networkList' },
  Type.Object({
    network: Text,
    withdrawEnable: YesNo,
    depositEnable: YesNo,
    withdrawFee: ListedAmount,
    withdrawMax: Maybe(ListedAmount),
    withdrawMin: ListedAmount,
    /** Left out in replies of 2023. */
    withdrawPrecision: Maybe(Places),
    contractAddress: Type.Optional(Type.Unknown()),
  }),
)
const isAddresses = answer(
  Type.Object({
    data: rowsOf(
      Type.Object({ coin: Text, network: Text, address: Text, addressWithPrefix: Maybe(Short), tag: Maybe(Short) }),
    ),
  }),
)
const isCreated = answer(Type.Object({ id: Text }))
const isRecords = checkOf(Rows)
const isRecord = checkOf(
  Type.Object({
    id: Text,
    withdrawOrderId: Maybe(Short),
    /** With or without the network: `USDTTRC20`. */
    coin: Text,
    network: Maybe(Short),
    address: Short,
    addressTag: Maybe(Short),
    amount: Amount,
    transactionFee: Maybe(Amount),
    status: Maybe(Text),
    txId: Maybe(Short),
    /** A time without a zone is not readable: BingX writes some in UTC+8. */
    applyTime: Type.String({
      pattern: '^\\d{4}-\\d{2}-\\d{2}[ T]\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?(Z|[+-]\\d{2}:?\\d{2})$',
    }),
  }),
)
/** The fund account: deposits arrive there, and withdrawals draw on it. */
const fundAccount = 1
const limit = 1_000
const wallets = ['wallets', 'v1', 'private'] as const

/** BingX sometimes omits the prefix of EVM addresses. */
const prefixed = (address: string): string => (/^[0-9a-f]{40}$/i.test(address) ? `0x${address}` : address)

/** Without a zone, a time is in UTC, not in the server's. */
const timeOf = (text: string): number =>
  Date.parse(`${text.replace(' ', 'T')}${/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? '' : 'Z'}`)

/** The coin's symbol, without the network that may end the name. */
const symbolOf = (coin: string, network: string | null | undefined): string =>
  network != null && network !== '' && coin !== network && coin.endsWith(network)
    ? coin.slice(0, -network.length)
    : coin

/** Content of its records. Whether their amount includes the fee is not documented. */
export const bingXRecords: MatchingPolicy = {
  reference: 'kept',
  amount: 'either',
  tag: 'recorded',
  address: 'recorded',
}

export const bingX = defineExchange({
  descriptor: bingXDescriptor,
  // From ccxt's table of currency codes: symbols under which the asset list has another coin.
  reusedSymbols: ['NAP', 'SNOW', 'TRUMP'],
  signer: ccxtSigner('bingx', {
    headers: ['x-bx-apikey'],
    serverTime: reads(isTime, ({ data }) => Number(data.serverTime)),
  }),
  errors: bingXErrors,
  ...standardOperations({
    wallets: async query => {
      const fund = await query({ api: ['fund', 'v1', 'private'], path: 'account/balance', method: 'GET' }, isFund)
      const spot = await query({ api: ['spot', 'v1', 'private'], path: 'account/balance', method: 'GET' }, isSpot)
      return [
        ...fund.data.assets.map(({ asset, free, locked }) => ({ symbol: asset, free, total: add(free, locked) })),
        // Owned, but not available: withdrawals do not draw on this account.
        ...spot.data.balances.map(({ asset, free, locked }) => ({
          symbol: asset,
          free: '0',
          total: add(free, locked),
        })),
      ]
    },
    networks: async (query, symbol) => {
      const params = { coin: symbol }
      const { data } = await query({ api: wallets, path: 'capital/config/getall', method: 'GET', params }, isCoins)
      return networksOf(data, symbol).map(row => ({
        network: row.network,
        deposits: row.depositEnable,
        withdrawals: row.withdrawEnable,
        fee: row.withdrawFee,
        minimum: row.withdrawMin,
        maximum: row.withdrawMax ?? undefined,
        decimals: placesOf(row.withdrawPrecision),
        contract: row.contractAddress,
      }))
    },
    address: async (query, { symbol, chain }) => {
      const params = { coin: symbol, offset: '0', limit: String(limit) }
      const { data } = await query(
        { api: wallets, path: 'capital/deposit/address', method: 'GET', params },
        isAddresses,
      )
      const own = data.data.find(row => row.coin === symbol && row.network === chain.network)
      return own === undefined
        ? undefined
        : { address: prefixed(own.addressWithPrefix || own.address), ...tagged(own.tag) }
    },
    withdrawals: {
      call: ({ symbol, chain, address, tag, amount, reference }) => ({
        api: wallets,
        path: 'capital/withdraw/apply',
        method: 'POST',
        params: {
          coin: symbol,
          network: chain.network,
          address,
          amount,
          walletType: fundAccount,
          withdrawOrderId: reference,
          ...defined({ addressTag: tag }),
        },
      }),
      created: reads(isCreated, ({ data }) => data.id),
      feeInside: true,
      statuses: { '6': 'succeeded', '5': 'failed' },
      policy: bingXRecords,
      howToWhitelist:
        'Add the address to the withdrawal addresses of your BingX account (Assets, Withdraw, Address book), then try again',
      sent: async (query, { symbol, upstreamId, reference, sinceMs, untilMs }) => {
        const one = upstreamId === undefined ? { withdrawOrderId: reference } : { id: upstreamId }
        const range = { coin: symbol, startTime: String(sinceMs), endTime: String(untilMs), limit: String(limit) }
        const call = { api: ['spot', 'v3', 'private'], path: 'capital/withdraw/history', method: 'GET' } as const
        const rows = await query({ ...call, params: { ...range, ...one } }, isRecords)
        return recordsOf(wholeList(rows, limit), isRecord, row => ({
          id: row.id,
          reference: row.withdrawOrderId,
          symbol: symbolOf(row.coin, row.network),
          amount: row.amount,
          fee: row.transactionFee,
          address: row.address,
          tag: row.addressTag,
          status: row.status ?? '',
          txId: row.txId,
          createdMs: timeOf(row.applyTime),
          network: row.network,
        }))
      },
    },
  }),
})
