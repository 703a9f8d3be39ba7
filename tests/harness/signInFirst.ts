import { Secret, TOTP } from 'otpauth'

import { demoClient, type Rialto } from './startRialto.ts'

/** The first member, by the link that the server has printed; the headers that a browser then sends. */
export const signInFirst = async ({ api, output }: Rialto): Promise<Record<string, string>> => {
  const [, invitationCode = ''] = /\/dashboard\/invitation#(\w+)/.exec(output()) ?? []
  const call = (path: string, body: object) =>
    fetch(`${api}/admin/api/v1/Session/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: api },
      body: JSON.stringify(body),
    })
  const read = (await (await call('invitation', { invitationCode })).json()) as {
    content: { authenticatorSecret: string }
  }
  const oneTimeCode = new TOTP({ secret: Secret.fromBase32(read.content.authenticatorSecret) }).generate()
  const member = { email: 'sam@example.com', name: 'Sam', password: 'correct horse battery staple', oneTimeCode }
  const accepted = await call('invitation/accept', { invitationCode, ...member })
  if (!accepted.ok) throw new Error(`not accepted: ${await accepted.text()}`)
  const cookie = accepted.headers.getSetCookie().map(one => one.split(';')[0])
  return { cookie: cookie.join('; '), origin: api, 'x-client-id': demoClient.id }
}
