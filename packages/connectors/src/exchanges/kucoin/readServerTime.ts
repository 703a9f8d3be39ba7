import type { Wire } from '../../kit/wire.ts'
import { publicRead } from './publicRead.ts'
import { isTime } from './schemas.ts'

/** Their time, by the public endpoint. */
export const readServerTime = async (wire: Wire): Promise<number> =>
  Number(await publicRead(wire, '/api/v1/timestamp', isTime))
