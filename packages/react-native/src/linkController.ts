/** Ends the session of the component that it was passed to. */
export type LinkController = {
  close: () => void
  /** For the component: what `close` does. @returns detaches it */
  attach: (close: () => void) => () => void
}

export function createController(): LinkController {
  let attached: (() => void) | undefined
  return {
    close: () => attached?.(),
    attach: close => {
      attached = close
      return () => {
        if (attached === close) attached = undefined
      }
    },
  }
}
