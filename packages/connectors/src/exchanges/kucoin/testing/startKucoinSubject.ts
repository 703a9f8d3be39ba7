import { createKeySubject } from '../../../kit/testing/createKeySubject.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { kucoinHost } from '../descriptor.ts'
import { kuCoin } from '../exchange.ts'
import { remarkOf } from '../withdrawals.ts'

export const startKucoinSubject = async () => {
  const sandbox = await startSandbox()
  const connector = kuCoin({ ...sandbox, environment: 'sandbox' })
  return createKeySubject(sandbox, connector, {
    institution: 'kucoin',
    host: kucoinHost,
    refused: 'Nobody',
    hasPassphrase: true,
    // Reads of the accounts and plans of withdrawals both begin with this call.
    readPath: '/api/v1/',
    moneyPath: async () => '/api/v3/withdrawals',
    historyPath: async () => '/api/v1/withdrawals',
    moneyCalls: () => sandbox.calls('POST', /^\/api\/v3\/withdrawals$/),
    upstreamReference: remarkOf,
  })
}
