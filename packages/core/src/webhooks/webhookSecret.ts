import type { Ids } from '../kernel/ids.ts'

/** A new secret for signing what we send to a client's server, in the form of Standard Webhooks. */
export const webhookSecret = (ids: Ids): string => {
  const bytes = (ids.hex(32).match(/../g) ?? []).map(byte => Number.parseInt(byte, 16))
  return `whsec_${btoa(String.fromCharCode(...bytes))}`
}
