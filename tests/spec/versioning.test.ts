import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { operations } from '@rialto/contract'
import { expect } from 'vitest'

import { addIpRange } from '@rialto/core'
import { coinbaseAccount, named } from './flows.ts'
import { rulesOf } from './rulesOf.ts'
import { useServer } from './useServer.ts'

const server = useServer()
const production = useServer(() => ({ environment: 'production' }))
const rule = rulesOf('Versioning')
const description = async () => (await server().app.inject('/swagger/v1/swagger.json')).json()

rule('1, path', 'every operation is below /api/v1, and nowhere else', async () => {
  const { paths } = await description()
  for (const path of Object.keys(paths)) expect(path).toMatch(/^\/api\/v1\//)
  expect((await server().call('GET', '/api/v2/status')).status).toBe(404)
})

rule('1, description', 'OpenAPI 3.0.1, description version 1.0, with every operation', async () => {
  const { openapi, info, paths } = await description()
  expect([openapi, info.version]).toEqual(['3.0.1', '1.0'])
  const described = Object.values(paths as Record<string, object>).flatMap(methods => Object.keys(methods))
  expect(described).toHaveLength(operations.length)
})

rule('2', 'both catalog links are deprecated, and name what replaces them', async () => {
  const { paths } = await description()
  for (const method of ['GET', 'POST'] as const) {
    expect(paths['/api/v1/cataloglink'][method.toLowerCase()].deprecated).toBe(true)
    const { headers } = await server().call(method, '/api/v1/cataloglink?UserId=u')
    expect(headers['deprecation']).toMatch(/^@\d+$/)
    expect(headers['link']).toContain('/api/v1/linktoken')
  }
})

rule('3', 'backup deposit mode from Web SDK 3.14.1 and React Native SDK 2.5.6 on', async () => {
  const atLeast = (version: string, min: string): boolean =>
    version.localeCompare(min, 'en', { numeric: true, sensitivity: 'base' }) >= 0
  for (const [name, min, entry] of [
    ['web-sdk', '3.14.1', 'createLink.ts'],
    ['react-native', '2.5.6', 'options.ts'],
  ] as const) {
    const folder = join(import.meta.dirname, '../../packages', name)
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
    expect(atLeast(version, min)).toBe(true)
    // What the SDK says of itself is its version, and this version has the mode.
    expect(await readFile(join(folder, 'src/version.ts'), 'utf8')).toContain(`'${version}'`)
    expect(await readFile(join(folder, 'src', entry), 'utf8')).toMatch(/openLinkBackup|backupConfig/)
  }
})

rule('4, credentials', 'those of one environment open nothing in the other', async () => {
  const { clientId, secret } = server().client
  await addIpRange(production().ctx, { clientId: production().client.clientId, range: '127.0.0.0/8', label: '' })
  expect((await production().call('GET', '/api/v1/status')).status).toBe(200)
  const as = { clientId, secret }
  expect((await production().call('GET', '/api/v1/status', { as })).status).toBe(401)
})

rule('4, data', 'what was connected in one environment is nothing in the other', async () => {
  await addIpRange(production().ctx, { clientId: production().client.clientId, range: '127.0.0.0/8', label: '' }).catch(
    () => undefined,
  )
  const body = named(await coinbaseAccount(server()))
  const { body: answer } = await production().call('POST', '/api/v1/balance/get', { body })
  expect(answer.errorType).toBe('invalidIntegrationToken')
})
