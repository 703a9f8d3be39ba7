import { useLink } from '../../LinkContext.tsx'

/** The same shapes as in index.html, so that nothing moves when the application takes over. */
export function Opening() {
  const { messages } = useLink()
  return (
    <section className="step" aria-busy="true">
      <div className="step__body skeleton">
        <h1 className="r-hidden">{messages.opening.title}</h1>
        <span className="skeleton__title" />
        {[1, 2, 3, 4, 5].map(row => (
          <span key={row} className="skeleton__row" />
        ))}
      </div>
    </section>
  )
}
