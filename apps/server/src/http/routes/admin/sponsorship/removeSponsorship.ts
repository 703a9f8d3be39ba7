import { removeSponsorship } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { sponsorshipView } from './sponsorshipView.ts'

export const removeSponsorshipHandler: AdminHandler<'removeSponsorship'> = async (ctx, { scope }) =>
  sponsorshipView(ctx, await removeSponsorship(ctx, scope))
