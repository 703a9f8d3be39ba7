import { type ConnectorDescriptor, ConnectorError, type WithdrawOutcome } from '@rialto/core'

/** One call to an institution, for the metrics. Contains no client, user or account. */
export interface UpstreamCall {
  institution: string
  /** `read.holdings`, `withdraw.submit`, … or `probe`. */
  call: string
  /** `ok`, the outcome of a withdrawal, a kind of `ConnectorError`, or `notAsked` if the breaker rejected the call. */
  outcome: string
  seconds: number
}

export type UpstreamObserver = (call: UpstreamCall) => void
export type Measure = <Result>(call: string, run: () => Promise<Result>) => Promise<Result>

const failureOf = (error: unknown): string => {
  if (!(error instanceof ConnectorError)) return 'error'
  return error.upstreamCode === 'notAsked' ? 'notAsked' : error.kind
}

/** Reports each call when it ends, including those answered by the breaker. Without an observer nothing is measured. */
export const measureCalls = (
  observe: UpstreamObserver | undefined,
  { institution }: Pick<ConnectorDescriptor, 'institution'>,
): Measure => {
  if (observe === undefined) return (_call, run) => run()
  return async (call, run) => {
    const begun = performance.now()
    const report = (outcome: string) =>
      observe({ institution, call, outcome, seconds: (performance.now() - begun) / 1_000 })
    try {
      const result = await run()
      // Of a withdrawal the outcome is a value: it never throws.
      report(call === 'withdraw.submit' ? (result as WithdrawOutcome).kind : 'ok')
      return result
    } catch (error) {
      report(failureOf(error))
      throw error
    }
  }
}
