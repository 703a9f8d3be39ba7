import { expect, test } from 'vitest'

import { manualClock } from '../testing/manualClock.ts'
import { directoryOf, partialContext } from '../testing/partialContext.ts'
import { scriptedInstitution } from '../testing/scriptedInstitution.ts'
import { integrationByType } from './integrationByType.ts'

const institution = scriptedInstitution(manualClock())
const ctx = partialContext({ connectors: directoryOf(institution) })

test('an integration is found by its type and by its aliases, in any case', () => {
  for (const type of ['scripted', 'SCRIPTED', 'scriptedalias'])
    expect(integrationByType(ctx, type, 'BrokerType')).toBe(institution.connector)
})

test.each([
  ['deFiWallet', 'invalidField'],
  ['CryptocurrencyAddress', 'invalidField'],
  ['cryptocurrencyWALLET', 'invalidField'],
  ['nobody', 'integrationNotSupported'],
  ['', 'integrationNotSupported'],
])('%s opens no session directly, and the error names the caller’s field', (type, error) => {
  expect(() => integrationByType(ctx, type, 'BrokerType')).toThrow(
    expect.objectContaining({ type: error, message: expect.stringContaining('BrokerType: ') }),
  )
})
