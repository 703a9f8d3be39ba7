import { setScreening } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { screeningView } from './screeningView.ts'

export const setScreeningHandler: AdminHandler<'setScreening'> = async (ctx, { scope, body }) =>
  screeningView(await setScreening(ctx, scope, body.mode))
