import { adminOperations } from '@rialto/contract'
import { expect, test } from 'vitest'

import { useTestServer } from '../../../testing/useTestServer.ts'

const server = useTestServer()

const documentAt = async (url: string) => JSON.parse((await server.app.inject(url)).body)

test('the account management API has a separate document, with these paths (a new one: vitest -u)', async () => {
  const document = await documentAt('/swagger/AdminAPI/swagger.json')
  expect(document.openapi).toBe('3.0.1')
  expect(Object.keys(document.paths).sort().join('\n')).toMatchSnapshot()
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
