import { Amount, checkOf, Text } from '@rialto/contract'
import Type from 'typebox'

import { BaseUnits, Decimals, maybe, Usd, Word } from '../kit/wireTypes.ts'

const ListedCurrency = Type.Object({ symbol: Text, address: Text, decimals: Decimals })
export type ListedCurrency = Type.Static<typeof ListedCurrency>

const Chain = Type.Object({
  id: Type.Integer({ minimum: 1 }),
  vmType: Text,
  disabled: maybe(Type.Boolean()),
  depositEnabled: maybe(Type.Boolean()),
  blockProductionLagging: maybe(Type.Boolean()),
  currency: ListedCurrency,
  solverCurrencies: maybe(Type.Array(Type.Unknown(), { maxItems: 2_000 })),
  erc20Currencies: maybe(Type.Array(Type.Unknown(), { maxItems: 2_000 })),
})
export type RelayChain = Type.Static<typeof Chain>

/**
 * `GET /chains`. Only the array is validated here, so that one malformed chain does not make the others unavailable.
 */
export const isChains = checkOf(Type.Object({ chains: Type.Array(Type.Unknown(), { minItems: 1, maxItems: 2_000 }) }))
export const isChain = checkOf(Chain)
export const isListedCurrency = checkOf(ListedCurrency)

const Currency = Type.Object({
  chainId: Type.Integer(),
  address: Text,
  symbol: Text,
  decimals: Decimals,
})
const Money = Type.Object({ currency: Currency, amount: BaseUnits, amountUsd: Usd, minimumAmount: maybe(BaseUnits) })
export type RelayMoney = Type.Static<typeof Money>

const Percent = maybe(Type.Object({ percent: maybe(Word) }))

const Quote = Type.Object({
  // Steps without a deposit address have an empty one.
  steps: Type.Array(Type.Object({ requestId: maybe(Word), depositAddress: maybe(Word) }), { maxItems: 50 }),
  fees: maybe(
    Type.Object({ gas: maybe(Money), relayerGas: maybe(Money), relayerService: maybe(Money), app: maybe(Money) }),
  ),
  details: Type.Object({
    recipient: maybe(Text),
    currencyIn: Money,
    currencyOut: Money,
    totalImpact: Percent,
    timeEstimate: maybe(Type.Number()),
  }),
})
export type RelayQuote = Type.Static<typeof Quote>
/** `POST /quote/v2`. */
export const isQuote = checkOf(Quote)

const Transaction = Type.Object({ txHash: maybe(Word), chainId: maybe(Type.Integer()) })
const Leg = maybe(
  Type.Object({
    inputCurrency: maybe(Type.Object({ currency: Currency, amount: BaseUnits })),
    outputCurrency: maybe(Type.Object({ currency: Currency, amount: BaseUnits })),
  }),
)
const Request = Type.Object({
  id: Text,
  status: Text,
  refundTo: maybe(Word),
  supersededByRequestId: maybe(Word),
  depositAddress: maybe(Type.Object({ address: maybe(Word), depositor: maybe(Word), depositTxHash: maybe(Word) })),
  data: maybe(
    Type.Object({
      failReason: maybe(Word),
      refundFailReason: maybe(Word),
      inTxs: maybe(Type.Array(Transaction, { maxItems: 100 })),
      outTxs: maybe(Type.Array(Transaction, { maxItems: 100 })),
      refundCurrencyData: maybe(Type.Object({ currency: Currency, amount: BaseUnits })),
      route: maybe(Type.Object({ actual: maybe(Type.Object({ origin: Leg, destination: Leg })) })),
    }),
  ),
  protocol: maybe(
    Type.Object({
      settlement: maybe(
        Type.Object({
          destination: maybe(
            Type.Object({
              refunds: maybe(Type.Array(Type.Object({ transactionId: maybe(Word) }), { maxItems: 100 })),
            }),
          ),
        }),
      ),
    }),
  ),
  updatedAt: maybe(Word),
})
export type RelayRequest = Type.Static<typeof Request>
/** `GET /requests/v3`. */
export const isRequests = checkOf(
  Type.Object({ requests: Type.Array(Request, { maxItems: 1_000 }), continuation: maybe(Word) }),
)

const Intent = Type.Object({
  status: Text,
  details: maybe(Word),
  inTxHashes: maybe(Type.Array(Word, { maxItems: 100 })),
  txHashes: maybe(Type.Array(Word, { maxItems: 100 })),
  updatedAt: maybe(Type.Number()),
})
export type RelayIntent = Type.Static<typeof Intent>
/** `GET /intents/status/v3`. */
export const isIntent = checkOf(Intent)

/** `POST /transactions/deposit-address/reindex`. */
export const isReindexed = checkOf(
  Type.Object({
    message: maybe(Word),
    triggeredCurrencies: maybe(Type.Array(Type.Object({ currency: maybe(Word) }), { maxItems: 2_000 })),
  }),
)

/** `GET /chains/liquidity`. */
export const isLiquidity = checkOf(
  Type.Object({
    liquidity: Type.Array(Type.Object({ address: maybe(Word), amountUsd: maybe(Amount) }), { maxItems: 5_000 }),
  }),
)

/** The body of every rejection. */
export const isRefusal = checkOf(Type.Object({ message: maybe(Type.String()), errorCode: maybe(Type.String()) }))

/** A webhook. */
export const isProviderWebhook = checkOf(
  Type.Object({
    event: Type.Literal('request.status.updated'),
    data: Type.Object({
      requestId: maybe(Text),
      depositAddress: maybe(Type.Object({ address: maybe(Text) })),
    }),
  }),
)
