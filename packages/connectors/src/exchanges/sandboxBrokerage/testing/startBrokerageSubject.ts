import { createPasswordSubject } from '../../../kit/testing/createPasswordSubject.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { brokerageHost } from '../descriptor.ts'
import { sandboxBrokerage } from '../exchange.ts'

export const startBrokerageSubject = async () => {
  const sandbox = await startSandbox()
  const connector = sandboxBrokerage({ ...sandbox, environment: 'sandbox' })
  return createPasswordSubject(sandbox, connector, {
    institution: 'sandboxBrokerage',
    host: brokerageHost,
    readPath: '/v1/balances',
    moneyPath: async () => '/v1/withdrawals',
    historyPath: async () => '/v1/withdrawals',
    moneyCalls: () => sandbox.calls('POST', /^\/v1\/withdrawals$/),
  })
}
