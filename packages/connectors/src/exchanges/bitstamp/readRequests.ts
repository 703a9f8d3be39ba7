import type { BitstampContext } from './context.ts'
import type { BitstampRequest } from './schemas.ts'
import { isRequests } from './schemas.ts'
import { signedRead } from './signedRead.ts'
import type { BitstampKey } from './signRequest.ts'

/** Bitstamp takes one of these at a time, and a limit only with an offset. */
export type RequestQuery = { id: string } | { timedelta: string } | { limit: string; offset: string }

/** Withdrawal requests, to banks among them, newest first. */
export const readRequests = (
  context: BitstampContext,
  key: BitstampKey,
  parameters: RequestQuery,
): Promise<BitstampRequest[]> =>
  signedRead(context, key, { path: 'withdrawal-requests', check: isRequests, parameters })
