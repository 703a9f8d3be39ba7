import type { AdminHandler } from '../../../handler.ts'
import { type Access, changeSandbox } from './sandboxAccess.ts'

export const advanceSandboxClockHandler =
  (access: Access): AdminHandler<'advanceSandboxClock'> =>
  (_, { body }) =>
    changeSandbox(access, { advanceMs: body.seconds * 1_000 })
