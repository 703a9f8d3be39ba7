import type { ApiKey } from '@rialto/core'

import { seconds, secondsOrNull } from '../seconds.ts'

export const apiKeyView = (key: ApiKey) => ({
  id: key.id,
  label: key.label,
  permissions: [...key.permissions],
  rateLimitPerMinute: key.rateLimitPerMinute ?? null,
  isConfigured: key.isConfigured,
  createdTimestamp: seconds(key.createdAtMs),
  lastUsedTimestamp: secondsOrNull(key.lastUsedAtMs),
  expiresTimestamp: secondsOrNull(key.expiresAtMs),
  revokedTimestamp: secondsOrNull(key.revokedAtMs),
})
