import { expect, test } from 'vitest'

import { createComponents } from './createComponents.ts'
import { bodyErrors, errorResponses } from './errorResponses.ts'

const request = { instance: '/api/v1/things', field: 'thingId' }
const describeErrors = (errors: Parameters<typeof errorResponses>[1]['errors'], answersProblems = false) =>
  errorResponses(createComponents(), { errors, answersProblems, ...request })

test('each status has one response, with an example of each of its errors', () => {
  const responses = describeErrors(['missingField', 'invalidField', 'notFound', 'notFound'])
  expect(Object.keys(responses)).toEqual(['400', '404'])
  expect(responses['400']).toMatchObject({
    content: {
      'application/json': {
        examples: {
          missingField: { value: { message: 'thingId: is required', errorType: 'missingField' } },
          invalidField: { value: { message: 'thingId: is not valid', errorType: 'invalidField' } },
        },
      },
    },
  })
})

test('a response with a single error is shared by all operations that have it', () => {
  expect(describeErrors(['notFound'])).toEqual({ 404: { $ref: '#/components/responses/NotFound' } })
})

test('for operations with problem details, server failures have no body, and request failures have a problem', () => {
  const responses = describeErrors(['invalidField', 'integrationUnavailable', 'permissionDenied'], true)
  const codes = Object.entries(responses).map(([code, answer]) => `${code} ${JSON.stringify(answer)}`)
  expect(codes.find(text => text.startsWith('400'))).toContain('application/problem+json')
  expect(codes.find(text => text.startsWith('400'))).toContain('"errors":{"thingId":["is not valid"]}')
  expect(codes.find(text => text.startsWith('5'))).not.toContain('content')
  expect(codes.find(text => text.startsWith('403'))).toContain('#/components/responses/PermissionDenied')
})

test('a rate limit states how long to wait', () => {
  const components = createComponents()
  errorResponses(components, { errors: ['tooManyRequest'], answersProblems: false, ...request })
  expect(components.collected().responses).toMatchObject({ TooManyRequest: { headers: { 'Retry-After': {} } } })
})

test('every operation with a body can reject its size and type', () => {
  expect(Object.keys(bodyErrors(createComponents()))).toEqual(['413', '415'])
})
