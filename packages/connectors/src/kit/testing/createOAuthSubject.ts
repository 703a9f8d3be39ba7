import type { Connector } from '@rialto/core'
import { connectBySignIn } from '../../testing/connectBySignIn.ts'
import type { Sandbox } from '../../testing/startSandbox.ts'
import type { ConformanceSubject } from '../conformance/subject.ts'
import { type SandboxControls, sandboxControls } from './sandboxControls.ts'

/** The parts that differ between institutions; the sandbox provides the rest. */
export type OAuthSubject = Omit<
  ConformanceSubject,
  SandboxControls | 'connector' | 'connect' | 'connectAs' | 'refusedCredentials'
> &
  Partial<Pick<ConformanceSubject, 'order' | 'created'>> & {
    /** The sandbox's name of it. */
    institution: string
    host: string
  }

/** A connector by sign-in with its simulator, and every control of the conformance suite. */
export const createOAuthSubject = (sandbox: Sandbox, connector: Connector, own: OAuthSubject) => {
  const { institution, host, ...rest } = own
  const connectAs = (persona: string) => connectBySignIn(connector, persona)
  const subject: ConformanceSubject = {
    ...sandboxControls(sandbox, { institution, host, owner: 'Mesh' }),
    connector,
    connect: () => connectAs('Mesh'),
    connectAs,
    refusedCredentials: async () => {
      const { credentials } = await connectAs('MeshUSDC')
      await sandbox.control('POST', 'tokens/revoke', { persona: 'MeshUSDC' })
      return credentials
    },
    ...rest,
  }
  return { ...subject, sandbox }
}
