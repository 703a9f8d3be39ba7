import type { CodeRequest } from '../connections/connector.ts'
import type { CodeAnswer } from '../connections/tryCredentials.ts'
import type { Context } from '../context.ts'
import { connectTyped, type Saved, type Typed } from './connectTyped.ts'
import type { LinkSessionRecord } from './ports.ts'

/**
 * Connects with the user name and password that the user typed, and with a code if the institution requires one.
 *
 * @throws ApiError the errors of `connectWithKey`.
 */
export const connectWithPassword = (
  ctx: Pick<Context, 'clock' | 'ids' | 'store' | 'connectors'>,
  session: LinkSessionRecord,
  input: Typed & CodeAnswer,
): Promise<Saved | { request: CodeRequest }> => connectTyped(ctx, session, input, 'password')
