import { randomBytes, randomUUID } from 'node:crypto'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An unused id of the same form. */
export const randomLike = (id: string): string => {
  if (uuid.test(id)) return randomUUID()
  const random = randomBytes(id.length).toString('hex')
  // The first letters say what kind of id it is.
  return id.slice(0, 4) + [...id.slice(4)].map((own, at) => (/[0-9a-z]/.test(own) ? random[at] : own)).join('')
}
