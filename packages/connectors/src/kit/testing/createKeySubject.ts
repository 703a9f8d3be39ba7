import type { Connector } from '@rialto/core'
import { defined } from '@rialto/defined'
import type { Sandbox } from '../../testing/startSandbox.ts'
import type { ConformanceSubject } from '../conformance/subject.ts'
import { type SandboxControls, sandboxControls } from './sandboxControls.ts'

/** The parts that differ between institutions; the sandbox provides the rest. */
export type KeySubject = Omit<
  ConformanceSubject,
  SandboxControls | 'connector' | 'connect' | 'connectAs' | 'refusedCredentials'
> &
  Partial<Pick<ConformanceSubject, 'order' | 'created'>> & {
    /** The sandbox's name of it. */
    institution: string
    host: string
    /** Default owner of the key. Default Mesh. */
    owner?: string
    /** A persona, or any other name, whose key is rejected. Default ipLocked. */
    refused?: string
    /** True if the key has a passphrase. */
    hasPassphrase?: boolean
    /** Our reference as the institution's books store it. Default: unchanged. */
    upstreamReference?: (reference: string) => string
  }

/** A connector by key with its simulator, and every control of the conformance suite. */
export const createKeySubject = (sandbox: Sandbox, connector: Connector, own: KeySubject) => {
  const { institution, host, owner = 'Mesh', refused = 'ipLocked', hasPassphrase, upstreamReference, ...rest } = own
  const passphrase = hasPassphrase === true ? 'Pass123' : undefined
  const connectAs = async (username: string) => {
    const fields = { username, password: 'Pass123', ...defined({ authToken: passphrase }) }
    const connected = await connector.auth.connectWithKey?.(fields)
    if (connected === undefined) throw new Error(`${institution} connects by key`)
    return connected
  }
  const subject: ConformanceSubject = {
    ...sandboxControls(sandbox, { institution, host, owner }),
    connector,
    connect: () => connectAs(owner),
    connectAs,
    refusedCredentials: async () => ({
      kind: 'apiKey',
      key: refused,
      secret: 'Pass123',
      ...defined({ passphrase }),
    }),
    created: reference => {
      const upstream = upstreamReference?.(reference) ?? reference
      return sandbox.institutions.ledger.withdrawals({ institution, reference: upstream }).length
    },
    ...rest,
  }
  return { ...subject, sandbox }
}
