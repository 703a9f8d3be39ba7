import type { ReactNode } from 'react'

type PageProps = { title: ReactNode; intro?: string; actions?: ReactNode; children: ReactNode }

/** A page of the dashboard: heading, actions and content. */
export function Page({ title, intro, actions, children }: PageProps) {
  return (
    <>
      <header className="page__head">
        <div>
          <h1>{title}</h1>
          {intro && <p className="r-soft page__intro">{intro}</p>}
        </div>
        {actions !== undefined && <div className="page__actions">{actions}</div>}
      </header>
      {children}
    </>
  )
}

export function Card({ title, aside, children }: { title?: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="card">
      {title !== undefined && (
        <div className="card__head">
          <h2>{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  )
}
