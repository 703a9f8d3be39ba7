import type { Connector } from '@rialto/core'
import { createKeySubject } from '../../../kit/testing/createKeySubject.ts'
import { createOAuthSubject } from '../../../kit/testing/createOAuthSubject.ts'
import { redirectUri, sandboxClient } from '../../../testing/connectBySignIn.ts'
import { type Sandbox, startSandbox } from '../../../testing/startSandbox.ts'
import { gemini, geminiDirect } from '../exchange.ts'
import { geminiHost, type GeminiVariant, keyVariant, signInVariant } from '../descriptor.ts'
import { upstreamReference } from '../../../kit/matching/foundWithdrawal.ts'

const start = async (variant: GeminiVariant) => {
  const sandbox = await startSandbox()
  const oauth = sandboxClient(sandbox)
  return { sandbox, connector: { gemini, geminiDirect }[variant.type]({ ...sandbox, environment: 'sandbox', oauth }) }
}

/** The common part of both variants. */
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
  const { sandbox, connector } = await start(keyVariant)
  return createKeySubject(sandbox, connector, { ...shared(sandbox, connector), refused: 'Nobody' })
}

export const startSignInSubject = async () => {
  const { sandbox, connector } = await start(signInVariant)
  const expire = async () => {
    await sandbox.control('POST', 'tokens/expire', { persona: 'Mesh' })
  }
  return { ...createOAuthSubject(sandbox, connector, { ...shared(sandbox, connector), expire }), redirectUri }
}
