import { decimalFromJson } from '@rialto/catalog'
import type { PriceSource, Quote } from '@rialto/core'

interface PriceHttp {
  request(request: {
    method: 'GET'
    url: string
    headers: Readonly<Record<string, string>>
    timeoutMs: number
    maxResponseBytes: number
  }): Promise<{ status: number; text: string }>
}

/**
 * The operator's own source of prices: `RIALTO_EQUITY_PRICE_URL` with the symbol in place of `{symbol}`. It answers 200
 * with `{"price": 12.34, "timestamp": 1767225600}` (USD, a number or a decimal string; Unix seconds, now when absent),
 * or 404 for an unknown symbol. Any other answer counts as an unavailable source.
 */
export const createPriceFeed = (http: PriceHttp, urlTemplate: string, nowMs: () => number): PriceSource => ({
  quote: async symbol => {
    const { status, text } = await http.request({
      method: 'GET',
      url: urlTemplate.replaceAll('{symbol}', encodeURIComponent(symbol)),
      headers: { accept: 'application/json' },
      timeoutMs: 5_000,
      maxResponseBytes: 65_536,
    })
    if (status === 404) return undefined
    if (status !== 200) throw new Error(`the price source returned HTTP ${status}`)
    return readQuote(text, nowMs())
  },
})

const readQuote = (text: string, nowMs: number): Quote => {
  const answer: unknown = JSON.parse(text)
  if (typeof answer !== 'object' || answer === null) throw new Error('the price source did not return a JSON object')
  const { price: sent, timestamp } = answer as { price?: unknown; timestamp?: unknown }
  const price = decimalFromJson(sent)
  if (price === undefined || price.startsWith('-')) throw new Error('the price source returned no price')
  if (timestamp === undefined || timestamp === null) return { price, quotedAtMs: nowMs }
  if (typeof timestamp !== 'number' || !(timestamp >= 0 && timestamp < 1e11))
    throw new Error('the price source returned a timestamp that is not in Unix seconds')
  return { price, quotedAtMs: Math.floor(timestamp) * 1000 }
}
