const name = 'rialto-sign-in'
const features = 'popup,width=480,height=720'

let current: Window | null = null

/** Has to be called within the click: browsers block a window that opens later. Null where they block it all the same. */
export function openSignInWindow(): Window | null {
  current = window.open('about:blank', name, features)
  return current
}

/** The user closed it, or it went to a page that cuts its link to this one: the two look alike. */
export const isSignInWindowClosed = (): boolean => current?.closed === true
