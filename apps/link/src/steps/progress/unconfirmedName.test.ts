import type { LinkTransferPart } from '@rialto/contract'
import { expect, test } from 'vitest'

import { unconfirmedName } from './unconfirmedName.ts'

test('of several accounts, the one without a known outcome is named', () => {
  const part = (fromName: string, isUnconfirmed: boolean) => ({ fromName, isUnconfirmed }) as LinkTransferPart
  const parts = [part('Kraken', false), part('Binance', true)]
  expect(unconfirmedName({ fromName: 'Kraken', parts })).toBe('Binance')
  expect(unconfirmedName({ fromName: 'Kraken' })).toBe('Kraken')
})
