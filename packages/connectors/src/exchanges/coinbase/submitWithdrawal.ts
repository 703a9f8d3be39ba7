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
import type { CoinbaseContext } from './context.ts'
import { accessTokenOf, coinbaseRequest } from './context.ts'
import { findWallet, readAccounts } from './readAccounts.ts'
import type { CoinbaseAccount } from './schemas.ts'
import { isSent } from './schemas.ts'
import { coinbaseFees } from './withdrawalFees.ts'

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
): Promise<Planned<Plan>> => {
  const token = accessTokenOf(credentials)
  const wrong = rejectOrder(context.descriptor, order)
  if (wrong !== undefined) return { refusal: wrong }
  const network = upstreamIdOf(context.descriptor.networks, order.networkId)
  const row = network === undefined ? undefined : findFee(coinbaseFees[context.environment], network, order.symbol)
  if (network === undefined || row === undefined) {
    return {
      refusal: rejected('networkUnsupported', `Coinbase does not support ${order.symbol} withdrawals on this network`),
    }
  }
  const wallet = findWallet(await readAccounts(context, token), order.symbol)
  if (wallet === undefined) return { refusal: rejected('insufficientFunds', `This account holds no ${order.symbol}`) }
  const decimals = Math.min(row.decimals, wallet.currency.exponent ?? row.decimals)
  const refusal = rejectAmount(order.amount, decimals, 'Coinbase')
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

export const submitWithdrawal = (
  context: CoinbaseContext,
  credentials: Credentials,
  order: WithdrawalOrder,
  code?: string,
): Promise<WithdrawOutcome> =>
  withdrawOnce(context.http, order, {
    code,
    plan: () => plan(context, credentials, order),
    submission: planned => ({
      request: sendRequest(planned, order, code),
      check: isSent,
      secrets: code === undefined ? [planned.token] : [planned.token, code],
      factor: 'sms',
      howToWhitelist,
    }),
    accepted: ({ data: { id, network } }) => {
      const hash = txHash(network?.hash, isEvm(order.networkId))
      return { upstreamId: id, ...(hash === undefined ? {} : { hash }) }
    },
  })
