import { upstreamReference } from '../../../kit/upstreamReference.ts'
import { createKeySubject } from '../../../kit/testing/createKeySubject.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { gateIo } from '../../entries.ts'

export const startGateSubject = async () => {
  const sandbox = await startSandbox()
  const create = await gateIo.load()
  const connector = create({ ...sandbox, environment: 'sandbox', oauth: { clientId: '', clientSecret: '' } })
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
