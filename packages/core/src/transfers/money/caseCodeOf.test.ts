import fc from 'fast-check'
import { expect, test } from 'vitest'

import { caseCodeOf, idPrefixOf } from './caseCodeOf.ts'

test('a typed case code gives the beginning of the id', () => {
  fc.assert(
    fc.property(fc.uuid(), id => {
      const code = caseCodeOf(id)
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
      for (const typed of [
        code,
        code.toLowerCase(),
        code.replace('-', ''),
        code.replaceAll('0', 'O').replaceAll('1', 'l'),
      ])
        expect(id.startsWith(idPrefixOf(typed) ?? '-')).toBe(true)
    }),
  )
})

test('other texts are not case codes', () => {
  for (const text of ['', '7K3M-92Q', '7K3M-92QDD', '7K3U-92QD', 'user-42']) expect(idPrefixOf(text)).toBeUndefined()
})
