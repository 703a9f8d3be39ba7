import { randomBytes, randomUUID, scryptSync } from 'node:crypto'

import type { Role } from '@rialto/core'
import { Secret, TOTP } from 'otpauth'

import type { TestServer } from '../../../../testing/createTestServer.ts'

export const password = 'correct horse battery staple'

/** The code that a member's authenticator app shows at this time. */
export const codeOf = (secret: string, timestamp = Date.now()): string =>
  new TOTP({ secret: Secret.fromHex(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp })

/** Uses the cheapest scrypt parameters: each hash contains its own. */
const passwordHash = `scrypt$1$8$1$$${scryptSync(password, '', 32, { N: 2, r: 8, p: 1 }).toString('base64url')}`

/** A member with a role for the server's client; without one, an operator. */
export const addMember = async ({ ctx, client }: TestServer, role?: Role, scope = client.scope) => {
  const id = randomUUID()
  const totpSecret = randomBytes(20).toString('hex')
  const email = `${id}@example.com`
  const member = { id, environment: ctx.environment, email, name: 'Sam', isOperator: role === undefined }
  await ctx.store.members.insert(member, { passwordHash, totpSecret }, Date.now())
  if (role) await ctx.store.members.setRole(scope, id, { role, approvesFromMs: Date.now() })
  return { ...member, totpSecret }
}

export type TestMember = Awaited<ReturnType<typeof addMember>>

export const cookieOf = (headers: Readonly<Record<string, unknown>>): string =>
  String(headers['set-cookie'] ?? '').split(';')[0] ?? ''

/** Signs in as the dashboard does. Resolves with the headers that a browser then sends with each call. */
export const signedIn = async (
  { app, client }: TestServer,
  { email, totpSecret }: Pick<TestMember, 'email' | 'totpSecret'>,
) => {
  const answer = await app.inject({
    method: 'POST',
    url: '/admin/api/v1/Session',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    payload: { email, password, oneTimeCode: codeOf(totpSecret) },
  })
  if (answer.statusCode !== 200) throw new Error(`not signed in: ${answer.body}`)
  return { cookie: cookieOf(answer.headers), 'sec-fetch-site': 'same-origin', 'x-client-id': client.clientId }
}
