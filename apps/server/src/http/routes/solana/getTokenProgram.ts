import { getTokenProgram } from '@rialto/core'
import type { Handler } from '../../handler.ts'

export const getTokenProgramHandler: Handler<'getTokenProgram'> = (ctx, { query }) => getTokenProgram(ctx, query)
