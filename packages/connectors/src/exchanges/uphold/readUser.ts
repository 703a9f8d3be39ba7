import type { UpholdContext } from './context.ts'
import { callUphold } from './context.ts'
import type { UpholdUser } from './schemas.ts'
import { isUser } from './schemas.ts'

export const readUser = (context: UpholdContext, token: string): Promise<UpholdUser> =>
  callUphold(context, token, { path: '/v0/me', check: isUser })
