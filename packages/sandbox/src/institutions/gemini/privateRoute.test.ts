import { expect, test } from 'vitest'
import { geminiClient } from '../testing/geminiClient.ts'
import { openGemini } from '../testing/openGemini.ts'

const { sandbox, as, reasonOf } = openGemini()

test('the key, payload, path, signature and nonce are checked', async () => {
  const mesh = as('Mesh')
  expect(await reasonOf(as('Nobody').call('/v1/roles'))).toEqual([400, 'InvalidApiKey'])
  expect(await reasonOf(as('master-Mesh').call('/v1/roles'))).toEqual([400, 'MissingAccounts'])
  expect(await reasonOf(as('ipLocked').call('/v1/roles'))).toEqual([403, 'RemoteAddressForbidden'])
  expect(await reasonOf(as('suspended').call('/v1/roles'))).toEqual([403, 'AccountClosed'])
  expect(await reasonOf(geminiClient(sandbox, 'Mesh', 'wrong').call('/v1/roles'))).toEqual([400, 'InvalidSignature'])
  expect(await reasonOf(mesh.call('/v1/roles', { request: '/v1/balances' }))).toEqual([400, 'EndpointMismatch'])
  expect(await reasonOf(mesh.send('POST', '/v1/roles', {}))).toEqual([401, 'MissingSecurityHeaders'])
  expect(await reasonOf(mesh.send('POST', '/v1/roles', { 'x-gemini-apikey': 'Mesh' }))).toEqual([
    400,
    'MissingPayloadHeader',
  ])
  const bad = { 'x-gemini-apikey': 'Mesh', 'x-gemini-payload': 'bm90IEpTT04=' }
  expect(await reasonOf(mesh.send('POST', '/v1/roles', bad))).toEqual([400, 'InvalidJson'])
  expect(await reasonOf(mesh.call('/v1/nothing'))).toEqual([404, 'EndpointNotFound'])
  expect((await mesh.call('/v1/roles')).status).toBe(200)
  expect(await reasonOf(mesh.call('/v1/roles', { nonce: 5 }))).toEqual([400, 'InvalidNonce'])
  expect(await reasonOf(mesh.call('/v1/roles', { nonce: 'x' }))).toEqual([400, 'InvalidNonce'])
  expect(await reasonOf(mesh.call('/v1/roles', { nonce: undefined }))).toEqual([400, 'MissingNonce'])
})
