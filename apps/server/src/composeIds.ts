import { createHash, randomBytes, randomUUID } from 'node:crypto'

import type { Ids } from '@rialto/core'

export const ids: Ids = {
  uuid: randomUUID,
  hex: bytes => randomBytes(bytes).toString('hex'),
  sha256: text => createHash('sha256').update(text).digest(),
}
