import type { ReactNode } from 'react'

import { Icon, type IconName } from './Icon.tsx'

const icons: Record<NoticeTone, IconName> = { info: 'info', warn: 'alert', bad: 'cross', good: 'check' }

type NoticeTone = 'info' | 'warn' | 'bad' | 'good'

/** `live` announces it when it appears: politely, or at once for a failure. */
export function Notice({ tone = 'info', title, live, children }: NoticeProps) {
  const role = live === true ? (tone === 'bad' ? 'alert' : 'status') : undefined
  return (
    <div className={`r-notice r-notice--${tone}`} role={role}>
      <Icon name={icons[tone]} />
      <div>
        {title !== undefined && <p className="r-notice__title">{title}</p>}
        {children}
      </div>
    </div>
  )
}

type NoticeProps = { tone?: NoticeTone; title?: string; live?: boolean; children?: ReactNode }
