export type Theme = 'light' | 'dark' | 'system'

const key = 'rialto-dashboard-theme'
const dark = window.matchMedia('(prefers-color-scheme: dark)')

/** The member's choice in this browser. Default: the system's. */
export const readTheme = (): Theme => {
  const kept = localStorage.getItem(key)
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}

const isDark = (theme: Theme): boolean => (theme === 'system' ? dark.matches : theme === 'dark')

const show = () => {
  document.documentElement.dataset['theme'] = isDark(readTheme()) ? 'dark' : 'light'
}

/** Applies the theme, and follows the system until another one is chosen. */
export const applyTheme = (): void => {
  show()
  dark.addEventListener('change', show)
}

export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') localStorage.removeItem(key)
  else localStorage.setItem(key, theme)
  show()
}
