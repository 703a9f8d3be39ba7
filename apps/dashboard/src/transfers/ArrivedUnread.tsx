import { Fact } from '@rialto/ui'

import { useLanguage } from '../messages/LanguageContext.tsx'

/** Until it is known what arrived: no sum is shown that may be a part of it. */
export function ArrivedUnread() {
  const { arrived } = useLanguage().messages.payments
  return (
    <Fact total label={arrived}>
      <span aria-busy="true">…</span>
    </Fact>
  )
}
