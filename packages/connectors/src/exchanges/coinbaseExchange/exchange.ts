import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { coinbaseExchangeDescriptor, networks } from './descriptor.ts'
import { coinbaseExchangeErrors } from './errors.ts'
import { ConnectorError } from '@rialto/core'
import { defined } from '@rialto/defined'
import Type from 'typebox'
import { Amount, checkOf, Decimal, Text } from '@rialto/contract'
import {
  balancesOf,
  ListedAmount,
  Maybe,
  reads,
  recordsOf,
  Rows,
  Short,
  wholeList,
} from '../../kit/standard/answers.ts'
import type { SentRecord } from '../../kit/standard/standardExchange.ts'
import { fitting } from '../../kit/http/asConnectorError.ts'
import type { MatchingPolicy } from '../../kit/matching/matchWithdrawal.ts'

const Time = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}[ T]\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?(Z|[+-]\\d{2}(:?\\d{2})?)$',
})

const isTime = checkOf(Type.Object({ epoch: Type.String({ pattern: '^\\d{10}(\\.\\d{1,9})?$' }) }))
const isAccounts = checkOf(
  balancesOf(Type.Object({ currency: Text, balance: Decimal, available: Decimal, hold: Decimal })),
)
const isCurrency = checkOf(
  Type.Object({
    id: Text,
    status: Text,
    max_precision: Amount,
    supported_networks: Rows,
  }),
)
const isNetwork = checkOf(
  Type.Object({
    id: Text,
    status: Text,
    min_withdrawal_amount: Maybe(ListedAmount),
    max_withdrawal_amount: Maybe(ListedAmount),
    contract_address: Type.Optional(Type.Unknown()),
  }),
)
const isFee = checkOf(Type.Object({ fee: Amount }))
const isCreated = checkOf(Type.Object({ id: Text, currency: Text, amount: Amount }))
const Transfer = Type.Object({
  id: Text,
  type: Text,
  currency: Text,
  amount: Amount,
  created_at: Time,
  completed_at: Maybe(Time),
  canceled_at: Maybe(Time),
  details: Type.Object({
    network: Maybe(Short),
    sent_to_address: Maybe(Short),
    crypto_address: Maybe(Short),
    destination_tag: Maybe(Short),
    crypto_transaction_hash: Maybe(Short),
    fee: Maybe(Amount),
  }),
})
type Transfer = Type.Static<typeof Transfer>
const isTransfers = checkOf(Rows)
const isTransfer = checkOf(Transfer)
const limit = 1_000

const timeOf = (text: string): number => Date.parse(text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'))

/**
 * The API has no status field; the presence of `completed_at` or `canceled_at` is the status. Only these two are
 * final.
 */
const statusOf = ({ completed_at, canceled_at }: Transfer): string => {
  if (canceled_at != null) return 'canceled'
  return completed_at == null ? 'in progress' : 'completed'
}

const asSent = (row: Transfer): SentRecord => {
  const { details } = row
  const address = details.sent_to_address ?? details.crypto_address
  return {
    id: row.id,
    symbol: row.currency,
    amount: row.amount,
    fee: details.fee,
    ...defined({ address: address ?? undefined }),
    tag: details.destination_tag,
    status: statusOf(row),
    txId: details.crypto_transaction_hash,
    createdMs: timeOf(row.created_at),
    network: details.network,
  }
}

const known = new Set(Object.values(networks))

/** Content of its records. Whether their amount includes the fee is not documented. */
export const coinbaseExchangeRecords: MatchingPolicy = {
  reference: 'none',
  amount: 'either',
  tag: 'recorded',
  address: 'sometimes',
}

export const coinbaseExchange = defineExchange({
  descriptor: coinbaseExchangeDescriptor,
  signer: ccxtSigner('coinbaseexchange', {
    headers: ['cb-access-key', 'cb-access-sign', 'cb-access-timestamp', 'cb-access-passphrase'],
    serverTime: reads(isTime, ({ epoch }) => Math.floor(Number(epoch) * 1_000)),
  }),
  errors: coinbaseExchangeErrors,
  ...standardOperations({
    wallets: async query => {
      const rows = await query({ api: 'private', path: 'accounts', method: 'GET' }, isAccounts)
      return rows.map(({ currency, balance, available }) => ({ symbol: currency, free: available, total: balance }))
    },
    networks: async (query, symbol) => {
      const call = { api: 'public', path: 'currencies/{id}', method: 'GET', params: { id: symbol } } as const
      const coin = await query(call, isCurrency)
      if (coin.id !== symbol) throw new ConnectorError('malformed', 'Coinbase Exchange returned a different coin')
      const networks = fitting('Coinbase Exchange', coin.supported_networks, isNetwork)
      const listed = networks.filter(({ id }) => known.has(id))
      const fees = await Promise.all(
        listed.map(({ id: network }) => {
          const params = { currency: symbol, network }
          return query({ api: 'private', path: 'withdrawals/fee-estimate', method: 'GET', params }, isFee)
        }),
      )
      return listed.map((row, index) => ({
        network: row.id,
        deposits: false,
        withdrawals: coin.status === 'online' && row.status === 'online',
        fee: fees[index]?.fee,
        minimum: row.min_withdrawal_amount ?? undefined,
        maximum: row.max_withdrawal_amount ?? undefined,
        decimals: coin.max_precision.split('.')[1]?.replace(/0+$/, '').length ?? 0,
        contract: row.contract_address,
      }))
    },
    withdrawals: {
      call: ({ symbol, chain, address, tag, amount }) => ({
        api: 'private',
        path: 'withdrawals/crypto',
        method: 'POST',
        params: {
          amount,
          currency: symbol,
          crypto_address: address,
          network: chain.network,
          // Otherwise the network's fee would be deducted from the amount.
          add_network_fee_to_total: true,
          ...(tag === undefined ? { no_destination_tag: true } : { destination_tag: tag }),
        },
      }),
      created: reads(isCreated, ({ id }) => id),
      statuses: { completed: 'succeeded', canceled: 'failed' },
      policy: coinbaseExchangeRecords,
      howToWhitelist: 'Add the address to the address book of your Coinbase Exchange profile, then try again',
      sent: async (query, { symbol, sinceMs }) => {
        const params = { type: 'withdraw', limit: String(limit) }
        const rows = await query({ api: 'private', path: 'transfers', method: 'GET', params }, isTransfers)
        // Lists all coins, newest first, so it stops at the first row older than the order.
        const recent = rows.filter(row => !isTransfer(row) || timeOf(row.created_at) >= sinceMs)
        return recordsOf(
          wholeList(recent, limit).filter(row => !isTransfer(row) || row.currency === symbol),
          isTransfer,
          asSent,
        )
      },
    },
  }),
})
