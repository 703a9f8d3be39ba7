import { createKeySubject } from '../../../kit/testing/createKeySubject.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { gateIo } from '../exchange.ts'
import { upstreamReference } from '../../../kit/matching/foundWithdrawal.ts'

export const startGateSubject = async () => {
  const sandbox = await startSandbox()
  const connector = gateIo({ ...sandbox, environment: 'sandbox' })
  return createKeySubject(sandbox, connector, {
    institution: 'gateIo',
    host: 'api.gateio.ws',
    refused: 'Nobody',
    readPath: '/api/v4/spot/accounts',
    moneyPath: async () => '/api/v4/withdrawals',
    historyPath: async () => '/api/v4/wallet/withdrawals',
    moneyCalls: () => sandbox.calls('POST', /^\/api\/v4\/withdrawals$/),
    upstreamReference: reference => upstreamReference(connector.descriptor.withdrawal, reference),
  })
}
