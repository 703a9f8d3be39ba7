import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const setSubClientLogoOperation = adminOperation({
  id: 'setSubClientLogo',
  method: 'POST',
  path: '/SubClient/:id/logo',
  tag: 'Sub-clients',
  summary: 'Upload the logo of a sub-client',
  description:
    'Sets the logo of a sub-client, or replaces the one it has. The image is a PNG or JPEG of at most 5 MB and at most 2048 pixels on each side.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the sub-client.') }),
  file: 'logoFile',
  content: Type.Object(
    { logoUrl: Type.String({ maxLength: 1024, description: 'URL of the logo.' }) },
    { title: 'SubClientLogo', description: 'The stored logo.' },
  ),
  errors: ['missingField', 'invalidField', 'notFound', 'unsupportedFile'],
})
