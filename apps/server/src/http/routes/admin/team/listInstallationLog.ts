import { installationLog } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { readLog } from './readLog.ts'

export const listInstallationLogHandler: AdminHandler<'listInstallationLog'> = (ctx, { body }) =>
  readLog(ctx, installationLog(ctx.environment), body)
