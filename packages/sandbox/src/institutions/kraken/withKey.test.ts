import { expect, test } from 'vitest'
import { openKraken } from '../testing/openKraken.ts'
import { krakenClient } from '../testing/krakenClient.ts'

const { sandbox, as, order, errorOf } = await openKraken()

test('the key, the signature and the nonce are checked', async () => {
  expect(await errorOf(as('Mesh'), 'BalanceEx')).toBeUndefined()
  expect(await errorOf(as('Nobody'), 'BalanceEx')).toBe('EAPI:Invalid key')
  expect(await errorOf(as('ipLocked'), 'BalanceEx')).toBe('EAPI:Invalid key')
  expect(await errorOf(as('suspended'), 'BalanceEx')).toBe('EAuth:Account temporary disabled')
  expect(await errorOf(krakenClient(sandbox, 'Mesh', 'wrong'), 'BalanceEx')).toBe('EAPI:Invalid signature')
  expect(await errorOf(as('Mesh4'), 'BalanceEx', { nonce: '1000' })).toBeUndefined()
  expect(await errorOf(as('Mesh4'), 'BalanceEx', { nonce: '1000' })).toBe('EAPI:Invalid nonce')
  expect(await errorOf(as('Mesh4'), 'BalanceEx', { nonce: '999' })).toBe('EAPI:Invalid nonce')
  expect(await errorOf(as('Mesh4'), 'BalanceEx', { nonce: '1001' })).toBeUndefined()
  expect(await errorOf(as('Mesh4'), 'BalanceEx', { nonce: 'soon' })).toBe('EAPI:Invalid nonce')
  // A rejected signature does not use its nonce.
  expect(await errorOf(krakenClient(sandbox, 'Mesh4', 'wrong'), 'BalanceEx', { nonce: '1002' })).toBe(
    'EAPI:Invalid signature',
  )
  expect(await errorOf(as('Mesh4'), 'BalanceEx', { nonce: '1002' })).toBeUndefined()
})

test('only the right code is accepted', async () => {
  expect(await errorOf(as('mfaTotp'), 'Withdraw', { ...order, otp: '000000' })).toBe('EAPI:Invalid signature')
  expect(await errorOf(as('mfaTotp'), 'Withdraw', { ...order, otp: '123456' })).toBeUndefined()
})
