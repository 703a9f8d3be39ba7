import type { AdminValue } from '@rialto/contract'

/** A transfer of the review queue. */
export type ReviewItem = AdminValue<'listTransfersToReview', 'content'>['items'][number]
