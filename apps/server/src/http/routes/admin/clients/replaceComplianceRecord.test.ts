import { randomUUID } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { useTestServer } from '../../../../testing/useTestServer.ts'
import { adminCaller, managing } from '../testing/adminCaller.ts'

const server = useTestServer()
let call: ReturnType<typeof adminCaller>
let token: string
let stranger: string
beforeAll(async () => {
  call = adminCaller(server)
  ;({ token } = await managing(server))
  stranger = (await managing(server, await server.addClient())).token
})

const bakery = {
  businessLegalName: 'Bakery Ltd',
  displayName: 'The Bakery',
  callbackUrls: ['https://bakery.example/back'],
}
const record = {
  clientType: 'merchant',
  registrationNumber: 'HRB 1042',
  legalEntityIdentifier: '529900T8BM49AURSDO55',
  registeredAddress: { line1: '1 High Street', city: 'Dublin', postalCode: 'D01 F5P2', countryCode: 'ie' },
  walletType: 'institution',
  institutionId: '009bbc11-03fb-4224-8cc7-cce7ccde4706',
}
const registered = async (): Promise<string> =>
  (await call('POST', '/SubClient', { token, body: bakery })).body.content.id
const at = (id: string) => `/SubClient/${id}/compliance`
const put = (id: string, body: unknown, by = token) => call('PUT', at(id), { token: by, body })

describe('the compliance record of a sub-client', () => {
  test('the record is stored, read, replaced as a whole, and removed with the sub-client', async () => {
    const id = await registered()
    expect((await call('GET', at(id), { token })).body).toMatchObject({ errorType: 'notFound' })
    const stored = await put(id, record)
    expect(stored.status).toBe(200)
    const address = { ...record.registeredAddress, countryCode: 'IE' }
    expect(stored.body.content).toEqual({
      subClientId: id,
      businessLegalName: 'Bakery Ltd',
      ...record,
      registeredAddress: address,
      updatedTimestamp: Math.floor(server.simulators.clock.nowMs() / 1_000),
    })
    expect((await call('GET', at(id.toUpperCase()), { token })).body.content).toEqual(stored.body.content)
    const { registeredAddress, clientType } = record
    const smaller = await put(id, { clientType, registeredAddress, walletType: 'selfHosted' })
    expect(smaller.body.content).not.toHaveProperty('registrationNumber')
    await call('DELETE', `/SubClient/${id}`, { token })
    expect((await call('GET', at(id), { token })).status).toBe(404)
  })

  test('the record survives a replacement of the sub-client', async () => {
    const id = await registered()
    await put(id, record)
    await call('PUT', `/SubClient/${id}`, { token, body: { ...bakery, businessLegalName: 'Bakery Holding' } })
    const { content } = (await call('GET', at(id), { token })).body
    expect(content).toMatchObject({ businessLegalName: 'Bakery Holding', clientType: 'merchant' })
  })

  test.each([
    ['legalEntityIdentifier', { ...record, legalEntityIdentifier: '529900T8BM49AURSDO56' }],
    ['institutionId', { ...record, walletType: 'selfHosted' }],
    ['clientType', { ...record, clientType: 'bakery' }],
    ['countryCode', { ...record, registeredAddress: { ...record.registeredAddress, countryCode: 'Ireland' } }],
  ])('names %s when it is wrong, and stores nothing', async (field, body) => {
    const id = await registered()
    const { status, body: answer } = await put(id, body)
    expect({ status, type: answer.errorType }).toEqual({ status: 400, type: 'invalidField' })
    expect(answer.message).toContain(field)
    expect((await call('GET', at(id), { token })).status).toBe(404)
  })

  test('another client receives the same response as for an unknown sub-client', async () => {
    const id = await registered()
    await put(id, record)
    const none = [await call('GET', at(randomUUID()), { token }), await put(randomUUID(), record)]
    const foreign = [await call('GET', at(id), { token: stranger }), await put(id, record, stranger)]
    expect(foreign.map(({ status, text }) => ({ status, text }))).toEqual(
      none.map(({ status, text }) => ({ status, text })),
    )
    expect((await call('GET', at(id), { token })).body.content).toMatchObject({ clientType: 'merchant' })
  })
})
