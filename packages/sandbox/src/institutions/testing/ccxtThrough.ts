/** A `fetchImplementation` for ccxt: its official URLs, led to the listener. Signatures cover no host, so they stay true. */
export const ccxtThrough = (origin: string) => (url: string, init: RequestInit) => {
  const { host, pathname, search } = new URL(url)
  return fetch(`${origin}/~${host}${pathname}${search}`, {
    method: init.method ?? 'GET',
    headers: init.headers as Record<string, string>,
    ...(typeof init.body === 'string' ? { body: init.body } : {}),
  })
}
