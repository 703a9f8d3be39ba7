import type { Passkey } from '@rialto/core'

import { secondsOrNull } from '../seconds.ts'

export const passkeyView = ({ id, label, createdAtMs, lastUsedAtMs }: Passkey) => ({
  id,
  label,
  createdTimestamp: Math.floor(createdAtMs / 1000),
  lastUsedTimestamp: secondsOrNull(lastUsedAtMs),
})
