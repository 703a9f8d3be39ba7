/** Decoration only: what is going on is said in words beside it or in a live region. */
export function Spinner() {
  return <span className="r-spinner" aria-hidden="true" />
}
