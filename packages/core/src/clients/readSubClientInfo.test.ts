import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { readSubClientInfo } from './readSubClientInfo.ts'

const info = { businessLegalName: ' Sub GmbH ', displayName: 'Süb 日本 🙂', callbackUrls: [] }
const read = (changes: Partial<typeof info> = {}) => readSubClientInfo(partialContext(), { ...info, ...changes })

test('names in any script are stored without surrounding spaces', () => {
  expect(read()).toEqual({ businessLegalName: 'Sub GmbH', displayName: 'Süb 日本 🙂', callbackUrls: [], catalog: {} })
})

test.each([
  ['blank', '  '],
  ['with a line break', 'Sub\nGmbH'],
  ['with a null', 'a\0b'],
  ['that turns the direction of what follows', 'Sub \u202egnp.exe'],
  ['that isolates a direction', 'Sub \u2066x'],
])('a name %s cannot be shown to people', (_, name) => {
  expect(() => read({ displayName: name })).toThrow('displayName: must not')
  expect(() => read({ businessLegalName: name })).toThrow('businessLegalName: must not')
})
