import { createOAuthSubject } from '../../../kit/testing/createOAuthSubject.ts'
import { sandboxClient } from '../../../testing/connectBySignIn.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { sampleHost } from '../descriptor.ts'
import { sample } from '../exchange.ts'

export const startSampleSubject = async () => {
  const sandbox = await startSandbox()
  const oauth = sandboxClient(sandbox)
  const connector = sample({ ...sandbox, environment: 'sandbox', oauth })
  return createOAuthSubject(sandbox, connector, {
    institution: 'sample',
    host: sampleHost,
    readPath: '/balances',
    moneyPath: async () => '/withdrawals',
    historyPath: async () => '/withdrawals',
    moneyCalls: () => sandbox.calls('POST', /^\/withdrawals$/),
  })
}
