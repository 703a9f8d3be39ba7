/** Where the server serves the drawings of `@rialto/catalog/icons`. */
export const iconUrl = (publicUrl: string, key: string): string => `${publicUrl}/assets/icons/${key.toLowerCase()}.svg`
