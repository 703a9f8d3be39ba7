import { adminOperations } from '@rialto/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestServer, type TestServer } from '../../../testing/createTestServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server?.stop())

const documentAt = async (url: string) => JSON.parse((await server.app.inject(url)).body)

test('the account management API has a separate document', async () => {
  const document = await documentAt('/swagger/AdminAPI/swagger.json')
  expect(document.openapi).toBe('3.0.1')
  expect(Object.keys(document.paths).sort()).toEqual([
    '/admin/api/v1/ApiKeys',
    '/admin/api/v1/ApiKeys/{id}',
    '/admin/api/v1/Approvals',
    '/admin/api/v1/Approvals/settings',
    '/admin/api/v1/Approvals/{id}',
    '/admin/api/v1/Approvals/{id}/approve',
    '/admin/api/v1/AuditLog/list',
    '/admin/api/v1/BackupMode',
    '/admin/api/v1/Books',
    '/admin/api/v1/Bridging/misdirectedDeposits',
    '/admin/api/v1/Bridging/networkPriority',
    '/admin/api/v1/Bridging/routes',
    '/admin/api/v1/Bridging/routes/list',
    '/admin/api/v1/Bridging/routes/{id}',
    '/admin/api/v1/Changes',
    '/admin/api/v1/Client',
    '/admin/api/v1/Client/allowedOrigins',
    '/admin/api/v1/Client/callbackUrls',
    '/admin/api/v1/Client/close',
    '/admin/api/v1/Connections/list',
    '/admin/api/v1/Connections/{id}',
    '/admin/api/v1/IdentityProvider',
    '/admin/api/v1/IdentityProvider/provisioningToken',
    '/admin/api/v1/Installation/log',
    '/admin/api/v1/Installation/members',
    '/admin/api/v1/Installation/members/{id}',
    '/admin/api/v1/Installation/members/{id}/reset',
    '/admin/api/v1/Installation/members/{id}/signOut',
    '/admin/api/v1/IpRanges',
    '/admin/api/v1/IpRanges/{id}',
    '/admin/api/v1/LinkConfiguration',
    '/admin/api/v1/LinkConfiguration/{id}',
    '/admin/api/v1/LinkConfiguration/{id}/preview',
    '/admin/api/v1/LinkSessions/list',
    '/admin/api/v1/LinkSessions/{id}/history',
    '/admin/api/v1/ManagementKeys',
    '/admin/api/v1/ManagementKeys/{id}',
    '/admin/api/v1/Members',
    '/admin/api/v1/Members/{id}',
    '/admin/api/v1/Networks',
    '/admin/api/v1/Networks/offered',
    '/admin/api/v1/Overview',
    '/admin/api/v1/Passkeys',
    '/admin/api/v1/Passkeys/challenge',
    '/admin/api/v1/Passkeys/{id}',
    '/admin/api/v1/PaymentRequests/list',
    '/admin/api/v1/PaymentRequests/refunds/{id}/approve',
    '/admin/api/v1/PaymentRequests/rules',
    '/admin/api/v1/PaymentRequests/settings',
    '/admin/api/v1/PaymentRequests/sources',
    '/admin/api/v1/PaymentRequests/sources/{id}/confirm',
    '/admin/api/v1/Payouts/list',
    '/admin/api/v1/RecoveryCodes',
    '/admin/api/v1/Refunds/list',
    '/admin/api/v1/Relayer',
    '/admin/api/v1/RequestLog/errors',
    '/admin/api/v1/RequestLog/list',
    '/admin/api/v1/Retention',
    '/admin/api/v1/Sandbox',
    '/admin/api/v1/Sandbox/clock',
    '/admin/api/v1/Sandbox/faults',
    '/admin/api/v1/Sandbox/institutions/{name}',
    '/admin/api/v1/Sandbox/reset',
    '/admin/api/v1/Sandbox/sessions',
    '/admin/api/v1/Screening',
    '/admin/api/v1/Screening/decisions',
    '/admin/api/v1/Session',
    '/admin/api/v1/Session/authenticator',
    '/admin/api/v1/Session/invitation',
    '/admin/api/v1/Session/invitation/accept',
    '/admin/api/v1/Session/passkey',
    '/admin/api/v1/Session/passkey/challenge',
    '/admin/api/v1/Session/password',
    '/admin/api/v1/Session/singleSignOn',
    '/admin/api/v1/Session/singleSignOn/result',
    '/admin/api/v1/Sessions',
    '/admin/api/v1/Sessions/endOthers',
    '/admin/api/v1/Sessions/{id}',
    '/admin/api/v1/Sponsorship',
    '/admin/api/v1/SubClient',
    '/admin/api/v1/SubClient/{id}',
    '/admin/api/v1/SubClient/{id}/compliance',
    '/admin/api/v1/SubClient/{id}/logo',
    '/admin/api/v1/SubClient/{id}/preview',
    '/admin/api/v1/Token',
    '/admin/api/v1/TransferTerms',
    '/admin/api/v1/Transfers/list',
    '/admin/api/v1/Transfers/review',
    '/admin/api/v1/Transfers/views',
    '/admin/api/v1/Transfers/views/{id}',
    '/admin/api/v1/Transfers/{id}/history',
    '/admin/api/v1/Transfers/{id}/resolve',
    '/admin/api/v1/Transfers/{id}/restLink',
    '/admin/api/v1/UnassignedPayments/list',
    '/admin/api/v1/UnassignedPayments/{id}/assign',
    '/admin/api/v1/Users/{userId}',
    '/admin/api/v1/Users/{userId}/export',
    '/admin/api/v1/Webhooks/deliveries/list',
    '/admin/api/v1/Webhooks/deliveries/replay',
    '/admin/api/v1/Webhooks/endpoints',
    '/admin/api/v1/Webhooks/endpoints/{id}',
    '/admin/api/v1/Webhooks/endpoints/{id}/pause',
    '/admin/api/v1/Webhooks/endpoints/{id}/resume',
    '/admin/api/v1/Webhooks/endpoints/{id}/secret',
    '/admin/api/v1/Webhooks/endpoints/{id}/test',
    '/admin/api/v1/Webhooks/events/{eventId}',
  ])
  const described = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>)
  const ids = described.flatMap(methods => Object.values(methods).map(({ operationId }) => operationId))
  expect(ids.sort()).toEqual(['followChanges', ...adminOperations.map(({ id }) => id)].sort())
})

