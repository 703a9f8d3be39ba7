import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'

export const attempt = Type.Object({ attemptId: uuid('Id of the sign-in.') })
