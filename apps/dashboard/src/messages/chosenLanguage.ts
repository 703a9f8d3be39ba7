const key = 'rialto-dashboard-language'

/** What the member chose in this browser, then what the browser asks servers for (`Accept-Language`), the most preferred first. */
export const wantedLanguages = (): readonly string[] => {
  const kept = localStorage.getItem(key)
  return kept === null ? navigator.languages : [kept, ...navigator.languages]
}

export const keepLanguage = (tag: string): void => localStorage.setItem(key, tag)
