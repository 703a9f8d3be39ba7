import type { Operation } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { Credentials } from '../readSettings.ts'
import { placesOf } from './toolSchema.ts'

interface Server {
  baseUrl: string
  credentials: Credentials
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch
}

/** An API response in the form of a tool result. */
interface Answer {
  text: string
  isError: boolean
}

type Input = Readonly<Record<string, unknown>>

const timeoutMs = 30_000

/** Sends one request once. The caller of the tool decides whether to repeat it. */
export const callOperation = async (server: Server, operation: Operation, input: Input): Promise<Answer> => {
  const { url, body } = requestOf(operation, input)
  const { clientId, clientSecret } = server.credentials
  const send = server.fetch ?? fetch
  try {
    const response = await send(`${server.baseUrl}/api/v1${url}`, {
      method: operation.method,
      headers: {
        ...{ accept: 'application/json', 'x-client-id': clientId, 'x-client-secret': clientSecret },
        ...defined({ 'content-type': body === undefined ? undefined : 'application/json' }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...defined({ body }),
    })
    return await readAnswer(response)
  } catch {
    // The error's message may quote the request.
    return { text: `No answer from ${server.baseUrl} within ${timeoutMs / 1000} s.`, isError: true }
  }
}

const readAnswer = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  const explained = text === '' && response.status === 401 ? 'The server does not accept the API key.' : text
  return response.ok ? { text, isError: false } : { text: `HTTP ${response.status}\n${explained}`, isError: true }
}

/** Distributes the fields of a tool to the places that the operation declares for them. */
export const requestOf = (operation: Operation, input: Input): { url: string; body: string | undefined } => {
  const places = placesOf(operation)
  const at = (place: string) => Object.entries(input).filter(([name]) => places.get(name) === place)
  const path = operation.paths[0].replaceAll(/:(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(String(input[name])),
  )
  const query = new URLSearchParams(
    at('query').flatMap(([name, value]) => [value].flat().map(one => [name, String(one)])),
  )
  return {
    url: query.size === 0 ? path : `${path}?${query}`,
    body: operation.body ? JSON.stringify(Object.fromEntries(at('body'))) : undefined,
  }
}
