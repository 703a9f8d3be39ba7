import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { bitGetDescriptor } from './descriptor.ts'
import { bitGetErrors } from './errors.ts'
import { add } from '@rialto/catalog'
import Type, { type TSchema } from 'typebox'
import { Amount, checkOf, Decimal, Text } from '@rialto/contract'
import {
  balancesOf,
  isNone,
  ListedAmount,
  Maybe,
  Millis,
  networksIn,
  Places,
  reads,
  recordsOf,
  Rows,
  Short,
  tagged,
  wholeList,
} from '../../kit/standard/answers.ts'
import type { MatchingPolicy } from '../../kit/matching/matchWithdrawal.ts'

const answer = <T extends TSchema>(data: T) => checkOf(Type.Object({ code: Type.Literal('00000'), data }))
const Flag = Type.Union([Type.Literal('true'), Type.Literal('false')])

const isTime = answer(Type.Object({ serverTime: Millis }))
const isAssets = answer(balancesOf(Type.Object({ coin: Text, available: Decimal, frozen: Decimal, locked: Decimal })))
const isCoins = answer(Rows)
const chainsOf = networksIn(
  'Bitget',
  { coin: 'coin', networks: 'chains' },
  Type.Object({
    chain: Text,
    withdrawable: Flag,
    rechargeable: Flag,
    withdrawFee: ListedAmount,
    extraWithdrawFee: ListedAmount,
    minWithdrawAmount: ListedAmount,
    withdrawMinScale: Places,
    contractAddress: Type.Optional(Type.Unknown()),
  }),
)
const isAddress = answer(Type.Object({ coin: Text, address: Text, chain: Short, tag: Maybe(Short) }))
const isCreated = answer(Type.Object({ orderId: Text }))
const isRecords = answer(Rows)
const isRecord = checkOf(
  Type.Object({
    orderId: Text,
    tradeId: Maybe(Short),
    clientOid: Maybe(Short),
    coin: Text,
    size: Amount,
    fee: Maybe(Decimal),
    status: Text,
    toAddress: Short,
    tag: Maybe(Short),
    chain: Maybe(Short),
    cTime: Millis,
  }),
)
const limit = 100

/** Content of its records. Whether their amount includes the fee is not documented. */
export const bitGetRecords: MatchingPolicy = {
  reference: 'kept',
  amount: 'either',
  tag: 'recorded',
  address: 'recorded',
}

export const bitGet = defineExchange({
  descriptor: bitGetDescriptor,
  // From ccxt's table of currency codes: symbols under which the asset list has another coin.
  reusedSymbols: ['APX', 'DEGEN', 'OMNI'],
  signer: ccxtSigner('bitget', {
    headers: ['access-key', 'access-sign', 'access-timestamp', 'access-passphrase'],
    serverTime: reads(isTime, ({ data }) => Number(data.serverTime)),
  }),
  errors: bitGetErrors,
  ...standardOperations({
    wallets: async query => {
      const { data } = await query(
        { api: ['private', 'spot'], path: 'v2/spot/account/assets', method: 'GET' },
        isAssets,
      )
      return data.map(({ coin, available, frozen, locked }) => ({
        symbol: coin,
        free: available,
        total: add(available, add(frozen, locked)),
      }))
    },
    networks: async (query, symbol) => {
      const call = {
        api: ['public', 'spot'],
        path: 'v2/spot/public/coins',
        method: 'GET',
        params: { coin: symbol },
      } as const
      const { data } = await query(call, isCoins)
      const chains = chainsOf(data, symbol)
      return chains.map(row => ({
        network: row.chain,
        isOnly: chains.length === 1,
        deposits: row.rechargeable === 'true',
        withdrawals: row.withdrawable === 'true',
        // A fee with a percentage on top cannot be expressed as a fixed fee.
        fee: isNone(row.extraWithdrawFee) ? row.withdrawFee : undefined,
        minimum: row.minWithdrawAmount,
        decimals: Number(row.withdrawMinScale),
        contract: row.contractAddress,
      }))
    },
    address: async (query, { symbol, chain }) => {
      const params = { coin: symbol, chain: chain.network }
      const call = { api: ['private', 'spot'], path: 'v2/spot/wallet/deposit-address', method: 'GET', params } as const
      const { data } = await query(call, isAddress)
      // An address without a network is unambiguous only if the coin has no other network.
      const isThere =
        data.chain.toLowerCase() === chain.network.toLowerCase() || (data.chain === '' && chain.isOnly === true)
      const isIt = data.coin === symbol && isThere
      return isIt ? { address: data.address, ...tagged(data.tag) } : undefined
    },
    withdrawals: {
      call: ({ symbol, chain, address, tag, amount, reference }) => ({
        api: ['private', 'spot'],
        path: 'v2/spot/wallet/withdrawal',
        method: 'POST',
        params: {
          coin: symbol,
          transferType: 'on_chain',
          address,
          chain: chain.network,
          size: amount,
          clientOid: reference,
          ...tagged(tag),
        },
      }),
      created: reads(isCreated, ({ data }) => data.orderId),
      feeInside: true,
      statuses: { success: 'succeeded', fail: 'failed', reject: 'failed', pending_review_fail: 'failed' },
      policy: bitGetRecords,
      howToWhitelist:
        'Add the address to the address book of your Bitget account (Assets, Withdraw, Address book), for this coin and network, then try again',
      sent: async (query, { symbol, upstreamId, reference, sinceMs, untilMs }) => {
        const one = upstreamId === undefined ? { clientOid: reference } : { orderId: upstreamId }
        const range = { coin: symbol, startTime: String(sinceMs), endTime: String(untilMs), limit: String(limit) }
        const call = { api: ['private', 'spot'], path: 'v2/spot/wallet/withdrawal-records', method: 'GET' } as const
        const { data } = await query({ ...call, params: { ...range, ...one } }, isRecords)
        return recordsOf(wholeList(data, limit), isRecord, row => ({
          id: row.orderId,
          reference: row.clientOid,
          symbol: row.coin,
          amount: row.size,
          fee: row.fee?.replace('-', ''),
          address: row.toAddress,
          tag: row.tag,
          status: row.status,
          txId: row.tradeId,
          createdMs: Number(row.cTime),
          network: row.chain,
        }))
      },
    },
  }),
})
