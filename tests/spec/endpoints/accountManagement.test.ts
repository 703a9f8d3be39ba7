import { beforeAll, expect } from 'vitest'

import { adminCaller, form, managing } from '../../../apps/server/src/http/routes/admin/testing/adminCaller.ts'
import { png } from '../../../apps/server/src/http/routes/admin/testing/pictures.ts'
import type { Method } from '../../../apps/server/src/testing/createCaller.ts'
import { linkSession } from '../flows.ts'
import { rulesOf } from '../rulesOf.ts'
import { useServer } from '../useServer.ts'

const server = useServer()
const rule = rulesOf('Endpoints, Account management API')
let token: string
beforeAll(async () => {
  ;({ token } = await managing(server()))
})
const call = (method: Method, path: string, options: object = {}) =>
  adminCaller(server())(method, path, { token, ...options })
const bakery = {
  businessLegalName: 'Bakery Ltd',
  displayName: 'The Bakery',
  callbackUrls: ['https://bakery.example/back'],
}
const register = async () => (await call('POST', '/SubClient', { body: bakery })).body.content

rule('create', 'registers a sub-client by legal name, display name and callback URLs', async () => {
  const content = await register()
  expect(content).toMatchObject({ ...bakery, subClientId: expect.any(String) })
  expect((await register()).subClientId).not.toBe(content.subClientId)
})

rule('create, icon', 'an icon can be given, and the session shows it', async () => {
  const { subClientId } = await register()
  const picture = form(['logoFile', png(), 'icon.png'])
  const { logoUrl } = (await call('POST', `/SubClient/${subClientId}/logo`, picture)).body.content
  expect((await linkSession(server(), { subClientId })).client).toEqual({ name: 'The Bakery', logoUrl })
})

rule('read', 'answers one, and all', async () => {
  const { subClientId } = await register()
  expect((await call('GET', `/SubClient/${subClientId}`)).body.content).toMatchObject({ ...bakery, subClientId })
  const { content } = (await call('GET', '/SubClient')).body
  expect(content.map(({ id }: { id: string }) => id)).toContain(subClientId)
})

rule('update', 'changes what sessions show', async () => {
  const { subClientId } = await register()
  await call('PUT', `/SubClient/${subClientId}`, { body: { ...bakery, displayName: 'Renamed' } })
  expect((await linkSession(server(), { subClientId })).client.name).toBe('Renamed')
})

rule('delete', 'the sub-client is gone, and sessions show the client itself', async () => {
  const { subClientId } = await register()
  expect((await call('DELETE', `/SubClient/${subClientId}`)).status).toBe(200)
  expect((await call('GET', `/SubClient/${subClientId}`)).status).toBe(404)
  expect((await linkSession(server(), { subClientId })).client.name).toBe('Test Shop')
})
rule('compliance record', 'a sub-client has a compliance record of its own', async () => {
  const [one, other] = [(await register()).subClientId, (await register()).subClientId]
  const registeredAddress = { line1: '1 High Street', city: 'Dublin', postalCode: 'D01 F5P2', countryCode: 'IE' }
  const body = { clientType: 'merchant', registeredAddress, walletType: 'selfHosted' }
  await call('PUT', `/SubClient/${one}/compliance`, { body })
  expect((await call('GET', `/SubClient/${one}/compliance`)).body.content).toMatchObject(body)
  expect((await call('GET', `/SubClient/${other}/compliance`)).status).toBe(404)
})
