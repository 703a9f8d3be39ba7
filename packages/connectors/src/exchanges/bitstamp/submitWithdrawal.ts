import type { Credentials, WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import type { Egress } from '@rialto/egress'
import { withdrawOnce } from '../../kit/withdrawOnce.ts'
import type { BitstampContext } from './context.ts'
import { keyOf, privateRequest, signedEgress } from './context.ts'
import { tableFor } from './errors.ts'
import { planWithdrawal } from './planWithdrawal.ts'
import { isCreated } from './schemas.ts'

const howToWhitelist =
  'The API key can withdraw only to the addresses on its list: add this address to the key in Bitstamp’s API access settings, then try again'

/** Signed when the call leaves: a plan that worked has read the key by then. */
const egressPolicy = (context: BitstampContext, credentials: Credentials): Egress => ({
  ...context.http.egress,
  request: request => signedEgress(context, keyOf(credentials)).request(request),
})

export const submitWithdrawal = async (
  context: BitstampContext,
  credentials: Credentials,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> => {
  const http = { ...context.http, egress: egressPolicy(context, credentials), table: tableFor('_withdrawal') }
  return context.clock.submit(() =>
    withdrawOnce(http, order, {
      plan: async () => planWithdrawal(context, keyOf(credentials), order),
      submission: ({ path, parameters }) => {
        const { key, secret } = keyOf(credentials)
        const request = privateRequest(path, parameters)
        return { request, check: isCreated, secrets: [key, secret], factor: 'totp', howToWhitelist }
      },
      accepted: ({ id }) => ({ upstreamId: id }),
    }),
  )
}
