/** A setting that cannot be used, and what to do about it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
