import { linkOperation } from './linkOperation.ts'
import { CheckedColors, ColorsRequest } from './shapes/linkSandbox.ts'

export const checkColorsOperation = linkOperation({
  id: 'checkColors',
  method: 'POST',
  path: '/colors',
  needsSession: true,
  body: ColorsRequest,
  content: CheckedColors,
  errors: ['missingField', 'invalidField'],
})
