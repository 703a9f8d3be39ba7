import { Fault } from '../kernel/fault.ts'

/** A key is remembered for a moment longer than the client it belongs to. */
export const noSuchClient = (): Fault => new Fault('notFound', { message: 'There is no such API client any more.' })
