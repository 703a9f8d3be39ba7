import { expect, test } from 'vitest'

import { blockAfter, genesis, producer, producerSignature } from './tronBlocks.ts'
import { addressOf, keyOf, signerOf } from './tronKeys.ts'

const first = blockAfter(genesis, { timestampMs: 3_000, transactions: [] })

test('a block begins with its number and names the one before', () => {
  expect(first).toMatchObject({ number: 1, parent: genesis.id, root: '0'.repeat(64) })
  expect(first.id).toMatch(/^0000000000000001[0-9a-f]{48}$/)
  expect(blockAfter(first, { timestampMs: 6_000, transactions: [] })).toMatchObject({ number: 2, parent: first.id })
})

test('another time is another block, and the same content the same one', () => {
  expect(blockAfter(genesis, { timestampMs: 3_000, transactions: [] }).id).toBe(first.id)
  expect(blockAfter(genesis, { timestampMs: 3_001, transactions: [] }).id).not.toBe(first.id)
})

test('the producer’s signature is of this block alone', () => {
  expect(producer).toBe(addressOf(keyOf('producer')))
  const other = blockAfter(genesis, { timestampMs: 3_001, transactions: [] })
  expect(producerSignature(first)).not.toBe(producerSignature(other))
  expect(signerOf(Buffer.alloc(32, 1), producerSignature(first))).not.toBe(producer)
})
