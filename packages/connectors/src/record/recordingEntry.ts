import type { Clock, Environment } from '@rialto/core'
import type { Egress } from '@rialto/egress'

import type { ConnectorEntry, OAuthClient } from '../kit/connectorEntry.ts'
import * as registry from '../registry.ts'
import { type Recorded, recordAccount } from './recordAccount.ts'

/** @throws Error for an unknown type. */
export const recordingEntry = (type: string): ConnectorEntry => {
  const wanted = type.toLowerCase()
  const entry = Object.values(registry).find(one => one.describe('production').type.toLowerCase() === wanted)
  if (entry === undefined) throw new Error(`There is no exchange ${type}.`)
  return entry
}

/** A key, with its parts named as on the exchange's form, or the access token of a sign-in. */
export type RecordedAccount =
  | { key: string; secret: string; passphrase?: string }
  | { accessToken: string; scopes?: readonly string[] }

/** Records an account by the type of its exchange. `hosts`: the hosts that the recording calls. */
export const recorderOf = (type: string, environment: Environment) => {
  const entry = recordingEntry(type)
  const { hosts } = entry.describe(environment)
  const record = (
    account: RecordedAccount,
    parts: { egress: Egress; clock: Clock; oauth: OAuthClient; symbol?: string | undefined },
  ): Promise<Recorded> =>
    recordAccount({
      ...parts,
      entry,
      environment,
      credentials:
        'accessToken' in account ? { kind: 'oAuth', scopes: [], ...account } : { kind: 'apiKey', ...account },
    })
  return { hosts, record }
}
