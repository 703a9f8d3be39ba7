import { ApiError } from '../kernel/apiError.ts'

/** A key is remembered for a moment longer than the client it belongs to. */
export const noSuchClient = (): ApiError => new ApiError('notFound', { message: 'API client not found.' })
