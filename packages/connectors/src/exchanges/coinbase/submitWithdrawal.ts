import type { Credentials, WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import { isEvm } from '../../kit/checkAddress.ts'
import { nativeIdOf } from '../../kit/nativeNetwork.ts'
import { refuseAmount } from '../../kit/orderAmount.ts'
import { refuseOrder } from '../../kit/refuseOrder.ts'
import { rejected, rejectedBeforeSending } from '../../kit/rejection.ts'
import { submitOnce } from '../../kit/submitOnce.ts'
import { txHash } from '../../kit/txHash.ts'
import type { CoinbaseContext } from './context.ts'
import { accessTokenOf, coinbaseRequest } from './context.ts'
import { findWallet, readAccounts } from './readAccounts.ts'
import type { CoinbaseAccount } from './schemas.ts'
import { isSent } from './schemas.ts'
import { feeRow } from './withdrawalFees.ts'

/** What a one-time code looks like: also what may stand in a header. */
const codePattern = /^[0-9A-Za-z]{4,12}$/
const howToWhitelist = 'Add the address to the address book of your Coinbase account, then try again'

interface Plan {
  token: string
  wallet: CoinbaseAccount
  network: string
}

/** Everything that can be said without sending: the network, the wallet, the amount's digits. */
const plan = async (
  context: CoinbaseContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<{ plan: Plan } | { refusal: WithdrawOutcome }> => {
  const token = accessTokenOf(credentials)
  const wrong = refuseOrder(context.descriptor, order)
  if (wrong !== undefined) return { refusal: wrong }
  const network = nativeIdOf(context.descriptor.networks, order.networkId)
  const row = network === undefined ? undefined : feeRow(context.environment, network, order.symbol)
  if (network === undefined || row === undefined) {
    return { refusal: rejected('networkUnsupported', `Coinbase does not send ${order.symbol} on this network`) }
  }
  const wallet = findWallet(await readAccounts(context, token), order.symbol)
  if (wallet === undefined) return { refusal: rejected('insufficientFunds', `This account holds no ${order.symbol}`) }
  const decimals = Math.min(row.decimals, wallet.currency.exponent ?? row.decimals)
  const refusal = refuseAmount(order.amount, decimals, 'Coinbase')
  return refusal === undefined ? { plan: { token, wallet, network } } : { refusal }
}

/** `amount` is what arrives: Coinbase adds its network fee on top. `idem` makes a repeat of the same call the same send. */
const sendRequest = ({ token, wallet, network }: Plan, order: WithdrawalOrder, code: string | undefined) => {
  const request = coinbaseRequest(token, 'POST', `/v2/accounts/${encodeURIComponent(wallet.id)}/transactions`, {
    type: 'send',
    to: order.address,
    amount: order.amount,
    currency: order.symbol,
    network,
    ...(order.tag === undefined ? {} : { destination_tag: order.tag }),
    idem: order.reference,
  })
  return code === undefined ? request : { ...request, headers: { ...request.headers, 'cb-2fa-token': code } }
}

/** Asked for a code although one was sent: that code was not taken. */
const withCode = (outcome: WithdrawOutcome, code: string | undefined): WithdrawOutcome =>
  outcome.kind === 'secondFactorRequired' && code !== undefined
    ? { kind: 'secondFactorRefused', factor: outcome.factor }
    : outcome

export const submitWithdrawal = async (
  context: CoinbaseContext,
  credentials: Credentials,
  order: WithdrawalOrder,
  code?: string,
): Promise<WithdrawOutcome> => {
  const factor = 'sms' as const
  if (code !== undefined && !codePattern.test(code)) return { kind: 'secondFactorRefused', factor }
  const planned = await plan(context, credentials, order).catch((error: unknown) => ({
    refusal: rejectedBeforeSending(error),
  }))
  if ('refusal' in planned) return planned.refusal
  const { token } = planned.plan
  const submitted = await submitOnce(context.wire, {
    request: sendRequest(planned.plan, order, code),
    check: isSent,
    secrets: code === undefined ? [token] : [token, code],
    factor,
    howToWhitelist,
    notAfterMs: order.notAfterMs,
  })
  if (submitted.kind !== 'created') return withCode(submitted, code)
  const { id, network } = submitted.value.data
  const hash = txHash(network?.hash, isEvm(order.networkId))
  return { kind: 'accepted', nativeId: id, ...(hash === undefined ? {} : { hash }) }
}
