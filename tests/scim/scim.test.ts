import { execFile } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { redirectUrlOf } from '../../apps/server/src/http/routes/admin/team/singleSignOnUrls.ts'
import { adminCaller } from '../../apps/server/src/http/routes/admin/testing/adminCaller.ts'
import { addMember, signedIn } from '../../apps/server/src/http/routes/admin/testing/memberCaller.ts'
import { startIdentityProvider } from '../../apps/server/src/http/routes/admin/testing/startIdentityProvider.ts'
import { createTestServer, type TestServer } from '../../apps/server/src/testing/createTestServer.ts'

interface Result {
  status: string
  title: string
  resource: string | null
  reason: string | null
}

const python = process.env['RIALTO_SCIM_PYTHON'] ?? ''
const longMs = 300_000

/** What a server that follows RFC 7643 and 7644 may show. Skipped: a search over users and groups together, which is optional. */
const followed = ['SUCCESS', 'COMPLIANT', 'ACCEPTABLE', 'SKIPPED']

/** A member always has a name and an email address: a removed one is replaced by the user's name, where the checks expect none. */
const explained = ['check_remove_attribute displayName', 'check_remove_attribute emails']

describe.runIf(python !== '')('the checks of scim2-tester', () => {
  let server: TestServer
  let provider: Awaited<ReturnType<typeof startIdentityProvider>>
  let environment: { SCIM_URL: string; SCIM_TOKEN: string }
  beforeAll(async () => {
    server = await createTestServer()
    provider = await startIdentityProvider(redirectUrlOf(server.ctx), {})
    const owner = await addMember(server, 'owner')
    const headers = { ...(await signedIn(server, owner)), 'x-client-id': server.client.clientId }
    const call = adminCaller(server)
    const body = {
      issuer: provider.issuer,
      oidcClientId: 'rialto',
      clientSecret: 'a secret of Rialto',
      groupsClaim: 'groups',
      roles: [],
      isEnforced: false,
      breakGlassMemberId: owner.id,
    }
    expect((await call('PUT', '/IdentityProvider', { headers, body })).status).toBe(200)
    const token = await call('POST', '/IdentityProvider/provisioningToken', { headers })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    environment = { SCIM_URL: `http://127.0.0.1:${port}/scim/v2`, SCIM_TOKEN: token.body.content.secretToken }
  }, longMs)
  afterAll(async () => {
    await server?.stop()
    await provider?.stop()
  })

  test(
    'pass, but for those of values that a member does not have',
    async () => {
      const run = promisify(execFile)
      const { stdout } = await run(python, [join(import.meta.dirname, 'check.py')], {
        env: { ...process.env, ...environment },
      })
      const results = stdout
        .trim()
        .split('\n')
        .map((line): Result => JSON.parse(line))
      process.stdout.write(`scim2-tester: ${results.length} checks\n`)
      expect(results.length).toBeGreaterThan(50)
      const failed = results.filter(({ status }) => !followed.includes(status))
      expect(failed.map(({ title, reason }) => `${title} ${/'(\w+)'/.exec(reason ?? '')?.[1]}`).toSorted()).toEqual(
        explained,
      )
    },
    longMs,
  )
})
