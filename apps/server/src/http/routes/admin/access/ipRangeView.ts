import type { ClientIpRange } from '@rialto/core'

import { seconds } from '../seconds.ts'

export const ipRangeView = ({ id, range, label, createdAtMs }: ClientIpRange) => ({
  id,
  range,
  label,
  createdTimestamp: seconds(createdAtMs),
})
