/**
 * What the default theme leaves out for assistive technology: a section of the sidebar is one button, not one within another, and a
 * page without an article (home, not found) has a main landmark too.
 */
export const makeAccessible = (): void => {
  for (const caret of document.querySelectorAll('.VPSidebarItem > .item[role=button] > .caret')) {
    for (const name of ['role', 'tabindex', 'aria-label']) caret.removeAttribute(name)
    caret.setAttribute('aria-hidden', 'true')
  }
  const content = document.getElementById('VPContent')
  if (content?.querySelector('main')) content.removeAttribute('role')
  else content?.setAttribute('role', 'main')
}
