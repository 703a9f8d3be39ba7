import { readScreening } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { screeningView } from './screeningView.ts'

export const readScreeningHandler: AdminHandler<'readScreening'> = async (ctx, { scope }) =>
  screeningView(await readScreening(ctx, scope))
