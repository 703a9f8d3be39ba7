import { expect, test } from 'vitest'

import { readAnswer } from './readAnswer.ts'
import { RialtoApiError, RialtoConnectionError, RialtoUnauthorizedError } from './rialtoErrors.ts'

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  readAnswer('GET /x', new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }), 0)
const failure = (status: number, body: unknown, headers?: Record<string, string>) =>
  answer(status, body, headers).then(
    () => undefined,
    (error: unknown) => error,
  )

test('a success gives the content of its envelope', async () => {
  expect(await answer(200, { status: 'ok', errorType: '', content: { a: 1 } })).toEqual({ a: 1 })
})

test.each(['<html>', { status: 'ok' }, null, []])('a success that is not of the API (%j) is no answer', async body =>
  expect(await failure(200, body)).toBeInstanceOf(RialtoConnectionError),
)

test('an error keeps the fields that clients branch on and operators search for', async () => {
  const envelope = { status: 'badRequest', errorType: 'invalidField', message: 'amount: is negative', errorHash: 'h' }
  const error = await failure(400, envelope, { 'x-request-id': 'req', 'retry-after': '2' })
  expect(error).toBeInstanceOf(RialtoApiError)
  expect(error).toMatchObject({
    http: 400,
    errorType: 'invalidField',
    message: 'GET /x: amount: is negative',
    errorHash: 'h',
    requestId: 'req',
    retryAfterMs: 2_000,
  })
})

test('problem details are read as an envelope is', async () => {
  const problem = { type: 'urn:rialto:error:notFound', title: 'Not found', status: 404, detail: 'Order not found' }
  expect(await failure(404, problem)).toMatchObject({
    status: 'notFound',
    errorType: 'notFound',
    message: 'GET /x: Order not found',
  })
})

test('only a 401 without an envelope means that the client is not known', async () => {
  expect(await failure(401, '')).toBeInstanceOf(RialtoUnauthorizedError)
  const refused = await failure(401, { status: 'permissionDenied', errorType: 'invalidIntegrationToken' })
  expect(refused).not.toBeInstanceOf(RialtoUnauthorizedError)
  expect(refused).toMatchObject({ errorType: 'invalidIntegrationToken' })
})

test.each([
  [403, 'permissionDenied'],
  [404, 'notFound'],
  [429, 'tooManyRequest'],
  [502, 'serverFailure'],
  [418, 'badRequest'],
])('a proxy that answers %i without an envelope is read as %s', async (http, status) =>
  expect(await failure(http, 'Bad gateway')).toMatchObject({ http, status, errorType: '' }),
)
