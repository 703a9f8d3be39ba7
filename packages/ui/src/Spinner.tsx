/** Decoration only: a text beside it or a live region announces the state. */
export function Spinner() {
  return <span className="r-spinner" aria-hidden="true" />
}
