import { Badge } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'

const tones = { succeeded: 'good', failed: 'bad', pending: 'accent' } as const

export function StatusBadge({ status }: { status: keyof typeof tones }) {
  const { messages } = useLanguage()
  return <Badge tone={tones[status]}>{messages.common[status]}</Badge>
}
