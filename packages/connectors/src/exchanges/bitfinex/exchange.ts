import { defined } from '@rialto/defined'
import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { Anything, isNotice, place } from './arrays.ts'
import { bitfinexDescriptor } from './descriptor.ts'
import { bitfinexErrors } from './errors.ts'
import Type from 'typebox'
import { Amount, checkOf, Decimal, FittingRows, Text } from '@rialto/contract'
import { Digits, Millis, recordsOf, Rows, rowsOf, tagged, wholeList } from '../../kit/standard/answers.ts'
import { fitting } from '../../kit/http/asConnectorError.ts'
import type { MatchingPolicy } from '../../kit/matching/matchWithdrawal.ts'

const isPermissions = checkOf(rowsOf(Type.Tuple([Text, Digits, Digits])))
const isDecimal = checkOf(Decimal)
const isWallets = checkOf(
  FittingRows(Type.Array(Anything, { minItems: 5, maxItems: 20 }), {
    of: 'balances',
    fits: row => isDecimal(row[2]) && (row[4] === null || isDecimal(row[4])) && place(row, 1) !== '',
  }),
)
const isAmount = checkOf(Amount)
const isMillis = checkOf(Millis)
const isList = checkOf(Type.Tuple([Rows]))
const isFee = checkOf(Type.Tuple([Text, Type.Tuple([Decimal, Decimal])]))
const isStatus = checkOf(Type.Array(Anything, { minItems: 3, maxItems: 30 }))
const isMovements = checkOf(Type.Array(Anything, { maxItems: 1_000 }))
const isRow = checkOf(Type.Array(Anything, { minItems: 21, maxItems: 30 }))
const isMovement = (row: unknown): row is unknown[] =>
  isRow(row) && /^[1-9]\d{0,18}$/.test(place(row, 0)) && isMillis(row[5]) && isDecimal(row[12]) && place(row, 9) !== ''
const isDeposit = (row: unknown): boolean => isMovement(row) && !place(row, 12).startsWith('-')

interface Way {
  upstream: string
  /** Method of a coin, in capitals as in Bitfinex's lists. */
  method: string
  decimals: number
}

/** The coins whose methods are known to use one network. Others are not offered. */
const ways: Readonly<Record<string, { code: string; ways: readonly Way[] }>> = {
  BTC: { code: 'BTC', ways: [{ upstream: 'bitcoin', method: 'BITCOIN', decimals: 8 }] },
  LTC: { code: 'LTC', ways: [{ upstream: 'litecoin', method: 'LITECOIN', decimals: 8 }] },
  ETH: { code: 'ETH', ways: [{ upstream: 'ethereum', method: 'ETHEREUM', decimals: 8 }] },
  USDT: {
    code: 'UST',
    ways: [
      { upstream: 'ethereum', method: 'TETHERUSE', decimals: 6 },
      { upstream: 'tron', method: 'TETHERUSX', decimals: 6 },
      { upstream: 'solana', method: 'TETHERUSDTSOL', decimals: 6 },
      { upstream: 'avalanche', method: 'TETHERUSDTAVAX', decimals: 6 },
      { upstream: 'polygon', method: 'TETHERUSDTPLY', decimals: 6 },
    ],
  },
}

/** Bitfinex's own names of coins that have another name elsewhere. */
const renamed: Readonly<Record<string, string>> = {
  UST: 'USDT',
  UDC: 'USDC',
  EUT: 'EURT',
  DSH: 'DASH',
  IOT: 'IOTA',
  ALG: 'ALGO',
  ATO: 'ATOM',
  QTM: 'QTUM',
  MNA: 'MANA',
  AVX: 'AVAX',
  LUNA: 'LUNC',
  LUNA2: 'LUNA',
}

const symbolOf = (code: string): string => (Object.hasOwn(renamed, code) ? (renamed[code] ?? code) : code)
const known = (symbol: string) => (Object.hasOwn(ways, symbol) ? ways[symbol] : undefined)
const limit = 1_000
const exchangeWallet = 'exchange'

/** Content of its records. Whether their amount includes the fee is not documented. */
export const bitfinexRecords: MatchingPolicy = {
  reference: 'none',
  amount: 'either',
  tag: 'recorded',
  address: 'recorded',
}

