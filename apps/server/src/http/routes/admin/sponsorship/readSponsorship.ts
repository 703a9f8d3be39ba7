import { readSponsorship } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { sponsorshipView } from './sponsorshipView.ts'

export const readSponsorshipHandler: AdminHandler<'readSponsorship'> = async (ctx, { scope }) =>
  sponsorshipView(ctx, await readSponsorship(ctx, scope))
