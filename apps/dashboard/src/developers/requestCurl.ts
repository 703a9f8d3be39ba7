import type { AdminValue } from '@rialto/contract'

import { quoted } from '../parts/quoted.ts'

type LoggedRequest = Pick<AdminValue<'listRequests', 'content'>[number], 'api' | 'method' | 'path'> & {
  fields: readonly string[]
}

const credentials: Readonly<Record<LoggedRequest['api'], readonly string[]>> = {
  integration: ['-H "X-Client-Id: $RIALTO_CLIENT_ID"', '-H "X-Client-Secret: $RIALTO_CLIENT_SECRET"'],
  management: ['-H "Authorization: Bearer $RIALTO_TOKEN"'],
  link: ['-H "Authorization: Bearer $LINK_SESSION_TOKEN"'],
}

/** The call as a `curl` command. Values were never stored and are placeholders in angle brackets. */
export const requestCurl = (origin: string, { api, method, path, fields }: LoggedRequest): string =>
  [
    `curl -X ${method} ${quoted(`${origin}${path}`)}`,
    ...credentials[api],
    ...(fields.length === 0
      ? []
      : [
          "-H 'Content-Type: application/json'",
          `-d ${quoted(JSON.stringify(Object.fromEntries(fields.map(name => [name, `<${name}>`]))))}`,
        ]),
  ].join(' \\\n  ')
