import type { Context } from '../context.ts'

/**
 * The part of the context that access management needs: no institutions, no chains. The `rialto` command has no more.
 */
export type AccessContext = Pick<Context, 'environment' | 'clock' | 'ids' | 'store'>
