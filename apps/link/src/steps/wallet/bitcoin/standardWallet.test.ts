import { expect, test } from 'vitest'

import { standardWallet } from './standardWallet.ts'

const wallet = (accounts: readonly { address: string }[], signatures: readonly { signature: Uint8Array }[] = []) =>
  standardWallet({
    'bitcoin:connect': { connect: async () => ({ accounts }) },
    'bitcoin:signMessage': { signMessage: async () => signatures },
  } as never)

test('the first account is connected and signs, in Base64', async () => {
  const found = wallet([{ address: 'bc1q1' }, { address: 'bc1q2' }], [{ signature: new Uint8Array([1, 2, 3]) }])
  expect(await found.connect()).toBe('bc1q1')
  expect(await found.sign('message', 'bc1q1')).toEqual({ signature: 'AQID' })
})

test('a wallet without an account, and a message before a connection, are reported', async () => {
  await expect(wallet([]).connect()).rejects.toThrow()
  await expect(wallet([{ address: 'bc1q1' }]).sign('message', 'bc1q1')).rejects.toThrow()
})

test('a wallet that returns no signature has not signed', async () => {
  const found = wallet([{ address: 'bc1q1' }])
  await found.connect()
  await expect(found.sign('message', 'bc1q1')).rejects.toThrow()
})
