import type { ReactNode } from 'react'

export function Badge({ tone, children }: { tone?: 'good' | 'warn' | 'bad' | 'accent'; children: ReactNode }) {
  return <span className={tone === undefined ? 'r-badge' : `r-badge r-badge--${tone}`}>{children}</span>
}
