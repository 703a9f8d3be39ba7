import { describe } from 'vitest'

import { aUuid, describeRequest, text } from '../../testing/describeRequest.ts'
import { CompleteOAuthRequest, ConnectWithPasswordRequest, RestoreConnectionsRequest } from './linkConnection.ts'

describe('a sign-in with a password', () => {
  describeRequest(
    ConnectWithPasswordRequest,
    { integrationId: aUuid, fields: {} },
    {
      takes: {
        'fields of the integration': { fields: { username: 'u', password: text(2_000) } },
        'a code': { mfaCode: '1' },
      },
      refuses: {
        'a field of 2001 characters': { fields: { password: text(2_001) } },
        'a field that is no text': { fields: { password: 1 } },
        'another second factor': { mfaType: 'fingerprint' },
        'an integration by name': { integrationId: 'coinbase' },
      },
    },
  )
})

describe('stored accounts', () => {
  describeRequest(
    RestoreConnectionsRequest,
    { accessTokens: [] },
    {
      takes: { 'fifty tokens': { accessTokens: Array.from({ length: 50 }, () => text(500)) } },
      refuses: {
        '51 tokens': { accessTokens: Array.from({ length: 51 }, () => 'a') },
        'a token of 501 characters': { accessTokens: [text(501)] },
      },
    },
  )
})

describe('proof that the sign-in is the user’s own', () => {
  describeRequest(
    CompleteOAuthRequest,
    {},
    {
      takes: { 'a pairing code': { pairingCode: 'ABCD-EFGH' }, 'a completion code': { completionCode: text(100) } },
      refuses: { 'an empty code': { pairingCode: '' }, 'a code of 41 characters': { pairingCode: text(41) } },
    },
  )
})
