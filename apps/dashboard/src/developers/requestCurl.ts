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

/** The call as a `curl` command. Values were never stored and are placeholders in angle brackets. */
export const requestCurl = (origin: string, { api, method, path, fields }: LoggedRequest): string =>
  callCurl(origin, {
    ...{ api, method, path },
    body: fields.length === 0 ? undefined : Object.fromEntries(fields.map(name => [name, `<${name}>`])),
  })

/** A call, with the body that it sends. */
export interface SentCall extends Pick<LoggedRequest, 'api' | 'method' | 'path'> {
  body: object | undefined
}

export const callCurl = (origin: string, { api, method, path, body }: SentCall): string =>
  [
    `curl -X ${method} ${quoted(`${origin}${path}`)}`,
    ...credentials[api],
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body))}`]),
  ].join(' \\\n  ')
