import type { ApiKey } from '@rialto/core'
import { expect, test } from 'vitest'

import { apiKeyView } from './apiKeyView.ts'

test('a key is shown without its digest, and an unknown time as null', () => {
  const key: ApiKey = {
    ...{ id: 'id', clientId: 'client', label: 'Backend', secretHash: Buffer.from('canary') },
    ...{ permissions: ['read'], isConfigured: false, creator: undefined, createdAtMs: 1_500 },
    ...{ rateLimitPerMinute: undefined, lastUsedAtMs: undefined, expiresAtMs: undefined, revokedAtMs: 2_999 },
  }
  const shown = apiKeyView(key)
  expect(shown).toMatchObject({ createdTimestamp: 1, lastUsedTimestamp: null, revokedTimestamp: 2 })
  expect(Object.keys(shown).filter(name => /hash|secret|client/i.test(name))).toEqual([])
})
