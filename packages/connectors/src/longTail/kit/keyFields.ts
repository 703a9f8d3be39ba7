import type { TailFacts } from './tailDescriptor.ts'

/** What most exchanges call the two halves of a key. */
export const keyFields = (
  name: string,
  where: string,
  [key, secret]: readonly [key: string, secret: string],
): Pick<TailFacts, 'key' | 'secret'> => ({
  key: { label: 'API key', help: `Find it in ${name} under ${where} after you create a key`, example: key },
  secret: { label: 'API secret', help: `${name} shows it only once, when the key is created`, example: secret },
})
