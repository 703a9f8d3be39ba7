import type { LinkTheme } from '@rialto/link-protocol'

/** `system` and nothing follow the device, also when it changes while the page is open. */
export function applyTheme(page: Window, theme: LinkTheme | undefined): void {
  const dark = page.matchMedia('(prefers-color-scheme: dark)')
  const apply = () => {
    const isDark = theme === 'dark' || (theme !== 'light' && dark.matches)
    page.document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
  }
  apply()
  dark.addEventListener('change', apply)
}
