import { Address, beginCell, Cell as PublishedCell } from '@ton/core'
import { expect, test } from 'vitest'

import { readBag, writeBag } from './bagOfCells.ts'
import { buildCell, hashOf, readCell } from './cell.ts'

const raw = `0:${'AB'.repeat(32)}`
const published = beginCell()
  .storeUint(5, 3)
  .storeCoins(1_500_000_000n)
  .storeCoins(0n)
  .storeAddress(Address.parse(raw))
  .storeRef(beginCell().storeUint(7, 32).storeRef(beginCell().storeStringTail('tail').endCell()).endCell())
  .storeRef(beginCell().storeUint(7, 32).endCell())
  .endCell()

test('a cell that is built here has the hash of the published library, and is read by it', () => {
  const tail = buildCell().bytes(Buffer.from('tail')).end()
  const own = buildCell()
    .uint(5, 3)
    .coins(1_500_000_000n)
    .coins(0n)
    .address(raw)
    .ref(buildCell().uint(7, 32).ref(tail).end())
    .ref(buildCell().uint(7, 32).end())
    .end()
  expect(hashOf(own)).toEqual(published.hash())
  expect(PublishedCell.fromBase64(writeBag(own)).equals(published)).toBe(true)
})

test('a bag of the published library is read, with an index and a checksum or without', () => {
  for (const options of [
    { idx: false, crc32: false },
    { idx: true, crc32: true },
  ]) {
    const cell = readBag(published.toBoc(options).toString('base64'))
    expect(hashOf(cell)).toEqual(published.hash())
    const reader = readCell(cell)
    expect([reader.uint(3), reader.coins(), reader.coins(), reader.address()]).toEqual([5n, 1_500_000_000n, 0n, raw])
    expect(reader.refsLeft()).toBe(2)
  }
})

test('a bag that is cut off or has a reference to an earlier cell is rejected', () => {
  expect(() => readBag('AAAA')).toThrow('Not a bag')
  const bytes = Buffer.from(writeBag(buildCell().uint(1, 8).end()), 'base64')
  expect(() => readBag(bytes.subarray(0, -1).toString('base64'))).toThrow()
})
