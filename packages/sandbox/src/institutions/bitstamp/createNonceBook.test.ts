import { expect, test } from 'vitest'
import { createNonceBook } from './createNonceBook.ts'

test('a nonce is taken once by a key, and other keys may have it too', () => {
  const book = createNonceBook()
  expect([book.take('a', 'n', 0), book.take('a', 'n', 1), book.take('b', 'n', 1), book.take('a', 'm', 1)]).toEqual([
    true,
    false,
    true,
    true,
  ])
})

test('a nonce stays used for five minutes from when it was taken, however often it is tried', () => {
  const book = createNonceBook()
  book.take('a', 'n', 0)
  expect(book.take('a', 'n', 299_999)).toBe(false)
  expect(book.take('a', 'n', 300_000)).toBe(true)
  expect(book.take('a', 'n', 300_001)).toBe(false)
})
