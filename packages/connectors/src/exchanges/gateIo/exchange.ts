import { ccxtSigner, type CcxtSigning } from '../../kit/signing/ccxt/ccxtSigner.ts'
import type { StandardExchange } from '../../kit/standard/standardExchange.ts'
import { defineExchange } from '../../kit/defineExchange.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { gateIoDescriptor } from './descriptor.ts'
import { gateIoErrors } from './errors.ts'
import { add } from '@rialto/catalog'
import { ConnectorError } from '@rialto/core'
import { defined } from '@rialto/defined'
import Type from 'typebox'
import { Amount, checkOf, Decimal, nullable, Text } from '@rialto/contract'
import {
  balancesOf,
  ListedAmount,
  Maybe,
  pagesOf,
  Places,
  placesOf,
  reads,
  recordsOf,
  Rows,
  tagged,
} from '../../kit/standard/answers.ts'
import { fitting } from '../../kit/http/asConnectorError.ts'
import type { MatchingPolicy } from '../../kit/matching/matchWithdrawal.ts'

const Flag = Type.String({ pattern: '^[01]$' })
const Short = Type.String({ maxLength: 256 })
const Seconds = Type.String({ pattern: '^\\d{10}(\\.\\d+)?$' })

const isTime = checkOf(Type.Object({ server_time: Type.String({ pattern: '^\\d{13}$' }) }))
const isAccounts = checkOf(balancesOf(Type.Object({ currency: Text, available: Decimal, locked: Decimal })))
const Key = Type.Object({
  user_id: Type.String({ pattern: '^[1-9]\\d{0,19}$' }),
  /** 2: a unified account. */
  mode: Type.String({ pattern: '^\\d$' }),
  perms: Type.Array(Type.Object({ name: Text, read_only: Type.Optional(Type.Boolean()) }), { maxItems: 100 }),
})
const isKey = checkOf(Key)
const isChain = checkOf(
  Type.Object({
    chain: Text,
    is_disabled: Flag,
    is_deposit_disabled: Flag,
    is_withdraw_disabled: Flag,
    /** Left out in replies of 2023. */
    decimal: Maybe(Places),
    contract_address: Type.Optional(Type.Unknown()),
  }),
)
const Share = Type.String({ pattern: '^\\d{1,3}(\\.\\d{1,10})?%?$' })
const isRows = checkOf(Rows)
const isShare = checkOf(Share)
const isFee = checkOf(ListedAmount)
/** By chain: only the entry that is needed is checked. */
const ByChain = Type.Record(Type.String({ maxLength: 64 }), Type.Unknown())
const isStatus = checkOf(
  Type.Object({
    currency: Text,
    withdraw_amount_mini: ListedAmount,
    withdraw_eachtime_limit: ListedAmount,
    withdraw_percent: Share,
    withdraw_fix_on_chains: ByChain,
    withdraw_percent_on_chains: Type.Optional(ByChain),
  }),
)
const isAddresses = checkOf(
  Type.Object({
    currency: Text,
    multichain_addresses: Type.Array(
      Type.Object({ chain: Text, address: Short, payment_id: Type.Optional(nullable(Short)), obtain_failed: Flag }),
      { maxItems: 500 },
    ),
  }),
)
const isCreated = checkOf(Type.Object({ id: Text, currency: Text, amount: Amount }))
const isRecords = checkOf(Type.Array(Type.Unknown(), { maxItems: 1_000 }))
const isRecord = checkOf(
  Type.Object({
    id: Text,
    timestamp: Seconds,
    withdraw_order_id: Type.Optional(nullable(Short)),
    currency: Text,
    address: Short,
    txid: Type.Optional(nullable(Short)),
    amount: Amount,
    fee: Type.Optional(nullable(Amount)),
    memo: Type.Optional(nullable(Short)),
    status: Text,
    chain: Type.Optional(nullable(Short)),
    block_number: Type.Optional(nullable(Short)),
  }),
)
/** "0%" and "0" mean that the fee has no percentage. */
const isNoShare = (share: unknown): boolean => isShare(share) && /^0*(\.0*)?%?$/.test(share)

/** Gate's longest page. */
const limit = 500

/** “DONE: Completed (block_number > 0 is considered to be truly completed)” (gateio/gateapi-go, LedgerRecord). */
const statusOf = ({ status, block_number }: { status: string; block_number?: string | null | undefined }): string =>
  status !== 'DONE' || /^0*[1-9]\d*$/.test(block_number ?? '') ? status : 'DONE without a block'

export const gateIoSigning: CcxtSigning = {
  headers: ['key', 'timestamp', 'sign'],
  serverTime: reads(isTime, ({ server_time }) => Number(server_time)),
}

/** Content of its records. Whether their amount includes the fee is not documented. */
export const gateIoRecords: MatchingPolicy = {
  reference: 'kept',
  amount: 'either',
  tag: 'recorded',
  address: 'recorded',
}

