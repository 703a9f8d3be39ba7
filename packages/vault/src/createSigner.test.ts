import { expect, test } from 'vitest'

import { createSigner } from './createSigner.ts'
import { generateVaultKey } from './vaultKey.ts'

const keys = ['a', 'b'].map(id => ({ id, key: generateVaultKey() }))
const [a, b] = keys
const signer = createSigner({ keys: [a!], current: 'a' })
const signature = signer.sign('receipt', 'text')

test('a signature holds for its text and purpose only', () => {
  expect(signer.verify('receipt', 'text', signature)).toBe(true)
  expect(signer.verify('resume', 'text', signature)).toBe(false)
  expect(signer.verify('receipt', 'text2', signature)).toBe(false)
  for (const wrong of [
    '',
    'x',
    signature.slice(1),
    `${signature}=`,
    signature.replace(/.$/, one => (one === 'A' ? 'B' : 'A')),
  ])
    expect({ wrong, isValid: signer.verify('receipt', 'text', wrong) }).toEqual({ wrong, isValid: false })
})

test('it outlives the rotation of keys, and not the removal of its key', () => {
  expect(createSigner({ keys, current: 'b' }).verify('receipt', 'text', signature)).toBe(true)
  expect(createSigner({ keys: [b!], current: 'b' }).verify('receipt', 'text', signature)).toBe(false)
})
