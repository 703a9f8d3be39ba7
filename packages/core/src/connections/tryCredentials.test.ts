import { expect, test } from 'vitest'

import type { Connector } from './connector.ts'
import { ConnectorError } from './connectorError.ts'
import { tryCredentials } from './tryCredentials.ts'

const fields = [{ name: 'key', label: 'API key', pattern: '^[A-Z]{4}$' }]
const connector = (scheme: object, auth: object = {}) => ({ descriptor: { scheme }, auth }) as unknown as Connector
const keyed = (connectWithKey: (values: object) => Promise<object>) =>
  connector({ kind: 'apiKey', fields }, { connectWithKey })

test('a value is trimmed and checked by its pattern before the institution is called', async () => {
  const received: object[] = []
  const account = keyed(async values => received.push(values) as never)
  await tryCredentials(account, { key: ' ABCD ' })
  expect(received).toEqual([{ key: 'ABCD' }])
  expect(() => tryCredentials(account, { key: 'abcd' }, { path: 'fields.' })).toThrow(
    'fields.key: does not look like a valid API key',
  )
  expect(() => tryCredentials(account, {})).toThrow(expect.objectContaining({ type: 'missingField' }))
})

test('credentials that the institution rejects are reported as such', async () => {
  const account = keyed(() => Promise.reject(new ConnectorError('credentialsInvalid', 'no')))
  await expect(tryCredentials(account, { key: 'ABCD' })).rejects.toMatchObject({ type: 'credentialsRefused' })
})

test('an address that is on no network is reported by its field', async () => {
  const reject = () => Promise.reject(new ConnectorError('invalidAddress', 'unknown form'))
  const account = connector({ kind: 'address', fields }, { connectWithKey: reject })
  await expect(tryCredentials(account, { key: 'ABCD' })).rejects.toMatchObject({ message: 'key: unknown form' })
})

test('a kind of code that the institution does not offer is rejected', () => {
  const account = connector({ kind: 'password', fields, mfaTypes: ['totp'] })
  expect(() => tryCredentials(account, { key: 'ABCD' }, { mfaType: 'sms' })).toThrow(
    'is not offered by this integration',
  )
})

test('a sign-in at the institution takes no typed credentials', () => {
  expect(tryCredentials(connector({ kind: 'oAuth' }), {})).toBeUndefined()
})
