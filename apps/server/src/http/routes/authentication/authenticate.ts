import {
  authenticate,
  type CodeProblem,
  codeProblemTexts,
  type CodeRequest,
  issueTokens,
  mfaSchemeNames,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import type { Handler } from '../../handler.ts'
import { accountTokens } from '../tokens/accountTokens.ts'

export const authenticateHandler: Handler<'authenticate'> = async (ctx, { scope, body, query }) => {
  const authenticated = await authenticate(ctx, scope, { ...body, userId: query.userId })
  if (authenticated.status === 'mfaRequired') return mfaAnswer(authenticated.request)
  const { connection, isReconnected } = authenticated
  const { expiresInSeconds, ...issued } = await issueTokens(ctx, connection)
  const { account, ...tokens } = accountTokens(issued)
  return {
    status: 'succeeded' as const,
    ...defined({ expiresInSeconds }),
    accountTokens: [{ ...tokens, account: { ...account, isReconnected } }],
  }
}

const problems = {
  wrong: 'wrongCode',
  expired: 'expiredCode',
  replaced: 'replacedCode',
} as const satisfies Record<CodeProblem, string>

const mfaAnswer = ({ types, chosen, problem }: CodeRequest) => ({
  status: 'mfaRequired' as const,
  accountTokens: [],
  ...defined({ errorMessage: problem && codeProblemTexts[problem] }),
  mfa: {
    types: types.map(type => mfaSchemeNames[type]),
    ...defined({
      type: chosen && mfaSchemeNames[chosen.type],
      sentTo: chosen?.sentTo,
      expiresInSeconds: chosen?.expiresInSeconds,
      problem: problem && problems[problem],
    }),
  },
})
