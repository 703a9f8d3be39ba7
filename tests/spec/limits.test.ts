import { addIpRange, createManagementKey } from '@rialto/core'
import { expect } from 'vitest'

import { adminCaller } from '../../apps/server/src/http/routes/admin/testing/adminCaller.ts'
import { codeOf, refusal } from './flows.ts'
import { rulesOf } from './rulesOf.ts'
import { useServer } from './useServer.ts'
import { opening } from '../../apps/server/src/testing/linkFlows.ts'

const server = useServer()
const production = useServer(() => ({ environment: 'production' }))
const rule = rulesOf('Limits')

rule('Link token lifetime', 'ten minutes, and one use', async () => {
  const query = async () =>
    codeOf((await server().call('POST', '/api/v1/linktoken', { body: { userId: 'u' } })).body.content.linkToken)
  const open = async (code: string) =>
    (await server().call('POST', '/link/api/session', { body: opening(code), as: null })).status
  const [last, late] = [await query(), await query()]
  server().simulators.clock.advance(10 * 60_000 - 1)
  expect([await open(last), await open(last)]).toEqual([200, 400])
  server().simulators.clock.advance(1)
  expect(await open(late)).toBe(400)
})

rule('UserId length, catalog link', 'at most 50 characters', async () => {
  await server().ctx.store.callbackUrls.replace(server().client.scope, ['https://shop.example/back'])
  const query = (length: number) => server().call('GET', `/api/v1/cataloglink?UserId=${'u'.repeat(length)}`)
  expect((await query(50)).status).toBe(200)
  expect(refusal(await query(51))).toMatchObject({ http: 400, errorType: 'invalidField', field: 'UserId' })
})

rule('IP allowlist', 'production and account management answer to approved addresses alone', async () => {
  const { clientId } = production().client
  const { secret } = await createManagementKey(production().ctx, production().client.scope, 'test')
  const requestToken = () => adminCaller(production())('POST', '/Token', { body: { clientId, clientSecret: secret } })
  const read = () => production().call('GET', '/api/v1/integrations')
  expect([(await read()).status, (await requestToken()).status]).toEqual([403, 403])
  await addIpRange(production().ctx, { clientId, range: '127.0.0.1', label: '' })
  await production().ctx.store.access.read(production().client.scope)
  expect((await requestToken()).status).toBe(200)
})
