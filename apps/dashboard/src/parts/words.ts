/** `createApiKey` as `Create api key`. */
export const words = (name: string): string => {
  const spaced = name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}
