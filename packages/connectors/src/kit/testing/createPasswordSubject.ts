import type { Connected, Connector } from '@rialto/core'
import type { Sandbox } from '../../testing/startSandbox.ts'
import type { ConformanceSubject } from '../conformance/subject.ts'
import type { OAuthSubject } from './createOAuthSubject.ts'
import { sandboxControls } from './sandboxControls.ts'

/** A persona at the institution: password, and the code of an authenticator app. */
export const connectByPassword = async ({ auth }: Pick<Connector, 'auth'>, persona: string): Promise<Connected> => {
  const fields = { username: persona, password: 'Pass123' }
  const outcome = await auth.signIn?.(fields, { mfaType: 'totp', mfaCode: '123456' })
  if (outcome?.kind !== 'connected') throw new Error(`${persona} is not connected`)
  return outcome.connected
}

/** A connector by password with its simulator, and every control of the conformance suite. */
export const createPasswordSubject = (sandbox: Sandbox, connector: Connector, own: OAuthSubject) => {
  const { institution, host, ...rest } = own
  const subject: ConformanceSubject = {
    ...sandboxControls(sandbox, { institution, host, owner: 'Mesh' }),
    connector,
    connect: () => connectByPassword(connector, 'Mesh'),
    connectAs: persona => connectByPassword(connector, persona),
    expire: async () => void (await sandbox.control('POST', 'tokens/expire', { persona: 'Mesh' })),
    refusedCredentials: async () => {
      const { credentials } = await connectByPassword(connector, 'MeshUSDC')
      await sandbox.control('POST', 'tokens/revoke', { persona: 'MeshUSDC' })
      return credentials
    },
    ...rest,
  }
  return { ...subject, sandbox }
}
