import type { ReactNode } from 'react'

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="r-facts">{children}</dl>
}

type FactProps = { label: string; aside?: ReactNode; total?: boolean; stacked?: boolean; children: ReactNode }

/** A line of a summary. `stacked` gives long values (addresses) their own line. */
export function Fact({ label, aside, total, stacked, children }: FactProps) {
  const names = ['r-fact', total && 'r-fact--total', stacked && 'r-fact--stacked']
  return (
    <div className={names.filter(Boolean).join(' ')}>
      <dt>{label}</dt>
      <dd>
        {children}
        {aside !== undefined && <span className="r-fact__aside">{aside}</span>}
      </dd>
    </div>
  )
}
