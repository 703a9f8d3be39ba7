import type { Translation } from '../messages.ts'
import { common, problems } from './common.ts'
import { session, shell } from './shell.ts'
import { views } from './views.ts'

export const pt: Translation = { common, problems, shell, session, views }
