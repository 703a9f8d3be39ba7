import type { Sandbox } from '../../testing/startSandbox.ts'
import type { ConformanceSubject } from '../conformance/subject.ts'

export type SandboxControls =
  | 'skew'
  | 'order'
  | 'fault'
  | 'clearFaults'
  | 'forgetCalls'
  | 'settle'
  | 'deposit'
  | 'arrived'
  | 'stop'
  | 'created'

/** Controls of the sandbox that do not depend on the institution or the way of connecting. */
export const sandboxControls = (
  sandbox: Sandbox,
  { institution, host, owner }: { institution: string; host: string; owner: string },
): Required<Pick<ConformanceSubject, SandboxControls>> => ({
  skew: sandbox.skew,
  order: sandbox.order,
  fault: fault => sandbox.fault(host, fault),
  clearFaults: sandbox.clearFaults,
  forgetCalls: sandbox.forgetCalls,
  settle: sandbox.settle,
  deposit: amount => sandbox.deposit(institution, amount, owner),
  arrived: sandbox.arrived,
  stop: sandbox.stop,
  created: reference => sandbox.institutions.ledger.withdrawals({ institution, reference }).length,
})
