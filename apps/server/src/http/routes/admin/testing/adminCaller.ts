import { adminOperations, ErrorEnvelope, errorCatalogue } from '@rialto/contract'
import { createManagementKey, type Scope } from '@rialto/core'
import { defined } from '@rialto/defined'
import { Value } from 'typebox/value'
import { expect } from 'vitest'

import { resultOf } from '../../../../testing/checkAnswer.ts'
import type { Credentials, Method } from '../../../../testing/createCaller.ts'
import type { TestServer } from '../../../../testing/createTestServer.ts'

interface AdminAnswer {
  status: number
  headers: Readonly<Record<string, string | string[] | number | undefined>>
  text: string
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- held to the contract, then taken apart by the tests
  body: any
}

interface AdminCall {
  body?: unknown
  token?: string | undefined
  headers?: Readonly<Record<string, string>>
}

/** Calls the account management API and checks each response against its contract. */
export const adminCaller =
  (server: TestServer) =>
  async (method: Method, path: string, { body, token, headers }: AdminCall = {}): Promise<AdminAnswer> => {
    const raw = typeof body === 'string' || Buffer.isBuffer(body)
    const answer = await server.app.inject({
      method,
      url: `/admin/api/v1${path}`,
      headers: {
        ...defined({
          'content-type': body === undefined ? undefined : 'application/json',
          authorization: token === undefined ? undefined : `Bearer ${token}`,
        }),
        ...headers,
      },
      ...defined({ payload: body === undefined ? undefined : raw ? body : JSON.stringify(body) }),
    })
    const text = answer.body
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['cache-control']).toBe('no-store')
    const parsed = text === '' ? {} : (JSON.parse(text) as unknown)
    check(method, path, answer.statusCode, text, parsed)
    return { status: answer.statusCode, headers: answer.headers, text, body: parsed }
  }

const patterns = adminOperations.map(operation => ({
  operation,
  path: new RegExp(`^${operation.path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
}))

const operationAt = (method: string, path: string) => {
  const [own = ''] = path.split('?')
  return patterns.find(pattern => pattern.operation.method === method && pattern.path.test(own))?.operation
}

const check = (method: string, path: string, status: number, text: string, body: unknown): void => {
  const operation = operationAt(method, path)
  if (status === 401) return expect(text).toBe('')
  if (status !== 200) {
    expect([...Value.Errors(ErrorEnvelope, body)], text).toEqual([])
    const { errorType } = body as { errorType: keyof typeof errorCatalogue }
    expect(errorCatalogue[errorType], errorType).toBeDefined()
    // Errors of access control, which every operation may return.
    const ofAccessControl = ['notFound', 'invalidField', 'badRequest', 'permissionDenied', 'tooManyRequest']
    if (operation) expect([...ofAccessControl, ...operation.errors]).toContain(errorType)
    return
  }
  expect([...Value.Errors(resultOf(operation?.content), body)], `${method} ${path} ${text}`).toEqual([])
  expect(body).toMatchObject({ status: 'ok', errorType: '', errorHash: expect.stringMatching(/^[0-9a-f]{8}$/) })
}

/** A client with a management key, and its token. */
export const managing = async (server: TestServer, of: Credentials & { scope: Scope } = server.client) => {
  const { id: keyId, secret } = await createManagementKey(server.ctx, of.scope, 'test')
  const { body } = await adminCaller(server)('POST', '/Token', {
    body: { clientId: of.clientId, clientSecret: secret },
  })
  return { clientId: of.clientId, scope: of.scope, keyId, secret, token: body.content?.id_token as string }
}

/** A body as browsers and curl send it. */
export const form = (...parts: readonly (readonly [name: string, file: Buffer | string, fileName?: string])[]) => {
  const boundary = '----rialto-test-7MA4YWxkTrZu0gW'
  const written = parts.flatMap(([name, file, fileName]) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
        fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: application/octet-stream`
      }\r\n\r\n`,
    ),
    Buffer.from(file),
    Buffer.from('\r\n'),
  ])
  return {
    body: Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
