import { createHash, randomBytes } from 'node:crypto'
import type { Connected } from '@rialto/core'
import { sandboxOAuthClient } from '@rialto/sandbox'
import type { ConformanceSubject } from '../../../kit/conformance/subject.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { createCoinbaseConnector } from '../createCoinbaseConnector.ts'
import { signIn } from '../../../testing/signIn.ts'

const redirectUri = 'http://127.0.0.1:9/oauth/callback'

export const startCoinbaseSubject = async () => {
  const sandbox = await startSandbox()
  const oauth = {
    clientId: sandboxOAuthClient.clientId,
    clientSecret: sandboxOAuthClient.clientSecret,
    sandboxOrigin: sandbox.institutions.origin,
  }
  const connector = createCoinbaseConnector({ ...sandbox, environment: 'sandbox', oauth })

  const connect = async (persona = 'Mesh'): Promise<Connected> => {
    const codeVerifier = randomBytes(32).toString('base64url')
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
    const state = randomBytes(16).toString('hex')
    const url = (await connector.auth.authorizeUrl?.({ redirectUri, state, codeChallenge })) ?? ''
    const { code } = await signIn(url, persona)
    const connected = await connector.auth.completeOAuth?.({ code, codeVerifier, redirectUri })
    if (connected === undefined) throw new Error('Coinbase connects by OAuth')
    return connected
  }

  /** The USDC wallet's transactions: where sends go, and where the history is read. */
  const transactionsPath = async ({ credentials }: Connected): Promise<string> => {
    const authorization = credentials.kind === 'oAuth' ? `Bearer ${credentials.accessToken}` : ''
    const url = 'https://api.coinbase.com/v2/accounts/USDC'
    const response = await sandbox.egress.request({ method: 'GET', url, headers: { authorization } })
    const { data } = JSON.parse(response.text) as { data: { id: string } }
    return `/v2/accounts/${data.id}/transactions`
  }

  const subject: ConformanceSubject = {
    connector,
    connect: () => connect(),
    connectAs: connect,
    expire: async () => {
      await sandbox.control('POST', 'tokens/expire', { persona: 'Mesh' })
    },
    refusedCredentials: async () => {
      const { credentials } = await connect('MeshUSDC')
      await sandbox.control('POST', 'tokens/revoke', { persona: 'MeshUSDC' })
      return credentials
    },
    skew: sandbox.skew,
    order: sandbox.order,
    code: '123456',
    readPath: '/v2/accounts',
    moneyPath: transactionsPath,
    historyPath: transactionsPath,
    fault: fault => sandbox.fault('api.coinbase.com', fault),
    clearFaults: sandbox.clearFaults,
    moneyCalls: () => sandbox.calls('POST', /\/transactions$/),
    forgetCalls: sandbox.forgetCalls,
    created: reference => sandbox.institutions.ledger.withdrawals({ institution: 'coinbase', reference }).length,
    settle: sandbox.settle,
    deposit: amount => sandbox.deposit('coinbase', amount),
    arrived: sandbox.arrived,
    trading: {
      market: { symbol: 'ETH', paymentSymbol: 'USD', paymentIsFiat: true },
      placePath: '/api/v3/brokerage/orders',
      findPath: '/api/v3/brokerage/orders/historical',
      placeCalls: () => sandbox.calls('POST', /brokerage\/orders$/),
      placed: reference => sandbox.institutions.ledger.orders({ institution: 'coinbase', reference }).length,
    },
    stop: sandbox.stop,
  }
  return { ...subject, sandbox, oauth, redirectUri }
}
