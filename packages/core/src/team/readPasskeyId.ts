import { ApiError, isUuid } from '../kernel/apiError.ts'

export const noSuchPasskey = (): ApiError => new ApiError('notFound', { message: 'Passkey not found.' })

export const readPasskeyId = (id: string): string => {
  if (!isUuid(id)) throw noSuchPasskey()
  return id.toLowerCase()
}
