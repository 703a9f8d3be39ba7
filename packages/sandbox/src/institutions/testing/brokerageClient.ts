import { defined } from '@rialto/defined'
import { reach, type Reached } from './openInstitutions.ts'

/** Implements the protocol of the Sandbox Brokerage, which docs/sandbox.md describes. */
export const brokerageClient = (at: Reached) => {
  const { origin, fetch } = reach(at)
  const call = async (token: string, method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}/~api.brokerage.example/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...defined({ body: body && JSON.stringify(body) }),
    })
    // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers are taken apart by the tests
    return { status: response.status, body: (await response.json()) as any }
  }
  const login = (username: string, change: object = {}) =>
    call('', 'POST', '/login', { username, password: 'Pass123', ...change })
  /** A session, opened with a code of this kind. */
  const open = async (username: string, mfa_type = 'totp') => {
    if (mfa_type !== 'totp') await login(username, { mfa_type })
    const { body } = await login(username, { mfa_type, mfa_code: '123456' })
    return body as { access_token: string; refresh_token: string | null; renewal: string }
  }
  const renew = (tokens: object) => call('', 'POST', '/token/renew', tokens)
  return { call, login, open, renew }
}
