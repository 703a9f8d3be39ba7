import { invalidField } from '../kernel/apiError.ts'
import type { Environment } from '../kernel/scope.ts'

const maxOrigins = 50

/** Origins as browsers send them. In production only https. @throws ApiError `invalidField`. */
export const checkOrigins = (environment: Environment, origins: readonly string[]): string[] => {
  if (origins.length > maxOrigins) throw invalidField('origin', `at most ${maxOrigins} origins may embed Link`)
  const pattern =
    environment === 'production'
      ? /^https:\/\/[a-z0-9.-]+(:\d{1,5})?$/
      : /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/
  return [...new Set(origins.map(origin => origin.trim().toLowerCase().replace(/\/$/, '')))].map(origin => {
    if (pattern.test(origin)) return origin
    const example = environment === 'production' ? 'https://app.example.com' : 'http://localhost:3000'
    throw invalidField('origin', `must be an origin such as ${example}`)
  })
}
