import { decimalFromJson } from '@rialto/catalog'
import { setSponsorship } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { sponsorshipView } from './sponsorshipView.ts'

export const setSponsorshipHandler: AdminHandler<'setSponsorship'> = async (ctx, { scope, body }) =>
  sponsorshipView(
    ctx,
    await setSponsorship(ctx, scope, {
      maximumPerTransfer: decimalFromJson(body.maximumPerTransfer) ?? '',
      maximumPerDay: decimalFromJson(body.maximumPerDay) ?? '',
    }),
  )
