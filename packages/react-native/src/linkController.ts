/** Ends the session of the component it was passed to. */
export type LinkController = {
  close: () => void
  /** Called by the component with its close function. @returns detaches it */
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