export const bitfinex = defineExchange({
  descriptor: bitfinexDescriptor,
  // From ccxt's table of currency codes: symbols under which the asset list has another coin.
  reusedSymbols: ['DOG', 'XCH', 'YGG'],
  signer: ccxtSigner('bitfinex', { headers: ['bfx-nonce', 'bfx-apikey', 'bfx-signature'], nonces: true }),
  errors: bitfinexErrors,
  ...standardOperations({
    key: async query => {
      const rows = await query({ api: 'private', path: 'auth/r/permissions', method: 'POST' }, isPermissions)
      return { mayWithdraw: rows.some(([name, , write]) => name === 'withdraw' && write === '1') }
    },
    wallets: async query => {
      const rows = await query({ api: 'private', path: 'auth/r/wallets', method: 'POST' }, isWallets)
      // Other wallets (margin, funding) are owned, but withdrawals draw on this one.
      return rows.map(row => ({
        symbol: symbolOf(place(row, 1)),
        free: place(row, 0) === exchangeWallet ? place(row, 4) || '0' : '0',
        total: place(row, 2),
      }))
    },
    networks: async (query, symbol) => {
      const coin = known(symbol)
      if (coin === undefined) return []
      const [fees] = await query({ api: 'public', path: 'conf/pub:map:currency:tx:fee', method: 'GET' }, isList)
      const [rows] = await query({ api: 'public', path: 'conf/pub:info:tx:status', method: 'GET' }, isList)
      const fee = fitting('Bitfinex', fees, isFee).find(([code]) => code === coin.code)?.[1][1]
      const states = fitting('Bitfinex', rows, isStatus)
      return coin.ways.map(({ upstream, method, decimals }) => {
        const state = states.find(row => row[0] === method)
        return {
          network: upstream,
          callName: method.toLowerCase(),
          deposits: state?.[1] === '1',
          withdrawals: state?.[2] === '1',
          fee,
          decimals,
        }
      })
    },
    address: async (query, { symbol, chain }) => {
      const params = { method: chain.callName, wallet: exchangeWallet, op_renew: 0 }
      const notice = await query({ api: 'private', path: 'auth/w/deposit/address', method: 'POST', params }, isNotice)
      const row = notice[4]
      if (!Array.isArray(row) || place(row, 1).toLowerCase() !== chain.callName || symbolOf(place(row, 2)) !== symbol)
        return undefined
      const pool = place(row, 5)
      return pool === '' ? { address: place(row, 4) } : { address: pool, ...tagged(place(row, 4)) }
    },
    withdrawals: {
      call: ({ chain, address, tag, amount }) => ({
        api: 'private',
        path: 'auth/w/withdraw',
        method: 'POST',
        // The fee comes on top unless `fee_deduct` is 1.
        params: {
          wallet: exchangeWallet,
          method: chain.callName,
          amount,
          address,
          fee_deduct: 0,
          ...defined({ payment_id: tag }),
        },
      }),
      created: body => {
        if (!isNotice(body) || place(body, 6) !== 'SUCCESS' || place(body, 1) !== 'acc_wd-req') return undefined
        const created = body[4]
        const id = Array.isArray(created) ? place(created, 0) : ''
        return /^[1-9]\d{0,18}$/.test(id) ? id : undefined
      },
      statuses: { COMPLETED: 'succeeded', CANCELED: 'failed' },
      policy: bitfinexRecords,
      howToWhitelist:
        'Add the address to the withdrawal addresses of your Bitfinex account (Wallets, Withdraw, Address book), then try again',
      sent: async (query, { symbol, sinceMs, untilMs }) => {
        const coin = known(symbol)
        if (coin === undefined) return []
        const params = { currency: coin.code, start: sinceMs, end: untilMs, limit }
        const call = { api: 'private', path: 'auth/r/movements/{currency}/hist', method: 'POST', params } as const
        const rows = wholeList(await query(call, isMovements), limit)
        const sent = rows.filter(row => !isDeposit(row))
        return recordsOf(sent, isMovement, row => {
          const fee = place(row, 13).replace('-', '')
          return {
            id: place(row, 0),
            symbol: symbolOf(place(row, 1)),
            amount: place(row, 12).replace('-', ''),
            ...(isAmount(fee) ? { fee } : {}),
            address: place(row, 16),
            status: place(row, 9),
            txId: place(row, 20),
            createdMs: Number(place(row, 5)),
          }
        })
      },
    },
  }),
})
