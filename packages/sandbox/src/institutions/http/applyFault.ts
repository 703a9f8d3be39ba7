import type { Fault, Faults } from './createFaults.ts'
import { json, type SimRequest, type SimResponse } from './types.ts'

/** The response written to the socket. `destroy` drops the connection, after half the body for `truncate`. */
export type Outcome =
  | { kind: 'reply'; response: SimResponse }
  | { kind: 'destroy' }
  | { kind: 'truncate'; response: SimResponse }

/** Institution-specific response hooks: response signing and the rate-limit response. */
export interface Manners {
  rateLimited(request: SimRequest): SimResponse
  /** Not applied to responses of injected faults. */
  seal(request: SimRequest, response: SimResponse): SimResponse
}

const reply = (response: SimResponse): Outcome => ({ kind: 'reply', response })

const MAINTENANCE: SimResponse = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Maintenance</title></head><body><h1>We will be back soon</h1></body></html>',
}

/** Renames every member, as an API that changed without notice. */
const drift = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(drift)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [`${key}_v2`, drift(inner)]))
}

/** Replaces every status by an undocumented one. */
const unknown = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unknown)
  if (typeof value !== 'object' || value === null) return value
  const change = (key: string, inner: unknown): unknown => {
    if (!/^(status|state)$/i.test(key) || typeof inner === 'object') return unknown(inner)
    return typeof inner === 'number' ? 9_999 : 'brand-new-status'
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(key, inner)]))
}

const changeBody = (response: SimResponse, change: (value: unknown) => unknown): SimResponse => {
  try {
    return { ...response, body: JSON.stringify(change(JSON.parse(response.body))) }
  } catch {
    return response
  }
}

/** The institution's own refusal, with the status and the wait of the fault. */
const rateLimited = (fault: Fault, networkName: SimResponse): SimResponse => ({
  ...networkName,
  status: fault.code ?? networkName.status,
  headers: { ...networkName.headers, 'retry-after': String(fault.retryAfter ?? 60) },
})

const sleep = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms).unref())

/** The response of faults that take effect before the request is handled; `undefined` lets it through. */
const before = (fault: Fault, request: SimRequest, manners: Manners): Outcome | undefined => {
  if (fault.mode === 'resetBefore') return { kind: 'destroy' }
  if (fault.mode === 'rateLimit') return reply(rateLimited(fault, manners.rateLimited(request)))
  if (fault.mode === 'redirect') {
    return reply({ status: 302, headers: { location: fault.location ?? 'https://elsewhere.invalid/' }, body: '' })
  }
  return undefined
}

/** A user's browser, which institutions answer with a page while their API answers with its own body. */
const isBrowser = ({ headers }: SimRequest): boolean => headers.accept?.includes('text/html') === true

const replaced = (fault: Fault, request: SimRequest): SimResponse | undefined => {
  if (fault.mode === 'status' && fault.body === undefined && isBrowser(request))
    return { ...MAINTENANCE, status: fault.code ?? 503 }
  if (fault.mode === 'status') return { ...json(fault.code ?? 503, {}), body: fault.body ?? '{}' }
  if (fault.mode === 'htmlPage200') return MAINTENANCE
  if (fault.mode === 'emptyObject200') return json(200, {})
  return undefined
}

/** The institution's own response, changed by the fault. */
const distorted = ({ mode }: Fault, response: SimResponse): SimResponse => {
  if (mode === 'schemaDrift') return changeBody(response, drift)
  return mode === 'unknownStatus' ? changeBody(response, unknown) : response
}

/** Runs one request under a fault. `handle` has the side effect, and is called at most once. */
export const applyFault = async (
  fault: Fault,
  faults: Pick<Faults, 'held'>,
  request: SimRequest,
  handle: () => Promise<SimResponse>,
  manners: Manners,
): Promise<Outcome> => {
  const early = before(fault, request, manners)
  if (early !== undefined) return early
  const instead = replaced(fault, request)
  if (instead !== undefined) {
    if (fault.afterSideEffect === true) await handle()
    return reply(instead)
  }
  if (fault.mode === 'latency') await sleep(fault.ms ?? 1_000)
  const response = await handle()
  if (fault.mode === 'resetAfter') return { kind: 'destroy' }
  if (fault.mode === 'truncate') return { kind: 'truncate', response }
  if (fault.mode === 'hang') await faults.held()
  return reply(manners.seal(request, distorted(fault, response)))
}
