import { beginPasskey } from '@rialto/core'

import { passkeyAlgorithms } from '../../../../team/passkeyChecks.ts'
import type { MemberHandler } from '../../../handler.ts'
import { teamContext } from '../memberSession.ts'
import { rejectOlderSession } from './rejectOlderSession.ts'
import { relyingPartyOfPages } from './relyingPartyOfPages.ts'

export const beginPasskeyHandler: MemberHandler<'beginPasskey'> = async (ctx, call) => {
  await rejectOlderSession(ctx, call)
  const { member } = call.session
  const { challenge, existing } = await beginPasskey(teamContext(ctx), member)
  return {
    challenge,
    relyingPartyId: relyingPartyOfPages(ctx).id,
    userId: Buffer.from(member.id).toString('base64url'),
    algorithms: [...passkeyAlgorithms],
    existingCredentialIds: existing.map(({ credentialId }) => credentialId),
  }
}
