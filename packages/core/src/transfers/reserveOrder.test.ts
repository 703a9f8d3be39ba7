import { expect, test } from 'vitest'

import { OrderAlreadyPaidError } from './ports.ts'
import { retryReservation } from './reserveOrder.ts'

test('a reservation that met another one is tried again, at most ten times', async () => {
  let tried = 0
  const reserve = async () => {
    tried += 1
    if (tried < 3) throw new OrderAlreadyPaidError('refused meanwhile')
    return 'reserved'
  }
  expect([await retryReservation(reserve), tried]).toEqual(['reserved', 3])
  tried = -100
  await expect(retryReservation(reserve)).rejects.toThrow(OrderAlreadyPaidError)
  expect(tried).toBe(-90)
})

test('any other error ends the reservation at once', async () => {
  let tried = 0
  const failing = retryReservation(async () => {
    tried += 1
    throw new Error('no database')
  })
  await expect(failing).rejects.toThrow('no database')
  expect(tried).toBe(1)
})
