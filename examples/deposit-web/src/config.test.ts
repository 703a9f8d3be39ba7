import { expect, test } from 'vitest'

import { readConfig } from './config.ts'

test('the shop reads its configuration from the environment', () => {
  const env = {
    PORT: '0',
    RIALTO_URL: 'https://rialto.example',
    RIALTO_CLIENT_ID: 'client',
    LINK_ORIGIN: 'https://link.example',
  }
  expect(readConfig(env)).toMatchObject({
    port: 0,
    rialtoUrl: 'https://rialto.example',
    clientId: 'client',
    linkOrigin: 'https://link.example',
  })
})

test('without settings the shop listens on the loopback and has no secret', () => {
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 4001, clientSecret: '', webhookSecret: '' })
})
