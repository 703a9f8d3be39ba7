import { createKeySubject } from '../../../kit/testing/createKeySubject.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { bybitHost } from '../descriptor.ts'
import { bybit } from '../exchange.ts'
import { upstreamReference } from '../../../kit/matching/foundWithdrawal.ts'

/** Bybit allows one withdrawal of a coin on a chain per ten seconds. */
const pauseMs = 10_000

export const startBybitSubject = async () => {
  const sandbox = await startSandbox()
  const connector = bybit({ ...sandbox, environment: 'sandbox' })
  return createKeySubject(sandbox, connector, {
    institution: 'bybit',
    host: bybitHost,
    refused: 'Nobody',
    order: () => {
      sandbox.sandboxClock.advance(pauseMs)
      return sandbox.order()
    },
    // Reads of the wallets and plans of withdrawals both begin with this call.
    readPath: '/v5/asset/',
    moneyPath: async () => '/v5/asset/withdraw/create',
    historyPath: async () => '/v5/asset/withdraw/query-record',
    moneyCalls: () => sandbox.calls('POST', /^\/v5\/asset\/withdraw\/create$/),
    upstreamReference: reference => upstreamReference(connector.descriptor.withdrawal, reference),
  })
}
