import type { Credentials, WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import type { BoundContext } from '../../kit/bindConnector.ts'
import { isEvm } from '../../kit/checkAddress.ts'
import { txHash } from '../../kit/txHash.ts'
import { withdrawOnce } from '../../kit/withdrawOnce.ts'
import { accessOf, alpacaRequest } from './context.ts'
import { howToWhitelist, planWithdrawal } from './planWithdrawal.ts'
import { isCreated } from './schemas.ts'

/** Alpaca's own code of a refusal: eight digits, or none. */
const ownCode = /^\d*$/

/**
 * Alpaca refuses what goes to an address that is not on the list, and does not document in which words: a refusal of its own
 * that says nothing else is that.
 */
const asWhitelisting = (outcome: WithdrawOutcome, isListed: boolean): WithdrawOutcome => {
  if (isListed || outcome.kind !== 'rejected' || outcome.reason !== 'refused') return outcome
  return outcome.upstreamCode !== undefined && ownCode.test(outcome.upstreamCode)
    ? { kind: 'addressWhitelistRequired', howTo: howToWhitelist }
    : outcome
}

/** `amount` is what arrives; what Alpaca and the network charge comes on top (MAPPING.md says how sure that is). */
export const submitWithdrawal = async (
  context: BoundContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> => {
  const { amount, address, symbol: asset, networkId } = order
  let isListed = true
  const outcome = await withdrawOnce(context.http, order, {
    plan: () => planWithdrawal(context, accessOf(credentials), order),
    submission: plan => {
      const access = accessOf(credentials)
      const body = { amount, address, asset, chain: plan.chain }
      isListed = plan.isListed
      return {
        request: alpacaRequest(access, 'POST', '/v2/wallets/transfers', body),
        check: isCreated,
        secrets: [access.token],
        factor: 'totp',
        howToWhitelist,
      }
    },
    accepted: ({ id, tx_hash: upstream }) => {
      const hash = txHash(upstream, isEvm(networkId))
      return { upstreamId: id, ...(hash === undefined ? {} : { hash }) }
    },
  })
  return asWhitelisting(outcome, isListed)
}
