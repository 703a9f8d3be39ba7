import { createKeySubject } from '../../../kit/testing/createKeySubject.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { sampleHost } from '../descriptor.ts'
import { sample } from '../exchange.ts'

export const startSampleSubject = async () => {
  const sandbox = await startSandbox()
  const connector = sample({ ...sandbox, environment: 'sandbox' })
  return createKeySubject(sandbox, connector, {
    institution: 'sample',
    host: sampleHost,
    // An unknown key, in place of a revoked one.
    refused: 'Nobody',
    readPath: '/balances',
    moneyPath: async () => '/withdrawals',
    historyPath: async () => '/withdrawals',
    moneyCalls: () => sandbox.calls('POST', /^\/withdrawals$/),
  })
}
