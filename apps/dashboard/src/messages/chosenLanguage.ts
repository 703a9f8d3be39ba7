const key = 'rialto-dashboard-language'

/**
 * The member's choice in this browser, then the browser's own languages (`Accept-Language`), the most preferred first.
 */
export const wantedLanguages = (): readonly string[] => {
  const kept = localStorage.getItem(key)
  return kept === null ? navigator.languages : [kept, ...navigator.languages]
}

export const keepLanguage = (tag: string): void => localStorage.setItem(key, tag)
