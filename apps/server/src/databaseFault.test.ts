import { expect, test } from 'vitest'

import { databaseFaultOf } from './databaseFault.ts'

const withCode = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

test('a fault is found below the error that wraps it', () => {
  const error = new Error('migrating', { cause: new Error('query', { cause: withCode('28P01') }) })
  expect(databaseFaultOf(error)?.what).toBe('rejected the user or the password')
})

test('a localhost that answers on neither family refuses connections', () => {
  const error = new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')])
  expect(databaseFaultOf(error)?.what).toBe('refuses connections')
})

test.each([
  ['timeout exceeded when trying to connect', 'does not answer'],
  ['The server does not support SSL connections', 'does not support TLS'],
  ['self-signed certificate in certificate chain', 'has a certificate that is not trusted'],
])('%s: %s', (message, what) => expect(databaseFaultOf(new Error(message))?.what).toBe(what))

test('an error of another origin is not a database fault', () => {
  for (const error of [new Error('x is undefined'), withCode('23505'), 'text', undefined])
    expect(databaseFaultOf(error)).toBeUndefined()
})

test('the fault omits the original message, which may contain the password', () => {
  const fault = databaseFaultOf(withCode('ENOTFOUND', 'postgres://user:secret@db'))
  expect(JSON.stringify(fault)).not.toContain('secret')
})
