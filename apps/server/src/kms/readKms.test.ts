import { expect, test } from 'vitest'

import { readKms } from './readKms.ts'

const env = {
  RIALTO_KMS_REGION: 'eu-central-1',
  RIALTO_KMS_KEY_ID: 'alias/rialto',
  RIALTO_KMS_ACCESS_KEY_ID: 'id',
  RIALTO_KMS_SECRET_ACCESS_KEY: 'secret',
}

test('without any of its settings the key service is disabled', () => {
  expect(readKms({})).toBeUndefined()
  expect(readKms({ RIALTO_KMS_REGION: '' })).toBeUndefined()
})

test('the endpoint follows from the region unless it is named', () => {
  expect(readKms(env)).toMatchObject({ endpoint: 'https://kms.eu-central-1.amazonaws.com', sessionToken: undefined })
  expect(readKms({ ...env, RIALTO_KMS_ENDPOINT: 'http://127.0.0.1:8080/' })?.endpoint).toBe('http://127.0.0.1:8080')
})

test.each(Object.keys(env))('%s is named where it is missing', name => {
  expect(() => readKms({ ...env, [name]: '' })).toThrow(`${name} is not set`)
})

test.each([
  'http://kms.example.com',
  'https://kms.example.com/path',
  'kms.example.com',
  'http://127.0.0.1.example.com',
])('keys are never sent to %s', endpoint =>
  expect(() => readKms({ ...env, RIALTO_KMS_ENDPOINT: endpoint })).toThrow('RIALTO_KMS_ENDPOINT must be https'),
)