test('the document states authentication, parameters and responses of each operation', async () => {
  const { paths, components } = await documentAt('/swagger/AdminAPI/swagger.json')
  expect(components.securitySchemes.Bearer).toMatchObject({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' })
  expect(paths['/admin/api/v1/Token'].post).toMatchObject({ security: [] })
  const { put } = paths['/admin/api/v1/SubClient/{id}']
  expect(put.security).toEqual([{ Bearer: [] }, { Session: [] }])
  expect(paths['/admin/api/v1/Members'].get.security).toEqual([{ Session: [] }])
  expect(put.description).toContain('Role: `developer`.')
  expect(put.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
  ])
  expect(put.requestBody.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/RegisteredClientInfo',
  })
  expect(components.schemas.RegisteredClientInfo.required).toEqual(['businessLegalName', 'displayName', 'callbackUrls'])
  const codes = ['200', '400', '401', '403', '404', '413', '415', '429', '500', '503']
  expect(Object.keys(put.responses)).toEqual(codes)
  const { post } = paths['/admin/api/v1/SubClient/{id}/logo']
  expect(post.requestBody.content['multipart/form-data'].schema.properties.logoFile.format).toBe('binary')
  expect(Object.keys(post.responses)).toContain('415')
})

test('the public document does not contain it', async () => {
  const { paths } = await documentAt('/swagger/v1/swagger.json')
  expect(Object.keys(paths).filter(path => /admin|logos/i.test(path))).toEqual([])
})
