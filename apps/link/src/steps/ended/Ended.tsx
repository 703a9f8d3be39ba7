import { Button } from '@rialto/ui'
import { useEffect } from 'react'

import { useLink } from '../../LinkContext.tsx'
import type { EndReason, MoneyKnown } from '../../machine/state.ts'
import { OutcomeFrame } from '../../shell/OutcomeFrame.tsx'

export function Ended({ reason, money }: { reason: EndReason; money: MoneyKnown }) {
  const { dispatch, messages } = useLink()
  const { ended, common } = messages
  const texts = {
    used: [ended.usedTitle, ended.usedBody],
    paid: [ended.paidTitle, ended.paidBody],
    expired: [ended.expiredTitle, ended.expiredBody],
    missing: [ended.missingTitle, ended.missingBody],
    offline: [ended.offlineTitle, ended.offlineBody],
    moved: [ended.movedTitle, ended.movedBody],
    elsewhere: [ended.elsewhereTitle, ended.elsewhereBody],
  } as const
  const [title, body] = texts[reason]
  const said = { nothingSent: ended.nothingSent, unknown: ended.moneyUnknown, moving: ended.moneyMoving }
  // Retries automatically once the browser is online.
  useEffect(() => {
    if (reason !== 'offline') return
    const retry = () => dispatch({ type: 'openingRetried' })
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [reason, dispatch])
  const action =
    reason === 'offline' ? (
      <Button wide onClick={() => dispatch({ type: 'openingRetried' })}>
        {common.retry}
      </Button>
    ) : (
      <Button wide kind="quiet" onClick={() => dispatch({ type: 'left' })}>
        {common.close}
      </Button>
    )
  return (
    <OutcomeFrame
      title={title}
      intro={body}
      actions={action}
      icon={
        reason === 'offline' || reason === 'elsewhere'
          ? 'alert'
          : reason === 'moved' || reason === 'paid'
            ? 'check'
            : 'clock'
      }
    >
      {money !== 'none' && <p className="r-soft">{said[money]}</p>}
    </OutcomeFrame>
  )
}
