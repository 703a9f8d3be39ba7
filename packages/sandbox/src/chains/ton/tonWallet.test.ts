import { Address, beginCell, Cell, storeStateInit } from '@ton/core'
import { expect, test } from 'vitest'

import { writeBag } from './bagOfCells.ts'
import { hashOf } from './cell.ts'
import { keyOf, publicKeyOf } from './tonKeys.ts'
import { commentOf, readExternal } from './tonMessages.ts'
import { addressOf, publicKeyIn, readOrders, signedExternal, walletInit } from './tonWallet.ts'

const [seed, other] = [keyOf('payer'), keyOf('other')]
const publicKey = publicKeyOf(seed)
/** Of the published code of the wallet. */
const codeHash = '84dafa449f98a6987789ba232358072bc0f76dc4524002a5d0918b9a75d2d599'
const order = { destination: `0:${'AB'.repeat(32)}`, value: 5n, bounce: false, body: commentOf('7') }

test('the address is the hash of the first state, which has the published code', () => {
  const [code, data] = walletInit(publicKey).refs
  if (!code || !data) throw new Error('a first state has code and data')
  expect(hashOf(code).toString('hex')).toBe(codeHash)
  const init = { code: Cell.fromBase64(writeBag(code)), data: Cell.fromBase64(writeBag(data)) }
  const published = new Address(0, beginCell().store(storeStateInit(init)).endCell().hash())
  expect(addressOf(seed)).toBe(`0:${published.hash.toString('hex').toUpperCase()}`)
  expect(publicKeyIn(walletInit(publicKey))).toEqual(publicKey)
  expect(publicKeyIn(order.body)).toBeUndefined()
})

test('an order is read from a signed message, and rejected with another key, number or time', () => {
  const { body, destination, init } = readExternal(signedExternal(seed, 0, [order], 100))
  expect(init && hashOf(init)).toEqual(hashOf(walletInit(publicKey)))
  const wallet = { publicKey, sequence: 0, address: destination, nowMs: 99_000 }
  expect(readOrders(body, wallet)).toMatchObject([{ source: destination, destination: order.destination, value: 5n }])
  expect(() => readOrders(body, { ...wallet, publicKey: publicKeyOf(other) })).toThrow('another key')
  expect(() => readOrders(body, { ...wallet, sequence: 1 })).toThrow('sequence number')
  expect(() => readOrders(body, { ...wallet, nowMs: 100_000 })).toThrow('too old')
})
