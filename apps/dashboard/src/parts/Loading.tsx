/** The shape of a page before its data is there. */
export function Loading() {
  return (
    <div className="skeleton" role="status" aria-label="Loading">
      <span />
      <span />
      <span />
      <span />
    </div>
  )
}
