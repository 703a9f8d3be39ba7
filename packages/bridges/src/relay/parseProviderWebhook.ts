import { createHmac, timingSafeEqual } from 'node:crypto'

import type { ProviderWebhook, BridgeProvider } from '@rialto/core'
import { defined } from '@rialto/defined'

import { isProviderWebhook } from './schemas.ts'

/** A message whose time differs by more than this is a replay, or a clock is wrong. */
const toleranceMs = 5 * 60_000

/** Seconds since the epoch have ten digits until 2286, milliseconds thirteen: Relay's documents leave open which it sends. */
const sentAtMs = (timestamp: string): number | undefined =>
  /^[0-9]{10}$/.test(timestamp)
    ? Number(timestamp) * 1_000
    : /^[0-9]{13}$/.test(timestamp)
      ? Number(timestamp)
      : undefined

const isSigned = (key: string, signed: string, signature: string): boolean => {
  const expected = createHmac('sha256', key).update(signed).digest()
  const given = /^[0-9a-fA-F]{64}$/.test(signature) ? Buffer.from(signature, 'hex') : Buffer.alloc(0)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Undefined for a text that is not JSON. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Parses a webhook whose `X-Signature-SHA256` is the HMAC of timestamp and raw body with the API key. Header names in
 * lower case. `undefined` if the signature is invalid, the timestamp is not recent, or the body is unreadable.
 */
export const parseProviderWebhook = (
  key: string,
  { headers, rawBody, nowMs }: Parameters<NonNullable<BridgeProvider['parseProviderWebhook']>>[0],
): ProviderWebhook | undefined => {
  const timestamp = headers['x-signature-timestamp'] ?? ''
  const sent = sentAtMs(timestamp)
  if (sent === undefined || Math.abs(nowMs - sent) > toleranceMs) return undefined
  if (!isSigned(key, `${timestamp}.${rawBody}`, headers['x-signature-sha256'] ?? '')) return undefined
  const body = parsed(rawBody)
  if (!isProviderWebhook(body)) return undefined
  const { requestId, depositAddress } = body.data
  return {
    ...(depositAddress?.address != null && { address: depositAddress.address }),
    ...defined({ reference: requestId ?? undefined }),
  }
}
