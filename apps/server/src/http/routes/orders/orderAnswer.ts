import { toJsonNumber } from '@rialto/catalog'
import { type FoundOrder, type ListedOrder, type OrderRecord, statusOfOrder } from '@rialto/core'
import { defined } from '@rialto/defined'

const seconds = (ms: number): number => Math.floor(ms / 1000)

/** Fields that are present if the institution reports them. */
export const numbers = (found: Pick<FoundOrder, 'amount' | 'price' | 'fee' | 'value'>) =>
  Object.fromEntries(
    (['amount', 'price', 'fee', 'value'] as const).flatMap(name => {
      const decimal = found[name]
      return decimal === undefined ? [] : [[name, toJsonNumber(decimal)]]
    }),
  ) as { amount?: number; price?: number; fee?: number; value?: number }

const common = (order: FoundOrder | OrderRecord) => ({
  side: order.side,
  symbol: order.symbol,
  name: order.symbol,
  assetType: 'cryptocurrency' as const,
  paymentSymbol: order.paymentSymbol,
  paymentType: order.paymentIsFiat ? ('fiat' as const) : ('cryptocurrency' as const),
  createdTimestamp: seconds(order.createdAtMs),
  updatedTimestamp: seconds(order.updatedAtMs),
  orderType: order.kind,
  timeInForce: order.timeInForce,
  transactionType: 'order' as const,
})

const ofRecord = (record: OrderRecord) => ({
  ...common(record),
  ...numbers({
    ...(record.amountIn === 'symbol' ? { amount: record.amount } : {}),
    ...defined({ price: record.price }),
  }),
  status: statusOfOrder(record),
  ...defined({ statusDetails: record.failureMessage }),
})

/** An order as the API returns it. */
export const orderAnswer = (order: ListedOrder, brokerType: string) => ({
  id: order.id,
  brokerType,
  ...('found' in order
    ? {
        ...common(order.found),
        ...numbers(order.found),
        status: order.found.status,
        statusDetails: order.found.upstreamStatus,
      }
    : ofRecord(order.record)),
})
