import type { HttpContext } from '../../kit/httpContext.ts'
import { publicRead } from './publicRead.ts'
import { isTime } from './schemas.ts'

/** Their time, by the public endpoint. */
export const readServerTime = async (http: HttpContext): Promise<number> =>
  Number(await publicRead(http, '/api/v1/timestamp', isTime))
