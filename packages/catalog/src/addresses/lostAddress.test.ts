import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { NetworkType } from '../networkType.ts'
import { isValidAddress } from './isValidAddress.ts'
import { type LostReason, lostReason } from './lostAddress.ts'

/** Published burn accounts, zero accounts and programs. */
const lost: [NetworkType, string, LostReason][] = [
  ['evm', '0x0000000000000000000000000000000000000000', 'burn'],
  ['evm', '0x000000000000000000000000000000000000dEaD', 'burn'],
  ['evm', '0x0000000000000000000000000000000000000001', 'system'],
  ['evm', '0xdEAD000000000000000042069420694206942069', 'burn'],
  ['evm', '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE', 'burn'],
  ['solana', '11111111111111111111111111111111', 'system'],
  ['solana', '1nc1nerator11111111111111111111111111111111', 'burn'],
  ['solana', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'system'],
  ['solana', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', 'system'],
  ['solana', 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL', 'system'],
  ['solana', 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 'system'],
  ['solana', 'ComputeBudget111111111111111111111111111111', 'system'],
  ['solana', 'SysvarC1ock11111111111111111111111111111111', 'system'],
  ['solana', 'So11111111111111111111111111111111111111112', 'system'],
  ['bitcoin', '1111111111111111111114oLvT2', 'burn'],
  ['bitcoin', '1BitcoinEaterAddressDontSendf59kuE', 'burn'],
  ['bitcoin', '1CounterpartyXXXXXXXXXXXXXXXUWLpVr', 'burn'],
  ['bitcoin', 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq9e75rs', 'burn'],
  ['dogecoin', 'DDogepartyxxxxxxxxxxxxxxxxxxw1dfzr', 'burn'],
  ['tron', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'burn'],
  ['tron', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy', 'burn'],
  ['ripple', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp', 'burn'],
  ['ripple', 'rrrrrrrrrrrrrrrrrrrrBZbvji', 'burn'],
  ['stellar', 'GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF', 'burn'],
  ['tvm', 'EQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAM9c', 'burn'],
  ['tvm', 'Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF', 'system'],
  ['tezos', 'tz1burnburnburnburnburnburnburjAYjjX', 'burn'],
  ['tezos', 'tz1Ke2h7sDdakHJQh8WX4Z372du1KChsksyU', 'burn'],
  ['sui', `0x${'2'.padStart(64, '0')}`, 'system'],
  ['aptos', `0x${'a'.padStart(64, '0')}`, 'system'],
  ['aptos', `0x${'52908400098527886E0F7030069857D2E4169EE7'.padStart(64, '0')}`, 'paddedEvm'],
  ['sui', `0x${'52908400098527886e0f7030069857d2e4169ee7'.padStart(64, '0')}`, 'paddedEvm'],
]

test.each(lost)('%s: %s is %s', (family, address, reason) => {
  expect([isValidAddress(family, address), lostReason(family, address)]).toEqual([true, reason])
})

test.each<[NetworkType, string]>([
  ['evm', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['evm', '0x00000000219ab540356cBB839Cbe05303d7705Fa'],
  ['solana', 'DZuyd1ctDnbpYi7yUBVDBVAoGHJcbAeXo4Ms6NbxuxwJ'],
  ['bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['ripple', 'rkx9tJZbZnoxTTKNt1KAnPtgCXU8vrjWu'],
  ['tvm', 'EQBL9RIvNEVUxTveLruM0rfj0WAK1jHDhaXXzOI8d4VFmtsM'],
  ['sui', `0x${'0a'.repeat(32)}`],
  ['unknown', '0x0000000000000000000000000000000000000000'],
  ['evm', 'no address'],
])('%s: nothing speaks against %s', (family, address) => expect(lostReason(family, address)).toBeUndefined())

test('an address with any non-zero byte among its first twelve may have a key', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), bytes => {
      const hex = Buffer.from(bytes).toString('hex')
      expect(lostReason('aptos', `0x${hex}`) !== undefined).toBe(hex.startsWith('0'.repeat(24)))
    }),
  )
})
