import { ApiError } from '../kernel/apiError.ts'

export const noSuchMember = (): ApiError => new ApiError('notFound', { message: 'Member not found.' })
