import { expect, test } from 'vitest'

import { partialContext } from '../testing/partialContext.ts'
import { institutionOf } from './institutionOf.ts'

test('types of one institution share its name, and a type that is offered no longer is its own', () => {
  const find = (type: string) => (type.startsWith('coinbase') ? { descriptor: { institution: 'coinbase' } } : undefined)
  const ctx = partialContext({ connectors: { find } as never })
  expect(institutionOf(ctx, 'coinbaseExchange')).toBe('coinbase')
  expect(institutionOf(ctx, 'gone')).toBe('gone')
})
