import type { Credentials, WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import { isEvm } from '../../kit/checkAddress.ts'
import { findFee } from '../../kit/feeTable.ts'
import { upstreamIdOf } from '../../kit/upstreamNetwork.ts'
import { rejectAmount } from '../../kit/orderAmount.ts'
import { rejectOrder } from '../../kit/rejectOrder.ts'
import { rejected } from '../../kit/rejection.ts'
import { txHash } from '../../kit/txHash.ts'
import type { Planned } from '../../kit/withdrawOnce.ts'
import { withdrawOnce } from '../../kit/withdrawOnce.ts'
import { checkQuote } from './checkQuote.ts'
import type { UpholdContext } from './context.ts'
import { accessTokenOf, callUphold, upholdRequest } from './context.ts'
import { commitErrors } from './errors.ts'
import { fullestCard, readCards } from './readCards.ts'
import type { UpholdQuote, UpholdTransaction } from './schemas.ts'
import { isQuote, isTransaction } from './schemas.ts'
import { upholdFees } from './withdrawalFees.ts'

interface Plan {
  token: string
  quoteId: string
  path: string
}

/** The first step: a quote, which moves nothing. `target` makes the fee come on top, where by default it is deducted. */
const quoteOf = (context: UpholdContext, token: string, path: string, order: WithdrawalOrder): Promise<UpholdQuote> =>
  callUphold(context, token, {
    method: 'POST',
    path,
    body: {
      denomination: { amount: order.amount, currency: order.symbol, target: 'destination' },
      destination: order.address,
      reference: order.reference,
    },
    check: isQuote,
  })

/** Everything that can be said without sending: the network, the amount's digits, the card, and Uphold's own quote. */
const plan = async (
  context: UpholdContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<Planned<Plan>> => {
  const token = accessTokenOf(credentials)
  const wrong = rejectOrder(context.descriptor, order)
  if (wrong !== undefined) return { refusal: wrong }
  if (order.tag !== undefined) return { refusal: rejected('invalidAddress', 'Uphold does not support tags') }
  const network = upstreamIdOf(context.descriptor.networks, order.networkId)
  const row = network === undefined ? undefined : findFee(upholdFees[context.environment], network, order.symbol)
  if (network === undefined || row === undefined) {
    return {
      refusal: rejected('networkUnsupported', `Uphold does not support ${order.symbol} withdrawals on this network`),
    }
  }
  const digits = rejectAmount(order.amount, row.decimals, 'Uphold')
  if (digits !== undefined) return { refusal: digits }
  const card = fullestCard(await readCards(context, token), order.symbol)
  if (card === undefined) return { refusal: rejected('insufficientFunds', `This account holds no ${order.symbol}`) }
  const path = `/v0/me/cards/${encodeURIComponent(card.id)}/transactions`
  const quote = await quoteOf(context, token, path, order)
  const refusal = checkQuote(quote, { order, cardId: card.id, network, maxFee: row.fee })
  if (refusal !== undefined) return { refusal }
  return { plan: { token, quoteId: quote.id, path: `${path}/${encodeURIComponent(quote.id)}/commit` } }
}

/** What the second step answers, believed only of the very quote that was confirmed. */
const isCommitted =
  (quoteId: string) =>
  (body: unknown): body is UpholdTransaction =>
    isTransaction(body) && body.id === quoteId && body.type === 'withdrawal'

export const submitWithdrawal = (
  context: UpholdContext,
  credentials: Credentials,
  order: WithdrawalOrder,
  code?: string,
): Promise<WithdrawOutcome> =>
  withdrawOnce({ ...context.http, table: commitErrors }, order, {
    code,
    plan: () => plan(context, credentials, order),
    submission: ({ token, quoteId, path }) => ({
      request: upholdRequest(token, {
        method: 'POST',
        path,
        body: {},
        ...(code === undefined ? {} : { headers: { 'otp-token': code } }),
      }),
      check: isCommitted(quoteId),
      secrets: code === undefined ? [token] : [token, code],
      factor: 'totp',
      howToWhitelist: '',
    }),
    accepted: ({ id, params }) => {
      const hash = txHash(params?.txid, isEvm(order.networkId))
      return { upstreamId: id, ...(hash === undefined ? {} : { hash }) }
    },
  })
