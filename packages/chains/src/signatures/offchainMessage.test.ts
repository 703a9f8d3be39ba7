import { expect, test } from 'vitest'

import { isEnvelopeOf, offchainForms } from './offchainMessage.ts'

const key = new Uint8Array(32).fill(3)
const text = new TextEncoder().encode('Prove this address: 42')

test('each form of a message is its envelope, for its key and text alone', () => {
  const forms = offchainForms(key, text)
  expect(forms.length).toBeGreaterThan(6)
  for (const form of forms) expect(isEnvelopeOf(form, key, text)).toBe(true)
})

test('an envelope with a changed byte or an added one is refused', () => {
  for (const form of offchainForms(key, text)) {
    expect(isEnvelopeOf(Uint8Array.of(...form, 0), key, text)).toBe(false)
    const last = form.length - 1
    expect(isEnvelopeOf(form.with(last, (form[last] ?? 0) ^ 1), key, text)).toBe(false)
    expect(isEnvelopeOf(form.with(0, 0xfe), key, text)).toBe(false)
  }
})

test('an envelope of another key that names its signer is refused', () => {
  const [named] = offchainForms(key, text)
  expect(isEnvelopeOf(named ?? key, new Uint8Array(32).fill(4), text)).toBe(false)
})
