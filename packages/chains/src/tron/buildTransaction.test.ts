import { expect, test } from 'vitest'

import { buildTransaction } from './buildTransaction.ts'

/** Built by TronWeb 6.5.1 for the same payments on the same block. */
const vectors = [
  {
    token: undefined,
    amount: 1_230_000n,
    to: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
    txID: 'ac2e43f62f0123343721e4c98a1c3fd94c5f8228dddec5dd94ca1a25fc387c38',
    raw_data_hex:
      '0a020a1b2208010203040506070840e0a4fe99b4325a67080112630a2d747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e5472616e73666572436f6e747261637412320a154114791697260e4c9a71f18484c9f997b308e59325121541eca9bc828a3005b9a3b909f2cc5c2a54794de05f18b0894b7080d0fa99b432',
  },
  {
    token: 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf',
    amount: 4_560_000n,
    to: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    txID: '1fc91e7c42726e1622c2137e22ca3dc389925c0cae82d91d66621546dc2bffa0',
    raw_data_hex:
      '0a020a1b2208010203040506070840e0a4fe99b4325aae01081f12a9010a31747970652e676f6f676c65617069732e636f6d2f70726f746f636f6c2e54726967676572536d617274436f6e747261637412740a154114791697260e4c9a71f18484c9f997b308e59325121541eca9bc828a3005b9a3b909f2cc5c2a54794de05f2244a9059cbb000000000000000000000000a614f803b6fd780986a42c78ec9c7f77e6ded13c00000000000000000000000000000000000000000000000000000000004594807080d0fa99b43290018087a70e',
  },
]

const head = {
  id: `0000000000000a1b0102030405060708${'0'.repeat(32)}`,
  number: 0x0a1b,
  timestampMs: 1_732_000_000_000,
}

test.each(vectors)(
  'a payment of token $token has the bytes and the id that TronWeb gives it',
  ({ token, amount, to, ...expected }) => {
    const from = 'TBqTaFhfxhdw8GvjXovXdRziYYgzVMry5y'
    const { txId, json } = buildTransaction({ from, to, token, amount, feeLimit: 30_000_000n }, head)
    const built: unknown = JSON.parse(json)
    expect(txId).toBe(expected.txID)
    expect(built).toMatchObject({ ...expected, visible: false, raw_data: { expiration: head.timestampMs + 60_000 } })
  },
)
