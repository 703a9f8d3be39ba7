import { Address, beginCell, comment } from '@ton/core'
import { expect, test } from 'vitest'

import { addressCell, addressOfCell, bodyIn } from './tonCells.ts'

const raw = `0:${'0b'.repeat(32)}`
const bag = (cell: ReturnType<typeof comment>, options = {}): string => cell.toBoc(options).toString('base64')
const notification = (payload: ReturnType<typeof comment>, isApart: boolean) => {
  const start = beginCell().storeUint(0x7362d09c, 32).storeUint(7, 64).storeCoins(25n).storeAddress(Address.parse(raw))
  return isApart
    ? start.storeBit(true).storeRef(payload).endCell()
    : start.storeBit(false).storeSlice(payload.asSlice()).endCell()
}

test.each([
  ['in one cell', 'order 7'],
  ['with other letters', '注文 é'],
  ['over several cells', 'long '.repeat(60)],
])('a comment %s is read', (_, text) => {
  expect(bodyIn(bag(comment(text)))).toEqual({ kind: 'comment', text })
  expect(bodyIn(bag(comment(text), { idx: true, crc32: true }))).toEqual({ kind: 'comment', text })
})

test.each([true, false])('a notification is read with its comment, in another cell: %s', isApart => {
  expect(bodyIn(bag(notification(comment('7'), isApart)))).toEqual({
    kind: 'notification',
    amount: 25n,
    from: raw,
    text: '7',
  })
})

test.each([
  ['an empty body', bag(beginCell().endCell())],
  ['another operation', bag(beginCell().storeUint(0xd53276db, 32).storeStringTail('7').endCell())],
  ['invalid UTF-8', bag(beginCell().storeUint(0, 32).storeUint(0xff, 8).endCell())],
  ['a comment that ends within a byte', bag(beginCell().storeUint(0, 32).storeUint(1, 4).endCell())],
  ['a text of more than a kilobyte', bag(comment('x'.repeat(1_100)))],
  ['a notification that is cut off', bag(beginCell().storeUint(0x7362d09c, 32).storeUint(7, 64).endCell())],
  ['bytes that are not a bag of cells', 'AAAA'],
  ['a bag that is cut off', bag(comment('order 7')).slice(0, 16)],
  ['a cell that refers to itself', Buffer.from('b5ee9c7201010101000400010000', 'hex').toString('base64')],
])('%s has no comment', (_, body) => {
  expect(bodyIn(body)).toEqual({ kind: 'comment', text: undefined })
})

test('an address as an argument is that of the published library', () => {
  for (const one of [raw, `-1:${'f0'.repeat(32)}`]) {
    const cell = beginCell().storeAddress(Address.parse(one)).endCell()
    expect(addressOfCell(bag(cell))).toBe(one)
    expect(addressOfCell(addressCell(one))).toBe(one)
    expect(addressCell(one)).toBe(bag(cell, { idx: false, crc32: false }))
  }
  expect(() => addressOfCell(bag(beginCell().storeAddress(null).endCell()))).toThrow(RangeError)
})
