import { idempotencyKeyTtlMs } from '@rialto/contract'
import { type Context, keptDays } from '@rialto/core'

const dayMs = 24 * 60 * 60_000

export const retentionView = ({ settings }: Context, transferRetentionDays: number | undefined) => ({
  transferRetentionDays: transferRetentionDays ?? null,
  installationDays: settings.transferRetentionDays,
  records: [
    { record: 'accounts' as const, days: null },
    { record: 'transfers' as const, days: null },
    { record: 'bridgingAddresses' as const, days: null },
    { record: 'paymentRequests' as const, days: null },
    { record: 'unpaidPaymentRequests' as const, days: keptDays.unpaidRequests },
    { record: 'relayRefusals' as const, days: keptDays.relayRefusals },
    { record: 'linkTokens' as const, days: keptDays.linkTokens },
    { record: 'linkSessions' as const, days: keptDays.linkSessions },
    { record: 'linkSessionEvents' as const, days: keptDays.linkSessionEvents },
    { record: 'previews' as const, days: keptDays.previews },
    { record: 'accessTokens' as const, days: keptDays.accessTokens },
    { record: 'idempotencyKeys' as const, days: idempotencyKeyTtlMs / dayMs },
    { record: 'requestLog' as const, days: keptDays.requestLog },
    { record: 'auditLog' as const, days: null },
  ],
})
