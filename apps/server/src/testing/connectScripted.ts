import type { Connection, RefreshRule } from '@rialto/core'
import { aConnection, scriptedInstitution } from '@rialto/core/testing'

import type { TestServer } from './createTestServer.ts'

interface ScriptedAccount {
  institution: ReturnType<typeof scriptedInstitution>
  connection: Connection
  /** `POST /token/refresh` for the account, with these additional fields. */
  refresh(more: object): ReturnType<TestServer['call']>
}

/** An account at a scripted institution, whose token renewal differs from every real one. */
export const connectScripted = async (server: TestServer, rule: RefreshRule): Promise<ScriptedAccount> => {
  const institution = scriptedInstitution(server.ctx.clock)
  institution.connector.descriptor.refresh = rule
  const { find } = server.ctx.connectors
  server.ctx.connectors.find = type => (type === 'scripted' ? institution.connector : find(type))
  const connection = aConnection(server.client.scope)
  await server.ctx.store.connections.insert(connection)
  const refresh = (more: object) =>
    server.call('POST', '/api/v1/token/refresh', {
      body: { refreshToken: connection.refreshToken, type: 'scripted', ...more },
    })
  return { institution, connection, refresh }
}

/** Makes the institution require the code `right` before it renews. */
export const requestCode = ({ institution }: ScriptedAccount, right: string): void => {
  const renew = institution.script.refresh
  institution.script.refresh = async (presented, code) =>
    code === right
      ? renew(presented)
      : { kind: 'oAuth', accessToken: 'a', refreshToken: 'r', challenge: 'secret', scopes: [] }
}
