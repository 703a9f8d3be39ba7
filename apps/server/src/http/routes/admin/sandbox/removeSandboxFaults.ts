import type { AdminHandler } from '../../../handler.ts'
import { type Access, changeSandbox } from './sandboxAccess.ts'

export const removeSandboxFaultsHandler =
  (access: Access): AdminHandler<'removeSandboxFaults'> =>
  () =>
    changeSandbox(access, { clearFaults: true })
