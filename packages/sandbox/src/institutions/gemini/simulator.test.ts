import { expect, test } from 'vitest'
import { sandboxOAuthClient } from '../oauth/oauthClients.ts'
import { openGemini } from '../testing/openGemini.ts'

const { sandbox, as, WITHDRAW, TRANSFERS, order, reasonOf } = openGemini()

test('a token grants the requested scopes, is issued for JSON requests only, and has distinct errors', async () => {
  const login = `${sandbox.origin}/~exchange.gemini.com`
  const page = await sandbox.fetch(
    `${login}/auth?${new URLSearchParams({
      response_type: 'code',
      client_id: sandboxOAuthClient.clientId,
      redirect_uri: 'http://localhost:9999/callback',
      scope: 'account:read,balances:read,crypto:send',
      state: 'state-of-8-or-more',
    })}`,
  )
  const cookie = (page.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const submit = async (path: string, html: string, fields: Readonly<Record<string, string>>) => {
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
    const body = new URLSearchParams({ flow: hidden('flow'), form_token: hidden('form_token'), ...fields })
    return sandbox.fetch(`${login}${path}`, { method: 'POST', redirect: 'manual', headers: { cookie }, body })
  }
  const requested = await submit('/auth/sign-in', await page.text(), { username: 'readOnlyKey', password: 'Pass123' })
  const back = await submit('/auth/consent', await requested.text(), { decision: 'allow' })
  const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const token = (body: string, type: string) =>
    sandbox.fetch(`${login}/auth/token`, { method: 'POST', headers: { 'content-type': type }, body })
  const { clientId: client_id, clientSecret: client_secret } = sandboxOAuthClient
  const redirect_uri = 'http://localhost:9999/callback'
  const wanted = { grant_type: 'authorization_code', client_id, client_secret, redirect_uri, code }
  const form = await token(new URLSearchParams(wanted).toString(), 'application/x-www-form-urlencoded')
  expect(await form.json()).toMatchObject({ error: 'invalid_request' })
  const granted = await (await token(JSON.stringify(wanted), 'application/json')).json()
  expect(granted).toMatchObject({ scope: 'account:read balances:read', expires_in: 86_400 })

  const client = as('readOnlyKey')
  const access: string = granted.access_token
  expect((await client.bear(access, '/v1/account')).body.users[0].name).toBe('readOnlyKey Sandbox')
  expect(await reasonOf(client.bear(access, TRANSFERS))).toEqual([403, 'MissingRole'])
  expect(await reasonOf(client.bear(access, WITHDRAW, order()))).toEqual([403, 'MissingRole'])
  expect((await client.bear('other', '/v1/account')).body.message).toContain('invalid')
  await sandbox.control('POST', '/tokens/expire', { persona: 'readOnlyKey' })
  expect((await client.bear(access, '/v1/account')).body.message).toContain('expired')
  await sandbox.control('POST', '/tokens/revoke', { persona: 'readOnlyKey' })
  expect((await client.bear(access, '/v1/account')).body.message).toContain('revoked')
})
