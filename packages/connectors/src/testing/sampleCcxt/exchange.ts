import { add } from '@rialto/catalog'
import { Amount, checkOf, Decimal, Text } from '@rialto/contract'
import { defined } from '@rialto/defined'
import Type from 'typebox'
import { defineExchange } from '../../kit/defineExchange.ts'
import { fitting } from '../../kit/http/asConnectorError.ts'
import type { MatchingPolicy } from '../../kit/matching/matchWithdrawal.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import {
  balancesOf,
  ListedAmount,
  Maybe,
  Millis,
  Places,
  reads,
  recordsOf,
  Rows,
  Short,
  tagged,
  wholeList,
  YesNo,
} from '../../kit/standard/answers.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { sampleDescriptor } from './descriptor.ts'
import { sampleErrors } from './errors.ts'

// Shapes of its answers. Numbers are text here, and only the members that are used are named.
const isBalances = checkOf(balancesOf(Type.Object({ currency: Text, available: Decimal, held: Decimal })))
const isCoin = checkOf(Type.Object({ networks: Rows }))
const isNetwork = checkOf(
  Type.Object({
    name: Text,
    canDeposit: YesNo,
    canWithdraw: YesNo,
    fee: Maybe(ListedAmount),
    minimum: Maybe(ListedAmount),
    decimals: Places,
    contract: Type.Optional(Type.Unknown()),
  }),
)
const isAddress = checkOf(Type.Object({ address: Text, tag: Maybe(Short) }))
const isCreated = checkOf(Type.Object({ id: Text }))
const isRecords = checkOf(Rows)
const isRecord = checkOf(
  Type.Object({
    id: Text,
    currency: Text,
    network: Maybe(Short),
    amount: Amount,
    fee: Maybe(Amount),
    address: Maybe(Short),
    tag: Maybe(Short),
    status: Text,
    hash: Maybe(Short),
    createdAt: Millis,
  }),
)
/** The most records that one answer has. */
const limit = 100

/** Content of its records; each member is explained in `MatchingPolicy`. */
export const sampleRecords: MatchingPolicy = {
  reference: 'none',
  amount: 'either',
  tag: 'recorded',
  address: 'sometimes',
}

/** `StandardExchange` explains each member. For the sources of paths, names and statuses see ccxt.MAPPING.md. */
export const sample = defineExchange({
  descriptor: sampleDescriptor,
  signer: ccxtSigner('sample', { headers: ['authorization'] }),
  errors: sampleErrors,
  ...standardOperations({
    wallets: async query => {
      const rows = await query({ api: 'private', path: 'balances', method: 'GET' }, isBalances)
      return rows.map(row => ({ symbol: row.currency, free: row.available, total: add(row.available, row.held) }))
    },
    networks: async (query, symbol) => {
      const params = { currency: symbol }
      const coin = await query({ api: 'public', path: 'currencies/{currency}', method: 'GET', params }, isCoin)
      return fitting('Sample', coin.networks, isNetwork).map(row => ({
        network: row.name,
        deposits: row.canDeposit,
        withdrawals: row.canWithdraw,
        fee: row.fee ?? undefined,
        minimum: row.minimum ?? undefined,
        decimals: Number(row.decimals),
        contract: row.contract,
      }))
    },
    address: async (query, { symbol, chain }) => {
      const params = { currency: symbol, network: chain.network }
      const found = await query({ api: 'private', path: 'address', method: 'GET', params }, isAddress)
      return { address: found.address, ...tagged(found.tag) }
    },
    withdrawals: {
      call: ({ symbol, chain, address, tag, amount }) => ({
        api: 'private',
        path: 'withdrawals',
        method: 'POST',
        params: { currency: symbol, network: chain.network, amount, address, ...defined({ tag }) },
      }),
      created: reads(isCreated, ({ id }) => id),
      // Only those that the documents call final.
      statuses: {},
      policy: sampleRecords,
      howToWhitelist: 'Add the address to the withdrawal addresses of your Sample account, then try again',
      sent: async (query, { symbol, sinceMs, untilMs }) => {
        const params = { currency: symbol, from: String(sinceMs), to: String(untilMs), limit: String(limit) }
        const rows = await query({ api: 'private', path: 'withdrawals', method: 'GET', params }, isRecords)
        return recordsOf(wholeList(rows, limit), isRecord, row => ({
          id: row.id,
          symbol: row.currency,
          network: row.network,
          amount: row.amount,
          fee: row.fee,
          address: row.address,
          tag: row.tag,
          status: row.status,
          txId: row.hash,
          createdMs: Number(row.createdAt),
        }))
      },
    },
  }),
})
