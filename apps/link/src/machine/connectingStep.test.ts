import { expect, test } from 'vitest'

import { connectingStep } from './connectingStep.ts'

test('a wallet skips the page of consent, which its own page contains', () => {
  expect(connectingStep({ id: 'metamask', scheme: 'wallet' }).name).toBe('key')
  expect(connectingStep({ id: 'kraken', scheme: 'apiKey' })).toEqual({ name: 'consent', integrationId: 'kraken' })
})
