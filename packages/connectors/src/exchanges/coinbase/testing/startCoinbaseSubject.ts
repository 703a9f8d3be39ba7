import type { Connected } from '@rialto/core'
import { createOAuthSubject } from '../../../kit/testing/createOAuthSubject.ts'
import { redirectUri, sandboxClient } from '../../../testing/connectBySignIn.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { coinbase } from '../exchange.ts'

export const startCoinbaseSubject = async () => {
  const sandbox = await startSandbox()
  const oauth = sandboxClient(sandbox)
  const connector = coinbase({ ...sandbox, environment: 'sandbox', oauth })

  /** Path of the USDC wallet's transactions, for sends and for the history. */
  const transactionsPath = async ({ credentials }: Connected): Promise<string> => {
    const authorization = credentials.kind === 'oAuth' ? `Bearer ${credentials.accessToken}` : ''
    const url = 'https://api.coinbase.com/v2/accounts/USDC'
    const response = await sandbox.egress.request({ method: 'GET', url, headers: { authorization } })
    const { data } = JSON.parse(response.text) as { data: { id: string } }
    return `/v2/accounts/${data.id}/transactions`
  }

  const subject = createOAuthSubject(sandbox, connector, {
    institution: 'coinbase',
    host: 'api.coinbase.com',
    expire: async () => {
      await sandbox.control('POST', 'tokens/expire', { persona: 'Mesh' })
    },
    code: '123456',
    readPath: '/v2/accounts',
    moneyPath: transactionsPath,
    historyPath: transactionsPath,
    moneyCalls: () => sandbox.calls('POST', /\/transactions$/),
    trading: {
      market: { symbol: 'ETH', paymentSymbol: 'USD', paymentIsFiat: true },
      placePath: '/api/v3/brokerage/orders',
      findPath: '/api/v3/brokerage/orders/historical',
      placeCalls: () => sandbox.calls('POST', /brokerage\/orders$/),
      placed: reference => sandbox.institutions.ledger.orders({ institution: 'coinbase', reference }).length,
    },
  })
  return { ...subject, oauth, redirectUri }
}
