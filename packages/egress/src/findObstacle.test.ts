import { expect, test } from 'vitest'

import { findObstacle } from './findObstacle.ts'

const policy = { hosts: 'anyPublic', userAgent: 'Rialto' } as const
const resolvingTo = (...addresses: string[]) => ({ ...policy, resolve: () => Promise.resolve(addresses) })

test.each([
  ['https://127.0.0.1/hook', '127.0.0.1 is not a public address'],
  ['https://[::1]/hook', '::1 is not a public address'],
  ['https://10.0.0.7/hook', '10.0.0.7 is not a public address'],
  ['https://169.254.169.254/latest', '169.254.169.254 is not a public address'],
  ['https://localhost/hook', 'localhost is the address'],
  ['https://shop.example:8443/hook', 'port not allowed'],
  ['http://shop.example/hook', 'scheme not allowed'],
])('%s can never be reached: %s', async (url, words) => {
  expect(await findObstacle(url, policy)).toContain(words)
})

test('a port of the installation itself is reached at no private address, by number or by name', async () => {
  const local = { ...policy, allowPrivate: ['127.0.0.0/8'], allowHttp: true, closedPorts: [4002, 443] }
  const resolve = () => Promise.resolve(['127.0.0.1'])
  expect(await findObstacle('http://127.0.0.1:4002/control', local)).toBe('port 4002 is one of Rialto’s own')
  expect(await findObstacle('http://localhost:4002/control', { ...local, resolve })).toBe(
    'port 4002 is one of Rialto’s own',
  )
  expect(await findObstacle('https://127.0.0.1/hook', local)).toBe('port 443 is one of Rialto’s own')
  expect(await findObstacle('http://127.0.0.1:4001/hook', local)).toBeUndefined()
  expect(await findObstacle('https://93.184.216.34/hook', local)).toBeUndefined()
})

test('a name that resolves to a private address is named with it', async () => {
  expect(await findObstacle('https://intranet.example/hook', resolvingTo('93.184.216.34', '10.1.2.3'))).toBe(
    'intranet.example is the address 10.1.2.3, which is not public',
  )
})

test('a public address, a name that does not resolve yet, and exceptions of the policy are reachable', async () => {
  expect(await findObstacle('https://shop.example/hook', resolvingTo('93.184.216.34'))).toBeUndefined()
  const unresolved = { ...policy, resolve: () => Promise.reject(new Error('ENOTFOUND')) }
  expect(await findObstacle('https://later.example/hook', unresolved)).toBeUndefined()
  const local = { ...policy, allowPrivate: ['127.0.0.0/8'], allowHttp: true }
  expect(await findObstacle('http://127.0.0.1:4001/hook', local)).toBeUndefined()
})
