import type { Credentials, WithdrawalOrder, WithdrawOutcome } from '@rialto/core'
import { rejectedBeforeSending } from '../../kit/rejection.ts'
import type { Check } from '../../kit/schema.ts'
import { submitOnce } from '../../kit/submitOnce.ts'
import { planWithdrawal } from './planWithdrawal.ts'
import { signedEgress, unsignedRequest } from './signedEgress.ts'
import type { KeyCredentials, TailContext } from './tailContext.ts'
import { keyOf, secretsOf } from './tailContext.ts'
import type { TailOrder, TailWithdrawals } from './tailHouse.ts'

/** The one call that moves money: signed at the last moment, held against the order before it leaves, and sent once. */
const send = async (
  context: TailContext,
  credentials: KeyCredentials,
  withdrawals: TailWithdrawals,
  order: TailOrder & Pick<WithdrawalOrder, 'notAfterMs'>,
): Promise<WithdrawOutcome> => {
  const { http, descriptor } = context
  const { rules = [], howToWhitelist } = withdrawals
  const created = (body: unknown) => withdrawals.created(body, order)
  const { notAfterMs } = order
  const call = withdrawals.call(order)
  const way = { call, mustSay: [order.address, order.amount] }
  const egress = signedEgress(context, credentials, notAfterMs === undefined ? way : { ...way, notAfterMs })
  const check: Check<unknown> = (body): body is unknown => created(body) !== undefined
  const submitted = await submitOnce(
    { ...http, egress, table: { ...http.table, rules: [...rules, ...http.table.rules] } },
    {
      request: unsignedRequest(descriptor, call),
      check,
      secrets: secretsOf(credentials),
      factor: 'totp',
      howToWhitelist,
      notAfterMs,
    },
  )
  return submitted.kind === 'created' ? { kind: 'accepted', upstreamId: created(submitted.value) ?? '' } : submitted
}

/** Whatever goes wrong before the money call is `rejected`, nothing sent: ccxt's worker dying among it. */
export const submitWithdrawal = async (
  context: TailContext,
  given: Credentials,
  order: WithdrawalOrder,
): Promise<WithdrawOutcome> => {
  const planned = await Promise.resolve()
    .then(async () => {
      const credentials = keyOf(context, given)
      return { credentials, ...(await planWithdrawal(context, credentials, order)) }
    })
    .catch((error: unknown) => ({ refusal: rejectedBeforeSending(error) }))
  if ('refusal' in planned) return planned.refusal
  const { withdrawals } = context.house
  if (withdrawals === undefined) throw new Error(`${context.descriptor.type} does not support withdrawals`)
  const { notAfterMs } = order
  const ready = { ...planned.plan, ...(notAfterMs === undefined ? {} : { notAfterMs }) }
  return context.clock.submit(() => send(context, planned.credentials, withdrawals, ready))
}
