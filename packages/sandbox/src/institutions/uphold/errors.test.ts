import { expect, test } from 'vitest'
import { forbidden, invalid } from './errors.ts'

test('a field that was wrong is found below those that hold it', () => {
  const { status, body } = invalid('denomination.amount', 'decimal', 'Not an amount')
  expect(status).toBe(400)
  expect(JSON.parse(body)).toEqual({
    code: 'validation_failed',
    errors: {
      denomination: { code: 'validation_failed', errors: { amount: [{ code: 'decimal', message: 'Not an amount' }] } },
    },
  })
  expect(JSON.parse(invalid('network', 'network', 'No').body).errors).toEqual({
    network: [{ code: 'network', message: 'No' }],
  })
})

test('unmet requirements or restrictions are listed, and the other list is empty', () => {
  expect(JSON.parse(forbidden({ restrictions: ['user-status-not-valid'] }).body)).toMatchObject({
    code: 'forbidden',
    requirements: [],
    restrictions: ['user-status-not-valid'],
  })
})
