import type { Connector } from '@rialto/core'
import { upstreamReference } from '../../../kit/upstreamReference.ts'
import { createKeySubject } from '../../../kit/testing/createKeySubject.ts'
import { createOAuthSubject } from '../../../kit/testing/createOAuthSubject.ts'
import { redirectUri, sandboxClient } from '../../../testing/connectBySignIn.ts'
import type { Sandbox } from '../../../testing/startSandbox.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { createGeminiConnector } from '../createGeminiConnector.ts'
import { geminiHost } from '../descriptor.ts'
import type { GeminiWay } from '../ways.ts'
import { keyWay, signInWay } from '../ways.ts'

const start = async (way: GeminiWay) => {
  const sandbox = await startSandbox()
  const oauth = sandboxClient(sandbox)
  return { sandbox, connector: createGeminiConnector(way, { ...sandbox, environment: 'sandbox', oauth }) }
}

/** What both ways have in common: the same calls to the same books. */
const shared = (sandbox: Sandbox, { descriptor }: Connector) => ({
  institution: 'gemini',
  host: geminiHost,
  readPath: '/v1/balances',
  readMethod: 'POST' as const,
  moneyPath: async () => '/v2/withdraw/ethereum/usdc',
  historyPath: async () => '/v2/transfers',
  created: (reference: string) => {
    const filter = { institution: 'gemini', reference: upstreamReference(descriptor.withdrawal, reference) }
    return sandbox.institutions.ledger.withdrawals(filter).length
  },
  moneyCalls: () => sandbox.calls('POST', /^\/v2\/withdraw\/[^/]+\/[^/]+$/),
})

export const startKeySubject = async () => {
  const { sandbox, connector } = await start(keyWay)
  return createKeySubject(sandbox, connector, { ...shared(sandbox, connector), refused: 'Nobody' })
}

export const startSignInSubject = async () => {
  const { sandbox, connector } = await start(signInWay)
  const expire = async () => {
    await sandbox.control('POST', 'tokens/expire', { persona: 'Mesh' })
  }
  return { ...createOAuthSubject(sandbox, connector, { ...shared(sandbox, connector), expire }), redirectUri }
}
