import type { LinkTransferPart } from '@rialto/contract'
import { expect, test } from 'vitest'

import { createFormat } from '../../money/createFormat.ts'
import { fromNames } from './fromNames.ts'

const part = (fromName: string, status = 'pending') => ({ fromName, status }) as LinkTransferPart
const names = (...parts: LinkTransferPart[]) => fromNames({ parts, fromName: 'Rialto' }, createFormat('en'))

test('accounts of one institution are named once, and those whose part failed are left out', () => {
  expect(names(part('Kraken'), part('Kraken', 'succeeded'), part('OKX', 'failed'))).toBe('Kraken')
  expect(names(part('Kraken'), part('OKX'))).toBe('Kraken, OKX')
})

test('a transfer without a paying part has its own name', () => {
  expect(names(part('Kraken', 'failed'))).toBe('Rialto')
})
