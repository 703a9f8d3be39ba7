import { type ConnectorDescriptor, ConnectorError, type WithdrawOutcome } from '@rialto/core'
import type { PortCall } from '../kit/connectorEntry.ts'
import type { Interceptor } from '../kit/lazyConnector.ts'
import { rejectedBeforeSending } from '../kit/withdraw/rejection.ts'
import type { Health } from './createHealth.ts'

/** Calls that send no request. */
const local: ReadonlySet<PortCall> = new Set(['auth.authorizeUrl', 'withdraw.publicTerms'])

/** Rejections by our own policy or budget do not reflect the institution's health. */
const ours = new Set(['denied', 'budget'])

/**
 * A rejection is a response: bad credentials, a user's 4xx and too many requests never count against an institution.
 */
const isFailure = (error: ConnectorError): boolean =>
  (error.kind === 'unavailable' || error.kind === 'malformed') && !ours.has(error.upstreamCode ?? '')

const judge = (health: Health, descriptor: ConnectorDescriptor, error: unknown): void => {
  if (!(error instanceof ConnectorError)) return
  if (isFailure(error)) health.failed(descriptor, 'call')
  else if (!ours.has(error.upstreamCode ?? '')) health.answered(descriptor)
}

/** A rejected withdrawal may have been rejected by us before any request was sent, so it counts neither way. */
const judgeOutcome = (health: Health, descriptor: ConnectorDescriptor, { kind }: WithdrawOutcome): void => {
  if (kind === 'unknown') health.failed(descriptor, 'call')
  else if (kind !== 'rejected') health.answered(descriptor)
}

/** Checks the breaker before each call and records the call's outcome in it. While it is open, calls fail at once. */
export const withBreaker =
  (health: Health, descriptor: ConnectorDescriptor): Interceptor =>
  async (call, _args, run) => {
    if (local.has(call)) return run()
    const isWithdrawal = call === 'withdraw.submit'
    try {
      health.admit(descriptor)
    } catch (error) {
      if (isWithdrawal) return rejectedBeforeSending(error)
      throw error
    }
    try {
      const result = await run()
      if (isWithdrawal) judgeOutcome(health, descriptor, result as WithdrawOutcome)
      else health.answered(descriptor)
      return result
    } catch (error) {
      judge(health, descriptor, error)
      throw error
    }
  }
