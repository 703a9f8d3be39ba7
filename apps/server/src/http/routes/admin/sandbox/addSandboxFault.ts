import type { AdminHandler } from '../../../handler.ts'
import { type Access, changeSandbox } from './sandboxAccess.ts'

export const addSandboxFaultHandler =
  (access: Access): AdminHandler<'addSandboxFault'> =>
  (_, { body: { host, mode, times = 1 } }) =>
    changeSandbox(access, { fault: { host, mode, times } })
