import { invalidField } from '../kernel/apiError.ts'
import type { Context } from '../context.ts'
import { connectTyped, type Saved, type Typed } from './connectTyped.ts'
import type { LinkSessionRecord } from './ports.ts'

/**
 * Connects with an API key that the user typed: checks the format, then reads the key's permissions from the
 * institution.
 *
 * @throws ApiError `missingField`, `invalidField`, `credentialsRefused`, or the error for the institution’s answer.
 */
export const connectWithKey = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store' | 'connectors'>,
  session: LinkSessionRecord,
  input: Typed,
): Promise<Saved> => {
  const outcome = await connectTyped(ctx, session, input, 'apiKey')
  if ('request' in outcome) throw invalidField('integrationId', 'this integration does not support API keys')
  return outcome
}
