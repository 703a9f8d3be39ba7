import { parseTransaction, recoverTransactionAddress } from 'viem'
import { expect, test } from 'vitest'

import { signRelay } from './signRelay.ts'

const key = `0x${'11'.repeat(32)}`
const relay = {
  ...{ key, nonce: 7, gas: 21_000n, fees: { maxFee: 5n, priorityFee: 2n } },
  call: { to: '0x52908400098527886e0f7030069857d2e4169ee7', data: '0x1234' },
}

test('a relay is signed by its key, moves no coins and has the stated fees', async () => {
  const { raw } = await signRelay(8453, relay)
  const signed = parseTransaction(raw as `0x${string}`)
  expect(signed).toMatchObject({ chainId: 8453, nonce: 7, maxFeePerGas: 5n, maxPriorityFeePerGas: 2n, data: '0x1234' })
  expect(signed.value ?? 0n).toBe(0n)
  const signer = await recoverTransactionAddress({ serializedTransaction: raw as never })
  expect(signer).toBe('0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A')
})

test('the same relay is the same transaction, and a text that is not a key signs none', async () => {
  expect(await signRelay(8453, relay)).toEqual(await signRelay(8453, { ...relay, key: key.slice(2) }))
  await expect(signRelay(8453, { ...relay, key: `0x${'00'.repeat(32)}` })).rejects.toThrow('not a private key')
})
