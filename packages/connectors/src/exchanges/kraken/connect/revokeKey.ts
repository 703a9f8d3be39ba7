import { ConnectorError } from '@rialto/core'
import type { OAuthFlow } from '../../../kit/oauth/createOAuthFlow.ts'
import type { KrakenContext } from '../context.ts'
import { keyOf } from '../context.ts'
import { inspectKey } from '../inspectKey.ts'
import type { IssuedCredentials } from './issueKey.ts'
import { deleteKey } from './issueKey.ts'
import { liveGrant } from './renewKey.ts'

/** Whether Kraken no longer takes the key. When it cannot be asked, the answer is no. */
const isGone = async (context: KrakenContext, credentials: IssuedCredentials): Promise<boolean> => {
  try {
    await inspectKey(context, keyOf(credentials, context.http.clock.nowMs()))
    return false
  } catch (error) {
    return error instanceof ConnectorError && (error.kind === 'credentialsInvalid' || error.kind === 'tokenExpired')
  }
}

/** Deletes the key at Kraken. One that is gone already is what was asked for. */
export const revokeKey = async (
  context: KrakenContext,
  flow: OAuthFlow,
  credentials: IssuedCredentials,
): Promise<void> => {
  try {
    await deleteKey(context, await liveGrant(context, flow, credentials), credentials.issued.name)
  } catch (error) {
    if (!(await isGone(context, credentials))) throw error
  }
}
