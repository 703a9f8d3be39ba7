/**
 * A `fetchImplementation` that routes ccxt's official URLs to the listener. Signatures do not cover the host and remain
 * valid.
 */
export const ccxtThrough = (origin: string) => (url: string, init: RequestInit) => {
  const { host, pathname, search } = new URL(url)
  return fetch(`${origin}/~${host}${pathname}${search}`, {
    method: init.method ?? 'GET',
    headers: init.headers as Record<string, string>,
    ...(typeof init.body === 'string' ? { body: init.body } : {}),
  })
}
