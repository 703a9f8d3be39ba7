import { expect, test } from 'vitest'

import { isLinkEvent } from './isLinkEvent.ts'
import { LINK_EVENT_KEYS } from './linkEventKeys.ts'

test('events of Link have a known name and its fields', () => {
  expect(isLinkEvent({ type: 'transferTeleported' })).toBe(false)
  expect(isLinkEvent({ type: 'transferAssetSelected', payload: { symbol: 'USDC' } })).toBe(true)
  expect(isLinkEvent({ type: 'transferAssetSelected', payload: {} })).toBe(false)
  expect(isLinkEvent(null)).toBe(false)
})

test('no name is inherited from an object', () => {
  for (const type of ['constructor', 'toString', '__proto__']) expect(isLinkEvent({ type })).toBe(false)
})

test('an event whose payload is required is rejected without one', () => {
  const optional = LINK_EVENT_KEYS.filter(type => isLinkEvent({ type }))
  expect(optional).toContain('done')
  expect(optional).not.toContain('transferCompleted')
  expect(optional).not.toContain('integrationConnected')
})
