/** The two sides of a bridge, each in somebody's words. */
export interface RoutePair<T> {
  origin: T
  destination: T
}
