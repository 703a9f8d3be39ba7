import { expect, it } from 'vitest'
import { signHeaders } from './signHeaders.ts'

/** Of KuCoin's form; nobody's. */
const key = {
  key: '6705f5c311545b000157d3eb',
  secret: '0c1b7e8a-52fd-4f0e-9a55-3d0f6c1e7b42',
  passphrase: 'pass-phrase7',
}
const timestampMs = 1_728_443_843_000

// KuCoin documents the plain texts, but no signature of them. These were made with
// `printf '%s' "$timestamp$method$endpoint$body" | openssl dgst -sha256 -hmac "$secret" -binary | base64`,
// the passphrase's with `printf '%s' "$passphrase" | ...`.
const withdrawal = '{"currency":"USDT","toAddress":"TKFRQXSDc","amount":3,"withdrawType":"ADDRESS","chain":"trx"}'
it.each([
  ['GET', '/api/v1/accounts', '', 'Szt3fqT4HvwtZ2NygFE2U6TVjp6iT9+BY0FiS3Nxrqo='],
  ['GET', '/api/v1/withdrawals/quotas?currency=USDC&chain=eth', '', 'Jh8WjlRXO5BbOm3Hsw2S51zRNBFgORLbvtbEqM8Dmqk='],
  ['GET', '/api/v1/deposits?currency=A&B!', '', 'YY4RsxITpy8ITbgRoC7CcP2PjFsTbELdVKC7mOWrbXs='],
  ['POST', '/api/v3/withdrawals', withdrawal, 'lAplUWY+pi+748Y05QuhRiDD0owenKYCCrgyEK47o2E='],
] as const)('signs timestamp, method, endpoint and body in one piece (%s %s)', (method, endpoint, body, signature) => {
  expect(signHeaders(key, { timestampMs, method, endpoint, body })).toEqual({
    'kc-api-key': key.key,
    'kc-api-key-version': '2',
    'kc-api-timestamp': '1728443843000',
    'kc-api-passphrase': 'v0L2m4r7OOiJfCpZDkCN5ymXphxJf9InSCmbk3EoFEI=',
    'kc-api-sign': signature,
  })
})