export const gateIoStandard: StandardExchange = {
  key: async query => {
    const { user_id, mode, perms } = await query(
      { api: ['private', 'account'], path: 'main_keys', method: 'GET' },
      isKey,
    )
    if (mode === '2')
      throw new ConnectorError('refused', 'This API key belongs to a unified Gate account: connect a classic account')
    const acts = perms.some(({ name, read_only }) => /wallet|withdraw/i.test(name) && read_only !== true)
    return { upstreamId: user_id, mayWithdraw: acts }
  },
  wallets: async query => {
    const rows = await query({ api: ['private', 'spot'], path: 'accounts', method: 'GET' }, isAccounts)
    return rows.map(({ currency, available, locked }) => ({
      symbol: currency,
      free: available,
      total: add(available, locked),
    }))
  },
  networks: async (query, symbol) => {
    const params = { currency: symbol }
    const rows = await query({ api: ['private', 'wallet'], path: 'withdraw_status', method: 'GET', params }, isRows)
    const [terms] = fitting('Gate', rows, isStatus)
    if (terms === undefined) return []
    if (terms.currency !== symbol) throw new ConnectorError('malformed', 'Gate returned a coin that was not requested')
    const chains = await query({ api: ['public', 'wallet'], path: 'currency_chains', method: 'GET', params }, isRows)
    return fitting('Gate', chains, isChain).map(
      ({ chain, is_disabled, is_deposit_disabled, is_withdraw_disabled, decimal, contract_address }) => {
        const isFixed = isNoShare(terms.withdraw_percent) && isNoShare(terms.withdraw_percent_on_chains?.[chain] ?? '0')
        const fee = terms.withdraw_fix_on_chains[chain]
        return {
          network: chain,
          deposits: is_disabled === '0' && is_deposit_disabled === '0',
          withdrawals: is_disabled === '0' && is_withdraw_disabled === '0',
          fee: isFixed && isFee(fee) ? fee : undefined,
          minimum: terms.withdraw_amount_mini,
          maximum: terms.withdraw_eachtime_limit,
          decimals: placesOf(decimal),
          contract: contract_address,
        }
      },
    )
  },
  address: async (query, { symbol, chain }) => {
    const params = { currency: symbol }
    const found = await query(
      { api: ['private', 'wallet'], path: 'deposit_address', method: 'GET', params },
      isAddresses,
    )
    const own = found.multichain_addresses.find(entry => entry.chain === chain.network && entry.obtain_failed === '0')
    return found.currency !== symbol || own === undefined
      ? undefined
      : { address: own.address, ...tagged(own.payment_id) }
  },
  withdrawals: {
    call: ({ symbol, chain, address, tag, amount, reference }) => ({
      api: ['private', 'withdrawals'],
      path: 'withdrawals',
      method: 'POST',
      params: {
        withdraw_order_id: reference,
        currency: symbol,
        address,
        amount,
        chain: chain.network,
        ...defined({ memo: tag }),
      },
    }),
    created: reads(isCreated, ({ id }) => id),
    feeInside: true,
    statuses: { DONE: 'succeeded', CANCEL: 'failed', INVALID: 'failed' },
    policy: gateIoRecords,
    howToWhitelist:
      'Add the address to the withdrawal addresses of your Gate account (Wallet, Withdraw, Address management), for this coin and network, then try again',
    sent: async (query, { symbol, upstreamId, reference, sinceMs, untilMs }) => {
      const one = upstreamId === undefined ? { withdraw_order_id: reference } : { withdraw_id: upstreamId }
      const rows = await pagesOf(limit, offset =>
        query(
          {
            api: ['private', 'wallet'],
            path: 'withdrawals',
            method: 'GET',
            params: {
              currency: symbol,
              from: String(Math.floor(sinceMs / 1_000)),
              to: String(Math.ceil(untilMs / 1_000)),
              ...one,
              limit: String(limit),
              offset: String(offset),
            },
          },
          isRecords,
        ),
      )
      return recordsOf(rows, isRecord, row => ({
        id: row.id,
        reference: row.withdraw_order_id,
        symbol: row.currency,
        amount: row.amount,
        fee: row.fee,
        address: row.address,
        tag: row.memo,
        status: statusOf(row),
        txId: row.txid,
        createdMs: Math.floor(Number(row.timestamp) * 1_000),
        network: row.chain?.toUpperCase(),
      }))
    },
  },
}

export const gateIo = defineExchange({
  descriptor: gateIoDescriptor,
  // From ccxt's table of currency codes: symbols under which the asset list has another coin.
  reusedSymbols: ['EGG', 'GTC', 'ORT', 'SBTC', 'TRAC'],
  signer: ccxtSigner('gate', gateIoSigning),
  errors: gateIoErrors,
  ...standardOperations(gateIoStandard),
})
