import { add, compare } from '@rialto/catalog'
import type { WithdrawalOrder } from '@rialto/core'
import { defined } from '@rialto/defined'
import { decimalPlaces, rejectAmount } from '../withdraw/orderAmount.ts'
import { rejectDebit } from '../withdraw/rejectDebit.ts'
import { rejectLimits } from '../withdraw/rejectLimits.ts'
import { rejectOrder } from '../withdraw/rejectOrder.ts'
import { closedNetwork, rejected } from '../withdraw/rejection.ts'
import type { KeyCredentials } from '../signing/ccxt/ccxtSigner.ts'
import type { Planned } from '../withdraw/withdrawOnce.ts'
import { asTerms, readNetwork } from './readNetworks.ts'
import { readWallets } from './readWallets.ts'
import type { PlannedWithdrawal, StandardContext, StandardExchange } from './standardExchange.ts'
import { upstreamReference } from '../matching/foundWithdrawal.ts'

/** Reads the current fee and balance, and plans the request. Sends nothing. */
export const planWithdrawal = async (
  context: StandardContext,
  access: KeyCredentials,
  exchange: StandardExchange,
  order: WithdrawalOrder,
): Promise<Planned<PlannedWithdrawal>> => {
  const { descriptor } = context
  const { name } = descriptor
  if (exchange.withdrawals === undefined)
    return { refusal: rejected('refused', `${name} does not support withdrawals by API`) }
  const unfit = rejectOrder(descriptor, order)
  if (unfit !== undefined) return { refusal: unfit }
  const chain = await readNetwork(context, access, exchange, order)
  const terms = chain && asTerms(order.networkId, chain)
  if (chain === undefined || terms?.enabled !== true) return { refusal: closedNetwork(order, name) }
  const misshapen = rejectAmount(order.amount, terms.decimals, name)
  if (misshapen !== undefined) return { refusal: misshapen }
  const gross = add(order.amount, terms.fee)
  const reported = exchange.withdrawals.feeInside === true ? gross : order.amount
  const refusal = rejectDebit(order, gross, name) ?? rejectLimits(order, terms, name, reported)
  if (refusal !== undefined) return { refusal }
  if (decimalPlaces(reported) > terms.decimals)
    return { refusal: rejected('refused', `${name} cannot send exactly this amount with its fee of ${terms.fee}`) }
  const wallet = (await readWallets(context, access, exchange)).find(({ symbol }) => symbol === order.symbol)
  if (compare(wallet?.free ?? '0', gross) < 0)
    return {
      refusal: rejected(
        'insufficientFunds',
        `Insufficient ${order.symbol} balance at ${name} (${gross} needed, fee included)`,
      ),
    }
  const { symbol, address, tag, reference } = order
  return {
    debit: gross,
    plan: {
      symbol,
      chain,
      address,
      ...defined({ tag }),
      amount: reported,
      fee: terms.fee,
      reference: upstreamReference(descriptor.withdrawal, reference),
    },
  }
}
