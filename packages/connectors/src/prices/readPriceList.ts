import { decimalFromJson, isZero } from '@rialto/catalog'
import { type Egress, readJson } from '@rialto/egress'
import type { Check } from '@rialto/contract'

/** A single attempt with a short timeout, because the next list can answer instead. */
const timeoutMs = 3_000
const maxResponseBytes = 4 * 1024 * 1024

/** @throws when the list is not there or is not what `check` accepts. */
export const readPriceList = async <T>(egress: Egress, url: string, check: Check<T>): Promise<T> => {
  const headers = { accept: 'application/json' }
  const { status, text } = await egress.request({ method: 'GET', url, headers, timeoutMs, maxResponseBytes })
  if (status !== 200) throw new Error(`the price list returned HTTP ${status}`)
  const list = await readJson(text)
  if (!check(list)) throw new Error('the price list is malformed')
  return list
}

/** One price of a list. Undefined for an invalid one, so that it does not invalidate the whole list. */
export const positiveDecimal = (sent: unknown): string | undefined => {
  const decimal = decimalFromJson(sent)
  return decimal === undefined || decimal.startsWith('-') || isZero(decimal) ? undefined : decimal
}
