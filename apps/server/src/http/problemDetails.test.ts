import { expect, test } from 'vitest'

import { problemDetails } from './problemDetails.ts'

const reported = (message: string) =>
  problemDetails({ type: 'invalidField', http: 400, message }, '/api/v1/authenticate')

test('names the field a failure is about', () => {
  expect(reported('fields[0].name: is\ntoo long: 7')).toEqual({
    type: 'urn:rialto:error:invalidField',
    title: 'A field is not valid.',
    status: 400,
    detail: 'fields[0].name: is\ntoo long: 7',
    instance: '/api/v1/authenticate',
    errors: { 'fields[0].name': ['is\ntoo long: 7'] },
  })
})

test('names none where there is none', () => {
  expect(reported('The body is not valid JSON.')).not.toHaveProperty('errors')
})
