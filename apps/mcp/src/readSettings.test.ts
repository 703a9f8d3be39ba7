import { expect, test } from 'vitest'

import { readSettings } from './readSettings.ts'

const key = 'sk_sandbox_demo_0000000000000000000000000000000000000000000000000001'
const demo = { RIALTO_CLIENT_ID: 'demo', RIALTO_CLIENT_SECRET: key }

test('a sandbox at its usual address, and the documentation alone without a key', () => {
  expect(readSettings(demo)).toEqual({
    baseUrl: 'http://127.0.0.1:4000',
    credentials: { clientId: 'demo', clientSecret: key },
  })
  expect(readSettings({ RIALTO_URL: 'https://sandbox.example.com/rialto/' })).toEqual({
    ...{ baseUrl: 'https://sandbox.example.com/rialto', credentials: undefined },
  })
})

test.each([
  ['a key of production', { ...demo, RIALTO_CLIENT_SECRET: 'sk_live_secret' }, 'sk_sandbox_'],
  ['the production environment', { ...demo, RIALTO_ENVIRONMENT: 'production' }, 'RIALTO_ENVIRONMENT'],
  ['a key without a client', { RIALTO_CLIENT_SECRET: key }, 'RIALTO_CLIENT_ID'],
  ['a key with what no header may hold', { ...demo, RIALTO_CLIENT_SECRET: `${key}\nsecret` }, 'RIALTO_CLIENT_SECRET'],
  ['an address with a password', { ...demo, RIALTO_URL: 'http://user:secret@127.0.0.1' }, 'RIALTO_URL'],
])('refuses %s by the name of its setting, without quoting it', (_what, env, named) => {
  const refused = () => readSettings(env)
  expect(refused).toThrow(named)
  expect(refused).not.toThrow('secret')
})
