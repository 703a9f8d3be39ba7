import type { AdminValue } from '@rialto/contract'

import { quoted } from '../parts/quoted.ts'

export type LoggedRequest = Pick<AdminValue<'listRequests', 'content'>[number], 'api' | 'method' | 'path'> & {
  fields: readonly string[]
}

const credentials: Readonly<Record<LoggedRequest['api'], readonly string[]>> = {
  integration: ['-H "X-Client-Id: $RIALTO_CLIENT_ID"', '-H "X-Client-Secret: $RIALTO_CLIENT_SECRET"'],
  management: ['-H "Authorization: Bearer $RIALTO_TOKEN"'],
  link: ['-H "Authorization: Bearer $LINK_SESSION_TOKEN"'],
}

/** A call, with the body that it sends. */
export interface SentCall extends Pick<LoggedRequest, 'api' | 'method' | 'path'> {
  body: object | undefined
}

/** The call as a `curl` command. */
export const callCurl = (origin: string, { api, method, path, body }: SentCall): string =>
  [
    `curl -X ${method} ${quoted(`${origin}${path}`)}`,
    ...credentials[api],
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body))}`]),
  ].join(' \\\n  ')
