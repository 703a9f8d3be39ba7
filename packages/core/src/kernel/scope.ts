export type Environment = 'sandbox' | 'production'

/** Whose data an operation may touch. Every repository call takes one; every query carries it in its WHERE. */
export interface Scope {
  clientId: string
  environment: Environment
}
