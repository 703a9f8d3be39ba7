import { ApiError } from '../kernel/apiError.ts'
import type { SubClient } from './ports.ts'

export const requireSubClient = (subClient: SubClient | undefined): SubClient => {
  if (!subClient) throw new ApiError('notFound')
  return subClient
}
