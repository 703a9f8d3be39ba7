import { defined } from '@rialto/defined'

import { demoClient, type Rialto } from './startRialto.ts'

/** One call of the public API as the demo client; answers the envelope. */
export const callApi = async (
  rialto: Pick<Rialto, 'api'>,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
  { headers = {} }: { headers?: Readonly<Record<string, string>> } = {},
): Promise<{ http: number; status: string; content: never; message: string; errorType: string }> => {
  const response = await fetch(`${rialto.api}/api/v1${path}`, {
    method,
    headers: {
      'x-client-id': demoClient.id,
      'x-client-secret': demoClient.secret,
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
