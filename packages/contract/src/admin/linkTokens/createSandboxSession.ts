import Type from 'typebox'

import { TransferOptions } from '../../linkTokens/createLinkToken.ts'
import { UserId, uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { LinkConfigurationInfo } from '../clients/linkConfiguration.ts'

export const createSandboxSessionOperation = adminOperation({
  id: 'createSandboxSession',
  method: 'POST',
  path: '/Sandbox/sessions',
  tag: 'Sandbox',
  summary: 'Open Link with settings that are not saved',
  description:
    'Creates a Link session of the sandbox with the settings of a Link configuration, without storing one. The session is one of your users’: it is counted, logged and reported by webhooks. Read its events from GET `/LinkSessions/{id}/history` once it is open. Production answers 404.',
  needsToken: true,
  body: Type.Object(
    {
      configuration: LinkConfigurationInfo,
      userId: Type.Optional(UserId),
      transferOptions: Type.Optional(TransferOptions),
    },
    { title: 'CreateSandboxSessionRequest', description: 'The session to open. Default of `userId`: `preview`.' },
  ),
  content: Type.Object(
    {
      sessionId: uuid('Id of the session.'),
      previewUrl: Type.String({
        description:
          'Link in this session, for a frame of this server’s dashboard only. Opens once, within ten minutes.',
      }),
    },
    { title: 'OpenedSandboxSession', description: 'A Link session of the sandbox.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest', 'notFound', 'networkNotSupported', 'invalidAddress'],
})
