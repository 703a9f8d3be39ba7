import { ConnectorError } from '@rialto/core'
import type { EgressRequest } from '@rialto/egress'
import { callInstitution } from '../../kit/callInstitution.ts'
import type { Check } from '../../kit/schema.ts'
import type { GeminiAccess, GeminiContext } from './context.ts'
import { privateEgress, secretsOf } from './context.ts'
import { geminiHost } from './descriptor.ts'
import { errorsOf, wantsSeconds } from './errors.ts'
import type { GeminiScope } from './ways.ts'

export interface GeminiCall<T> {
  /** Default POST: most of Gemini's reads are. */
  method?: 'GET'
  path: string
  scope: GeminiScope
  check: Check<T>
  parameters?: Readonly<Record<string, unknown>>
  /** Makes something: sent once. */
  once?: true
}

/** A private call before it is signed: its members stand in the body. */
export const privateRequest = (
  path: string,
  parameters: Readonly<Record<string, unknown>> = {},
  method: 'GET' | 'POST' = 'POST',
): EgressRequest => ({ method, url: `https://${geminiHost}${path}`, body: JSON.stringify(parameters) })

/** A private read. A nonce that was refused is followed by one more: in seconds, where Gemini says that the key wants them. */
export const geminiRead = async <T>(context: GeminiContext, access: GeminiAccess, call: GeminiCall<T>): Promise<T> => {
  const http = {
    ...context.http,
    table: errorsOf(context.way, call.scope),
    egress: privateEgress(context, access),
  }
  const query = () =>
    callInstitution(http, {
      request: () => privateRequest(call.path, call.parameters, call.method),
      check: call.check,
      secrets: secretsOf(access),
      ...(call.once === true ? {} : { readOnly: true }),
    })
  try {
    return await query()
  } catch (error) {
    if ('token' in access || !(error instanceof ConnectorError) || error.kind !== 'clockSkew') throw error
    if (wantsSeconds.test(error.message)) context.nonces.useSeconds(access.key)
    return query()
  }
}
