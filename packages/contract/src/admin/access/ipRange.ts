import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'

export const IpRange = Type.Object(
  {
    id: uuid('Id of the range.'),
    range: Type.String({ description: 'The range as CIDR.' }),
    label: Type.String({ description: 'Your name for the range.' }),
    createdTimestamp: Type.Integer({ description: 'When it was added, in Unix seconds.' }),
  },
  { title: 'IpRange', description: 'A range of addresses.' },
)
