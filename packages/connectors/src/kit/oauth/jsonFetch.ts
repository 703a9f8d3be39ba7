interface FetchInit {
  headers?: unknown
  body?: unknown
}

/** Sends the OAuth library's forms as JSON objects of the same members, for token endpoints that want them so. */
export const jsonFetch =
  <I extends FetchInit>(send: (url: string, init: I) => Promise<Response>) =>
  (url: string, init: I): Promise<Response> => {
    if (!(init.body instanceof URLSearchParams)) return send(url, init)
    const headers = new Headers(init.headers as ConstructorParameters<typeof Headers>[0])
    headers.set('content-type', 'application/json')
    return send(url, { ...init, headers, body: JSON.stringify(Object.fromEntries(init.body)) })
  }
