const rightToLeft = new Set(['ar', 'fa', 'he', 'ur'])

export const isRightToLeft = (locale: string): boolean => rightToLeft.has(locale.split('-')[0] ?? '')

const [isolateStart, isolateEnd] = ['\u2068', '\u2069']

/** Keeps a name or an amount in its own order inside right-to-left text, as `<bdi>` does for elements. */
export const isolate = (value: string, locale: string): string =>
  isRightToLeft(locale) ? `${isolateStart}${value}${isolateEnd}` : value
