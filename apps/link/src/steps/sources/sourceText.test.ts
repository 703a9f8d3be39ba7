import { expect, test } from 'vitest'

import { english } from '../../testing/english.ts'
import { createFormat } from '../../money/createFormat.ts'
import { sourceText } from './sourceText.ts'

test('fees are named only where they are known', () => {
  const source = { kind: 'conversion', asset: '0.02 ETH', brokerName: 'Kraken' } as Parameters<typeof sourceText>[0]
  const text = (feesUsd?: string) => sourceText({ ...source, feesUsd }, english, createFormat('en'))
  expect(text()).toMatch(/0\.02 ETH.*Kraken/)
  expect(text()).not.toContain('$')
  expect(text('0.42')).toContain('$0.42')
})
