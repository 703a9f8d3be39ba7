import { defined } from '@rialto/defined'

import { demoClient } from './startRialto.ts'

/** A server, and the client that calls it: the demo client unless another is named. */
export interface Caller {
  api: string
  client?: { id: string; secret: string }
}

/** One call of the public API; answers the envelope. */
export const callApi = async (
  { api, client = demoClient }: Caller,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  { headers = {} }: { headers?: Readonly<Record<string, string>> } = {},
): Promise<{ http: number; status: string; content: never; message: string; errorType: string }> => {
  const response = await fetch(`${api}/api/v1${path}`, {
    method,
    headers: {
      'x-client-id': client.id,
      'x-client-secret': client.secret,
      ...headers,
      ...defined({ 'content-type': body === undefined ? undefined : 'application/json' }),
    },
    ...defined({ body: body === undefined ? undefined : JSON.stringify(body) }),
  })
  return {
    http: response.status,
    ...((await response.json()) as { status: string; content: never; message: string; errorType: string }),
  }
}
