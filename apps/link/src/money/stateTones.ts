import type { Messages } from '../messages/messages.ts'

export const stateTones = {
  pending: 'warn',
  succeeded: 'good',
  failed: 'bad',
  part: 'warn',
  short: 'warn',
  unknown: 'warn',
  refunding: 'warn',
  refunded: 'warn',
  late: 'warn',
} as const satisfies Record<keyof Messages['states'], string>
