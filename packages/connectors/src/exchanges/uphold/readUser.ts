import type { UpholdContext } from './context.ts'
import { askUphold } from './context.ts'
import type { UpholdUser } from './schemas.ts'
import { isUser } from './schemas.ts'

export const readUser = (context: UpholdContext, token: string): Promise<UpholdUser> =>
  askUphold(context, token, { path: '/v0/me', check: isUser })
