import type { ConformanceSubject } from '../../../kit/conformance/subject.ts'
import { nativeReference } from '../../../kit/nativeReference.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { createBybitConnector } from '../createBybitConnector.ts'
import { bybitHost } from '../descriptor.ts'

const moneyPath = '/v5/asset/withdraw/create'
/** Bybit takes one withdrawal of a coin on a chain in ten seconds. */
const pauseMs = 10_000

export const startBybitSubject = async () => {
  const sandbox = await startSandbox()
  const connector = createBybitConnector({ ...sandbox, environment: 'sandbox' })
  const connectAs = async (username: string) => {
    const connected = await connector.auth.connectWithKey?.({ username, password: 'Pass123' })
    if (connected === undefined) throw new Error('Bybit connects by key')
    return connected
  }
  const created = (reference: string): number => {
    const requestId = nativeReference(connector.descriptor.withdrawal, reference)
    return sandbox.institutions.ledger.withdrawals({ institution: 'bybit', reference: requestId }).length
  }
  const subject: ConformanceSubject = {
    connector,
    connect: () => connectAs('Mesh'),
    connectAs,
    refusedCredentials: async () => ({ kind: 'apiKey', key: 'Nobody', secret: 'Pass123' }),
    skew: sandbox.skew,
    order: () => {
      sandbox.sandboxClock.advance(pauseMs)
      return sandbox.order()
    },
    // Both a read of the wallets and the plan of a withdrawal begin here.
    readPath: '/v5/asset/',
    moneyPath: async () => moneyPath,
    historyPath: async () => '/v5/asset/withdraw/query-record',
    fault: fault => sandbox.fault(bybitHost, fault),
    clearFaults: sandbox.clearFaults,
    moneyCalls: () => sandbox.calls('POST', /^\/v5\/asset\/withdraw\/create$/),
    forgetCalls: sandbox.forgetCalls,
    created,
    settle: sandbox.settle,
    deposit: amount => sandbox.deposit('bybit', amount),
    arrived: sandbox.arrived,
    stop: sandbox.stop,
  }
  return { ...subject, sandbox }
}
