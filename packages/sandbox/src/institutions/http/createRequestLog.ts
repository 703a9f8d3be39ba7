interface CountedRequest {
  host: string
  method: string
  path: string
  count: number
}

/**
 * Counts calls per operation, so that a test can assert "exactly one withdraw call". Stores no queries, headers or
 * bodies.
 */
export interface RequestLog {
  add(host: string, method: string, path: string): void
  list(): CountedRequest[]
  clear(): void
}

const MAX_PATHS = 5_000

export const createRequestLog = (): RequestLog => {
  const counts = new Map<string, CountedRequest>()
  return {
    add: (host, method, path) => {
      const key = `${host} ${method} ${path}`
      const known = counts.get(key)
      if (known !== undefined) known.count += 1
      else if (counts.size < MAX_PATHS) counts.set(key, { host, method, path, count: 1 })
    },
    list: () => [...counts.values()].map(item => ({ ...item })),
    clear: () => counts.clear(),
  }
}
