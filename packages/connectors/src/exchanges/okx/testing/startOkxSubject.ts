import { createKeySubject } from '../../../kit/testing/createKeySubject.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { okxHost } from '../descriptor.ts'
import { okx } from '../exchange.ts'
import { upstreamReference } from '../../../kit/matching/foundWithdrawal.ts'

export const startOkxSubject = async () => {
  const sandbox = await startSandbox()
  const connector = okx({ ...sandbox, environment: 'sandbox' })
  return createKeySubject(sandbox, connector, {
    institution: 'okx',
    host: okxHost,
    refused: 'Nobody',
    hasPassphrase: true,
    rejectsAboveRateLimit: true,
    // Reads of the accounts and plans of withdrawals both begin with this call.
    readPath: '/api/v5/asset/',
    moneyPath: async () => '/api/v5/asset/withdrawal',
    historyPath: async () => '/api/v5/asset/withdrawal-history',
    moneyCalls: () => sandbox.calls('POST', /^\/api\/v5\/asset\/withdrawal$/),
    upstreamReference: reference => upstreamReference(connector.descriptor.withdrawal, reference),
  })
}
