import { beforeAll, expect } from 'vitest'

import { adminCaller, managing } from '../../../apps/server/src/http/routes/admin/testing/adminCaller.ts'
import { rulesOf } from '../rulesOf.ts'
import { useServer } from '../useServer.ts'

const server = useServer()
const rule = rulesOf('Endpoints, Dashboard token')
let own: Awaited<ReturnType<typeof managing>>
beforeAll(async () => {
  own = await managing(server())
})
const query = (body: object, token?: string) => adminCaller(server())('POST', '/Token', { body, token })

rule('answer', 'a token with its lifetime in seconds, for the account management API', async () => {
  const { status, body } = await query({ clientId: own.clientId, clientSecret: own.secret })
  expect(status).toBe(200)
  expect(body.content).toEqual({ id_token: expect.any(String), expires_in: 3600, status: 'succeeded' })
  expect(body.content.id_token.split('.')).toHaveLength(3)
  expect((await adminCaller(server())('GET', '/SubClient', { token: body.content.id_token })).status).toBe(200)
})

rule('header', 'takes the key as the bearer beside clientId and clientSecret', async () => {
  const body = { clientId: own.clientId, clientSecret: own.secret }
  expect((await query(body, own.secret)).status).toBe(200)
})

rule('400', 'badRequest in the envelope when clientId is missing', async () => {
  const { status, body } = await query({ clientSecret: own.secret })
  expect(status).toBe(400)
  expect(body).toMatchObject({ status: 'badRequest', errorType: 'missingField' })
})

rule('403', 'permissionDenied in the envelope for a key that is wrong', async () => {
  const { status, body } = await query({ clientId: own.clientId, clientSecret: `${own.secret}0` })
  expect(status).toBe(403)
  expect(body).toMatchObject({ status: 'permissionDenied', errorType: 'permissionDenied' })
})
