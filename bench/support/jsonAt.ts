/** The value at a path of a result from its file: names of an object, and in a list the element with this `name`. */
export const jsonAt = (json: unknown, path: string): unknown => {
  let found = json
  for (const name of path.split('/')) {
    if (Array.isArray(found)) found = found.find(one => isObject(one) && one['name'] === name)
    else found = isObject(found) ? found[name] : undefined
  }
  return found
}

export const numberAt = (json: unknown, path: string): number => {
  const found = jsonAt(json, path)
  if (typeof found === 'number') return found
  throw new Error(`the result has no number at ${path}`)
}

export const namesAt = (json: unknown, path: string): string[] => {
  const found = jsonAt(json, path)
  return isObject(found) ? Object.keys(found) : []
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
