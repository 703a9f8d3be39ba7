/** The embedded server cannot run here. The message says how to fix it. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}
