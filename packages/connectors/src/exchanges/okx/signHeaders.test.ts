import { expect, it } from 'vitest'
import { signHeaders } from './signHeaders.ts'

/** The secret of OKX's documentation; the key and the passphrase are nobody's. */
const key = {
  key: '5f1c2d3e-7a8b-4c9d-8e0f-1a2b3c4d5e6f',
  secret: '22582BD0CFF14C41EDBF1AB98506286D',
  passphrase: 'Chosen-7',
}
const time = '2020-12-08T09:08:57.715Z'
const withdrawal =
  '{"ccy":"BTC","amt":"1","dest":"4","toAddr":"17DKe3kkkkiiiiTvAKKi2vMPbm1Bz3CMKw","chain":"BTC-Bitcoin","clientId":"748d8591d09a4831a45bc0d61d078762"}'

// OKX documents the text that is signed, but no signature of it. These were made with
// `printf '%s' "$time$method$path$body" | openssl dgst -sha256 -hmac "$secret" -binary | base64`, and by Python's hmac.
it.each([
  ['GET', '/api/v5/account/balance?ccy=BTC', '', 'HiZhvSfMtWJA3uUIVXV3a/bSXNPCWvYFXoGCVS8V4zY='],
  ['POST', '/api/v5/asset/withdrawal', withdrawal, 'o3WlHh07JVszYDc5AkTXzr37b22D5o4grpLtXYikdy4='],
] as const)('signs time, method, path and body in one piece (%s %s)', (method, path, body, signature) => {
  expect(signHeaders(key, Date.parse(time), { method, path, body })).toEqual({
    'ok-access-key': key.key,
    'ok-access-passphrase': key.passphrase,
    'ok-access-timestamp': time,
    'ok-access-sign': signature,
  })
})
