import type { Context } from '../kernel/context.ts'

/** What managing access needs of the context: no institutions, no chains. The `rialto` command has no more. */
export type AccessContext = Pick<Context, 'environment' | 'clock' | 'ids' | 'store'>
