import { expect, it } from 'vitest'
import { signHeaders } from './signHeaders.ts'

/** A key and secret of Bybit's form; neither is anybody's. */
const key = { key: 'opjSlSOzqIeXROT5rq', secret: 'M9yLdVtWcEa3NqRzKb7HfUx2GpJs5TnA8oQi' }

// Bybit documents the plain text of its examples, but no signature of them. These were made from that text with
// `printf '%s' "$timestamp$key$window$payload" | openssl dgst -sha256 -hmac "$secret"`.
it.each([
  [
    1_658_384_314_791,
    'category=option&symbol=BTC-29JUL22-25000-C',
    'f01984f8a47602dc2137c81e1277fa2c4344ed532f3e12fde630df6370282058',
  ],
  [
    1_672_196_570_254,
    '{"coin":"USDT","chain":"ETH","address":"0x99ced129603abc771c0dabe935c326ff6c86645d","amount":"24","timestamp":1672196561407,"forceChain":1,"accountType":"FUND"}',
    'e807a87b61a218fbc12569674140c2bf2fa6d681fe7ce0dbe20e50bf32bf7653',
  ],
])('signs timestamp, key, window and payload in one piece (%i)', (timestampMs, payload, signature) => {
  expect(signHeaders(key, timestampMs, payload)).toEqual({
    'x-bapi-api-key': key.key,
    'x-bapi-timestamp': String(timestampMs),
    'x-bapi-recv-window': '5000',
    'x-bapi-sign': signature,
  })
})
