/** The two sides of a bridge, each in somebody's words. */
export interface Ends<T> {
  origin: T
  destination: T
}
