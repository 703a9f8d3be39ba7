import { FAULT_MODES, type Fault } from '../http/createFaults.ts'

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const count = (value: unknown, max: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= max ? value : undefined

/** Reads a fault from the control API's JSON. Returns an error text if invalid. */
export const readFault = (
  body: Readonly<Record<string, unknown>>,
  hosts: readonly string[],
): Omit<Fault, 'id'> | string => {
  const host = text(body['host'])
  if (host === undefined || !hosts.includes(host)) return `host must be one of ${hosts.join(', ')}`
  const mode = FAULT_MODES.find(known => known === body['mode'])
  if (mode === undefined) return `mode must be one of ${FAULT_MODES.join(', ')}`
  const path = text(body['path']) ?? '/'
  const method = text(body['method'])?.toUpperCase()
  const times = body['times'] === undefined ? 1 : count(body['times'], 1_000_000)
  if (times === undefined || times === 0) return 'times must be a whole number above zero'
  const optional = {
    method,
    ms: count(body['ms'], 600_000),
    code: count(body['code'], 599),
    body: text(body['body']),
    retryAfter: count(body['retryAfter'], 86_400),
    location: text(body['location']),
    afterSideEffect: body['afterSideEffect'] === true ? true : undefined,
  }
  const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined))
  return { host, path, mode, times, ...given }
}
