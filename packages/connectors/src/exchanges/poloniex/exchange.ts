import { defineExchange } from '../../kit/defineExchange.ts'
import { ccxtSigner } from '../../kit/signing/ccxt/ccxtSigner.ts'
import { standardOperations } from '../../kit/standard/standardOperations.ts'
import { poloniexDescriptor } from './descriptor.ts'
import { poloniexErrors } from './errors.ts'
import { add } from '@rialto/catalog'
import { ConnectorError } from '@rialto/core'
import { defined } from '@rialto/defined'
import Type from 'typebox'
import { Amount, checkOf, Decimal, Text } from '@rialto/contract'
import {
  balancesOf,
  Digits,
  ListedAmount,
  Maybe,
  Millis,
  Places,
  reads,
  recordsOf,
  Rows,
  Short,
  wholeList,
  YesNo,
} from '../../kit/standard/answers.ts'
import { fitting } from '../../kit/http/asConnectorError.ts'
import type { Query } from '../../kit/standard/standardExchange.ts'
import type { MatchingPolicy } from '../../kit/matching/matchWithdrawal.ts'

const isTime = checkOf(Type.Object({ serverTime: Millis }))
const isBalances = checkOf(
  Type.Array(
    Type.Object({
      accountType: Type.Literal('SPOT'),
      balances: balancesOf(Type.Object({ currency: Text, available: Decimal, hold: Decimal })),
    }),
    { minItems: 1, maxItems: 10 },
  ),
)
const Network = Type.Object({
  /** Of this network alone: `USDTTRON`. */
  coin: Text,
  blockchain: Text,
  withdrawalEnable: YesNo,
  depositEnable: YesNo,
  /** Negative: no minimum. */
  withdrawMin: Maybe(Type.Union([ListedAmount, Decimal])),
  decimals: Places,
  withdrawFee: Maybe(ListedAmount),
  contractAddress: Type.Optional(Type.Unknown()),
})
const isCurrency = checkOf(Type.Object({ coin: Text, delisted: YesNo, networkList: Rows }))
const isNetwork = checkOf(Network)
const isAddresses = checkOf(Type.Record(Type.String({ maxLength: 64 }), Short))
const isCreated = checkOf(Type.Object({ withdrawalRequestsId: Digits }))
const isActivity = checkOf(
  Type.Object({
    withdrawals: Rows,
  }),
)
const isRecord = checkOf(
  Type.Object({
    withdrawalRequestsId: Digits,
    currency: Text,
    address: Short,
    amount: Amount,
    fee: Maybe(Amount),
    timestamp: Type.String({ pattern: '^\\d{10}$' }),
    /** With the transaction once the withdrawal is complete: `COMPLETE: 0x12d4`. */
    status: Text,
    txid: Maybe(Short),
    paymentID: Maybe(Short),
  }),
)
/** Splits `COMPLETE: 0x12d4` into the status and the transaction. */
const ended = (status: string): { status: string; txId?: string } => {
  const [, name = status, hash] = /^([A-Z_ ]+)(?::\s*(\S+))?$/.exec(status) ?? []
  return hash === undefined ? { status: name } : { status: name, txId: hash }
}

/** No limit is documented; a list this long may be incomplete. */
const limit = 1_000

const readCoin = async (query: Query, symbol: string) => {
  const params = { currency: symbol }
  const coin = await query({ api: 'public', path: 'v2/currencies/{currency}', method: 'GET', params }, isCurrency)
  if (coin.coin !== symbol) throw new ConnectorError('malformed', 'Poloniex returned a different coin')
  return coin
}

/**
 * The names of one coin in the history: its own, and one for each of its networks (`USDTTRON`). `USDCE` is another
 * coin.
 */
const namesOf = async (query: Query, symbol: string): Promise<ReadonlySet<string>> => {
  const { networkList } = await readCoin(query, symbol)
  return new Set([symbol, ...fitting('Poloniex', networkList, isNetwork).map(({ coin }) => coin)])
}

