import { describe, expect, test } from 'vitest'
import { redact } from './redact.ts'

describe('redact', () => {
  test('blanks secrets, as they are and as a URL holds them', () => {
    expect(redact('bad token abc+def/123 and abc%2Bdef%2F123', ['abc+def/123'])).toBe(
      'bad token [redacted] and [redacted]',
    )
  })
  test('a text is unchanged if the secrets are too short', () => {
    expect(redact('an apple', ['', 'a'])).toBe('an apple')
  })
  test('the text is one line of at most 200 characters', () => {
    expect(redact('a\r\nb\u0000c\u2028d', [])).toBe('a b c d')
    expect(redact('x'.repeat(500), [])).toHaveLength(200)
  })
})
