import { Badge } from '@rialto/ui'

const tones = { succeeded: 'good', failed: 'bad', pending: 'accent' } as const
const labels = { succeeded: 'Succeeded', failed: 'Failed', pending: 'Pending' } as const

export function StatusBadge({ status }: { status: keyof typeof tones }) {
  return <Badge tone={tones[status]}>{labels[status]}</Badge>
}