/** Content of its records. Whether their amount includes the fee is not documented. */
export const poloniexRecords: MatchingPolicy = {
  reference: 'none',
  amount: 'either',
  tag: 'recorded',
  address: 'recorded',
}

export const poloniex = defineExchange({
  descriptor: poloniexDescriptor,
  // From ccxt's table of currency codes: symbols under which the asset list has another coin.
  reusedSymbols: ['AIR', 'BTM', 'HOT', 'KEY', 'MASK', 'MEME', 'TRADE'],
  signer: ccxtSigner('poloniex', {
    headers: ['key', 'signtimestamp', 'signature'],
    serverTime: reads(isTime, ({ serverTime }) => Number(serverTime)),
  }),
  errors: poloniexErrors,
  ...standardOperations({
    wallets: async query => {
      const params = { accountType: 'SPOT' }
      const accounts = await query({ api: 'private', path: 'accounts/balances', method: 'GET', params }, isBalances)
      return accounts.flatMap(({ balances }) =>
        balances.map(({ currency, available, hold }) => ({
          symbol: currency,
          free: available,
          total: add(available, hold),
        })),
      )
    },
    networks: async (query, symbol) => {
      const coin = await readCoin(query, symbol)
      return fitting('Poloniex', coin.networkList, isNetwork).map(row => ({
        network: row.blockchain,
        callName: row.coin,
        deposits: !coin.delisted && row.depositEnable,
        withdrawals: !coin.delisted && row.withdrawalEnable,
        fee: row.withdrawFee ?? undefined,
        minimum: row.withdrawMin?.startsWith('-') === true ? undefined : (row.withdrawMin ?? undefined),
        decimals: Number(row.decimals),
        contract: row.contractAddress,
      }))
    },
    address: async (query, { chain }) => {
      const http = chain.callName ?? ''
      const params = { currency: http }
      const found = await query({ api: 'private', path: 'wallets/addresses', method: 'GET', params }, isAddresses)
      if (Object.keys(found).length === 0)
        throw new ConnectorError('refused', 'Create this deposit address at Poloniex first, then try again')
      const address = Object.hasOwn(found, http) ? found[http] : undefined
      // With a tag in it, the text would not be an address.
      return address === undefined || /[\s,;:?]/.test(address) ? undefined : { address }
    },
    withdrawals: {
      call: ({ symbol, chain, address, tag, amount }) => ({
        api: 'private',
        path: 'v2/wallets/withdraw',
        method: 'POST',
        params: {
          coin: symbol,
          network: chain.network,
          amount,
          address,
          ...defined({ paymentId: tag }),
        },
      }),
      created: reads(isCreated, ({ withdrawalRequestsId }) => withdrawalRequestsId),
      feeInside: true,
      statuses: { COMPLETE: 'succeeded', COMPLETED: 'succeeded', FAILED: 'failed' },
      policy: poloniexRecords,
      howToWhitelist: 'Add the address to the withdrawal addresses of your Poloniex account, then try again',
      sent: async (query, { symbol, sinceMs, untilMs }) => {
        const names = await namesOf(query, symbol)
        const params = { start: String(Math.floor(sinceMs / 1_000)), end: String(Math.ceil(untilMs / 1_000)) }
        const call = {
          api: 'private',
          path: 'wallets/activity',
          method: 'GET',
          params: { ...params, activityType: 'withdrawals' },
        } as const
        const { withdrawals } = await query(call, isActivity)
        const sent = wholeList(withdrawals, limit).filter(row => !isRecord(row) || names.has(row.currency))
        return recordsOf(sent, isRecord, row => ({
          id: row.withdrawalRequestsId,
          symbol,
          amount: row.amount,
          fee: row.fee,
          address: row.address,
          tag: row.paymentID,
          txId: row.txid,
          ...ended(row.status),
          createdMs: Number(row.timestamp) * 1_000,
        }))
      },
    },
  }),
})
