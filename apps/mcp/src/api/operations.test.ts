import { operations, operationsById } from '@rialto/contract'
import { expect, test } from 'vitest'

import { callOperation, requestOf } from './callOperation.ts'
import { offeredOperations } from './offeredOperations.ts'
import { placesOf, toolSchema } from './toolSchema.ts'

test('every read operation and those of a deposit are offered, and none that orders, changes or removes', () => {
  const offered = offeredOperations.map(({ id }) => id)
  const reads = operations.filter(({ permission }) => permission !== 'write').map(({ id }) => id)
  expect(offered).toEqual(expect.arrayContaining(reads))
  expect(offered).toEqual(expect.arrayContaining(['authenticate', 'previewTransfer', 'executeTransfer']))
  for (const id of ['placeOrder', 'createTransfer', 'removeAccount', 'updateTransfer', 'createBridgingAddress'])
    expect(offered).not.toContain(id)
})

test('a tool has each field of its operation once, with the contract’s description and without its keywords', () => {
  for (const operation of offeredOperations) {
    const { properties, required } = toolSchema(operation)
    const places = placesOf(operation)
    const declared = [operation.params, operation.query, operation.body].flatMap(schema =>
      Object.keys((schema as { properties?: object } | undefined)?.properties ?? {}),
    )
    expect(Object.keys(properties)).toEqual(declared)
    expect(new Set(declared).size).toBe(declared.length)
    expect(required.every(name => places.has(name))).toBe(true)
    expect(JSON.stringify(properties)).not.toMatch(/"x-|"nullable"/)
    for (const field of Object.values(properties)) expect(field).toHaveProperty('description')
  }
})

test('each field arrives at its place', () => {
  expect(requestOf(operationsById.listAssets, { assetType: 'a/b', Count: 2 }).url).toBe('/assets/a%2Fb?Count=2')
  const { url, body } = requestOf(operationsById.authenticate, { userId: 'u 1', type: 'kraken', username: 'Mesh' })
  expect(url).toBe('/authenticate?userId=u+1')
  expect(JSON.parse(body ?? '')).toEqual({ type: 'kraken', username: 'Mesh' })
})

const server = { baseUrl: 'http://sandbox', credentials: { clientId: 'c', clientSecret: 'sk_sandbox_secret' } }

test('a rejected or unanswered request is an error without the key', async () => {
  const answers = [
    () => Promise.resolve(new Response('', { status: 401 })),
    () => Promise.reject(new Error('could not send sk_sandbox_secret')),
  ]
  for (const fetch of answers) {
    const answer = await callOperation({ ...server, fetch }, operationsById.listNetworks, {})
    expect(answer.isError).toBe(true)
    expect(answer.text).toMatch(/does not accept the API key|No answer from http:\/\/sandbox/)
    expect(answer.text).not.toContain('secret')
  }
})
