import { expect, test } from 'vitest'

import { readPayload, readRequirements } from './readPayload.ts'

const chains = {
  chains: [
    { networkId: 'base', chain: 'eip155:8453' },
    { networkId: 'solana', chain: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
  ],
  transferIn: async () => undefined,
}
const address = `0x${'1'.repeat(40)}`
const accepted = { scheme: 'exact', network: 'eip155:8453', asset: address }
const authorization = {
  from: address,
  to: address,
  value: '1',
  validAfter: '0',
  validBefore: '9',
  nonce: `0x${'2'.repeat(64)}`,
}
const permit2Authorization = {
  from: address,
  permitted: { token: address, amount: '1' },
  nonce: '7',
  deadline: '9',
  witness: { to: address, validAfter: '0' },
}
const read = (payload: object) =>
  readPayload(chains, { x402Version: 2, accepted, payload: { signature: '0x12', ...payload } })
const requirements = { ...accepted, amount: '1', payTo: address, maxTimeoutSeconds: 60 }

/** Of a field that is a number: beyond what a contract holds, or no plain number. */
const misfits = [
  '9'.repeat(78),
  String(2n ** 256n),
  '-1',
  '-0',
  '01',
  '1.0',
  '1e3',
  '0x1',
  ' 1',
  '1\n',
  '',
  '９',
  1,
  null,
]

test('a payload of either method is read', async () => {
  expect(await read({ authorization })).toMatchObject({ method: 'eip3009', networkId: 'base', value: 1n })
  expect(await read({ permit2Authorization })).toMatchObject({ method: 'permit2', nonce: '7', validBefore: 9n })
  const most = await read({ authorization: { ...authorization, value: String(2n ** 256n - 1n) } })
  expect(most?.value).toBe(2n ** 256n - 1n)
})

test.each(misfits)('%j is a number in no field of a payload or of terms', async value => {
  for (const field of ['value', 'validAfter', 'validBefore'])
    expect(await read({ authorization: { ...authorization, [field]: value } }), field).toBeUndefined()
  for (const field of ['nonce', 'deadline'])
    expect(await read({ permit2Authorization: { ...permit2Authorization, [field]: value } }), field).toBeUndefined()
  expect(
    await read({ permit2Authorization: { ...permit2Authorization, permitted: { token: address, amount: value } } }),
  ).toBeUndefined()
  expect(readRequirements(chains, { ...requirements, amount: value })).toBeUndefined()
})

test.each(['1e400', '1e300', '0', '-1', '-0', '"60"', 'null'])('a timeout of %s is none', text => {
  expect(readRequirements(chains, { ...requirements, maxTimeoutSeconds: JSON.parse(text) })).toBeUndefined()
})

test('terms are read, with whole seconds', () => {
  expect(readRequirements(chains, { ...requirements, maxTimeoutSeconds: 60.9 })).toEqual({
    networkId: 'base',
    value: 1n,
    token: address,
    payTo: address,
    timeoutSeconds: 60,
  })
})

const shop = 'CktRuQ2mttgRGkXJtyksdKHjUdc2C4TgDzyB98oEzy8'
const onSolana = { scheme: 'exact', network: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', asset: shop, payTo: shop }
const transfer = { method: 'signedTransaction', token: shop, to: shop, value: 1n } as never

test('a signed transaction is read from its bytes, for the mint that the payload names', async () => {
  const asked: unknown[] = []
  const transferIn = async (input: unknown) => {
    asked.push(input)
    return transfer
  }
  const reader = { ...chains, transferIn }
  const payload = { x402Version: 2, accepted: onSolana, payload: { transaction: 'AAAA' } }
  expect(await readPayload(reader, payload)).toBe(transfer)
  expect(asked).toMatchObject([{ networkId: 'solana', transaction: 'AAAA', payTo: shop }])
  const otherMint = { ...onSolana, asset: shop.replace('C', 'D') }
  expect(await readPayload(reader, { ...payload, accepted: otherMint })).toBeUndefined()
})

test.each(['', 'AAA', 'A A A', 'A'.repeat(1_652), '==', 5, null, ['AAAA']])(
  '%j is no transaction, and no reader of transactions sees it',
  async transaction => {
    const reader = { ...chains, transferIn: () => Promise.reject(new Error('read')) }
    const payload = { x402Version: 2, accepted: onSolana, payload: { transaction } }
    expect(await readPayload(reader, payload)).toBeUndefined()
  },
)

test('terms of Solana have the memo of the order', () => {
  const terms = { ...onSolana, amount: '1', maxTimeoutSeconds: 60, extra: { feePayer: shop, memo: 'order 5' } }
  expect(readRequirements(chains, terms)).toMatchObject({ networkId: 'solana', memo: 'order 5' })
  expect(readRequirements(chains, { ...terms, extra: { memo: 5 } })).toBeUndefined()
})
