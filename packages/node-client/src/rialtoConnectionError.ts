/**
 * No answer, or none that is the API's. A write may or may not have happened: read what it would have changed before
 * sending it again.
 */
export class RialtoConnectionError extends Error {
  override readonly name = 'RialtoConnectionError'
}
