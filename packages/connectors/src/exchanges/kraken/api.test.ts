import { expect, test } from 'vitest'
import { signatureOf, signRequest } from './api.ts'
import { encodeQuery } from '../../kit/signing/signer.ts'

/** The secret and the first signature are those of Kraken's documentation (spot REST authentication, example). */
const secret = 'kQH5HW/8p1uGOVjbgWA7FunAmGO8lsSUXNsu3eow76sz84Q18fWxnyRzBHCd3pd5nE9qa99HAZtuZuj6F1huXg=='

test('signs Kraken’s documented example', () => {
  const body = 'nonce=1616492376594&ordertype=limit&pair=XBTUSD&price=37500&type=buy&volume=1.25'
  expect(signatureOf(secret, '/0/private/AddOrder', '1616492376594', body)).toBe(
    '4/dpxb3iT4tp/ZCVEwSnEsLxx0bqyhLpdfOpc6fn7OR8+UClSV5n9E6aSS8MPtnRfp32bAb0nmbRn6H8ndwLUQ==',
  )
})

// Made independently with Python: base64(hmac.new(b64decode(secret), path + sha256(nonce + body).digest(), sha512)).
test('signs the encoded text that is sent', () => {
  const request = {
    method: 'POST',
    url: 'https://api.kraken.com/0/private/Withdraw',
    headers: { accept: 'application/json' },
    body: encodeQuery({ asset: 'XBT', key: 'cold wallet+1', amount: '0.725' }),
  } as const
  expect(signRequest({ key: 'k', secret }, '1760000000000001', request)).toEqual({
    ...request,
    headers: {
      accept: 'application/json',
      'api-key': 'k',
      'api-sign': 'fz4uACQCO1uLurAuv9IXL84S2ldBRWxcHKNq24jk9SWQoY4dVdDIV5BGhWETATY8C9O5XYAEOsGBy6Ty18bgxw==',
    },
    body: 'nonce=1760000000000001&asset=XBT&key=cold%20wallet%2B1&amount=0.725',
  })
})
