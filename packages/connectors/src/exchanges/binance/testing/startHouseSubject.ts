import type { ConformanceSubject } from '../../../kit/conformance/subject.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { createBinanceConnector } from '../createBinanceConnector.ts'
import type { BinanceHouse } from '../houses.ts'

const moneyPath = '/sapi/v1/capital/withdraw/apply'

export const startHouseSubject = async (house: BinanceHouse) => {
  const sandbox = await startSandbox()
  const { institution, host } = house
  const connector = createBinanceConnector(house, { ...sandbox, environment: 'sandbox' })
  const connect = async (username = 'Mesh') => {
    const connected = await connector.auth.connectWithKey?.({ username, password: 'Pass123' })
    if (connected === undefined) throw new Error('It connects by key')
    return connected
  }
  const subject: ConformanceSubject = {
    connector,
    connect: () => connect(),
    connectAs: connect,
    refusedCredentials: async () => ({ kind: 'apiKey', key: 'ipLocked', secret: 'Pass123' }),
    skew: sandbox.skew,
    order: sandbox.order,
    readPath: '/api/v3/account',
    moneyPath: async () => moneyPath,
    historyPath: async () => '/sapi/v1/capital/withdraw/history',
    fault: fault => sandbox.fault(host, fault),
    clearFaults: sandbox.clearFaults,
    moneyCalls: () => sandbox.calls('POST', /withdraw\/apply$/),
    forgetCalls: sandbox.forgetCalls,
    created: reference => sandbox.institutions.ledger.withdrawals({ institution, reference }).length,
    settle: sandbox.settle,
    deposit: amount => sandbox.deposit(institution, amount),
    arrived: sandbox.arrived,
    trading: {
      market: { symbol: 'ETH', paymentSymbol: 'USDT', paymentIsFiat: false },
      placePath: '/api/v3/order',
      findPath: '/api/v3/order',
      placeCalls: () => sandbox.calls('POST', /^\/api\/v3\/order$/),
      placed: reference => sandbox.institutions.ledger.orders({ institution, reference }).length,
    },
    stop: sandbox.stop,
  }
  return { ...subject, sandbox }
}
