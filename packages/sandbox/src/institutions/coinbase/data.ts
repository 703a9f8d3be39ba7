import { json, type SimRequest, type SimResponse } from '../http/types.ts'

const VERSION_WARNING = {
  id: 'missing_version',
  message: 'Please supply API version (YYYY-MM-DD) as CB-VERSION header',
}

/** Coinbase's envelope, with its complaint when the call named no API version. */
export const data = (request: SimRequest, value: unknown, status = 200, extra: object = {}): SimResponse => {
  const versioned = /^\d{4}-\d{2}-\d{2}$/.test(String(request.headers['cb-version'] ?? ''))
  return json(status, { ...extra, data: value, ...(versioned ? {} : { warnings: [VERSION_WARNING] }) })
}

export const isoTime = (ms: number): string => new Date(ms).toISOString().replace(/\.\d{3}Z$/, 'Z')
