import type { AdminHandler } from '../../../handler.ts'
import { type Access, changeSandbox } from './sandboxAccess.ts'

export const setSandboxInstitutionHandler =
  (access: Access): AdminHandler<'setSandboxInstitution'> =>
  (_, { params, body }) =>
    changeSandbox(access, { institution: { name: params.name, isUp: body.isUp } })
