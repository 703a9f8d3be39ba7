export type Environment = 'sandbox' | 'production'

/**
 * The client and environment whose data an operation may touch. Every repository call takes a scope; every query has
 * it in its WHERE.
 */
export interface Scope {
  clientId: string
  environment: Environment
}
