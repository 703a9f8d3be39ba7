import type { Connected } from '@rialto/core'
import { createOAuthSubject } from '../../../kit/testing/createOAuthSubject.ts'
import { redirectUri, sandboxClient } from '../../../testing/connectBySignIn.ts'
import { startSandbox } from '../../../testing/startSandbox.ts'
import { uphold } from '../exchange.ts'

export const startUpholdSubject = async () => {
  const sandbox = await startSandbox()
  const oauth = sandboxClient(sandbox)
  const connector = uphold({ ...sandbox, environment: 'sandbox', oauth })

  /** The second step of a withdrawal from the USDC card, whichever quote it confirms. */
  const moneyPath = async ({ credentials }: Connected): Promise<string> => {
    const authorization = credentials.kind === 'oAuth' ? `Bearer ${credentials.accessToken}` : ''
    const url = 'https://api.uphold.com/v0/me/cards'
    const response = await sandbox.egress.request({ method: 'GET', url, headers: { authorization } })
    const cards = JSON.parse(response.text) as { id: string; currency: string }[]
    return `/v0/me/cards/${cards.find(({ currency }) => currency === 'USDC')?.id ?? ''}/transactions/*/commit`
  }

  const subject = createOAuthSubject(sandbox, connector, {
    institution: 'uphold',
    host: 'api.uphold.com',
    code: '123456',
    readPath: '/v0/me/cards$',
    moneyPath,
    historyPath: async () => '/v0/me/transactions',
    moneyCalls: () => sandbox.calls('POST', /\/commit$/),
  })
  return { ...subject, oauth, redirectUri }
}
