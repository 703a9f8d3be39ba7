import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const resetInstallationMemberOperation = adminOperation({
  id: 'resetInstallationMember',
  method: 'POST',
  path: '/Installation/members/:id/reset',
  tag: 'Installation',
  summary: 'Reset how a member or operator signs in',
  description:
    'Takes password, authenticator app, passkeys, recovery codes and sessions away at once, and returns a link with which the member chooses new ones: once, for seven days. Hand it over yourself: no mail is sent.',
  needsToken: true,
  role: 'operator',
  params: Type.Object({ id: uuid('Id of the member.') }),
  content: Type.Object(
    {
      invitationUrl: Type.String({ description: 'The link. It is not shown again.' }),
      expiresTimestamp: Type.Integer({ description: 'When it expires, in Unix seconds.' }),
    },
    { title: 'ResetMember', description: 'The link for the member.' },
  ),
  errors: ['notFound', 'conflict'],
})
