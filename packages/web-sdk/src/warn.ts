/** For the integrator's developer: never carries message contents, which may hold tokens. */
export const warn = (message: string): void => {
  globalThis.console.warn(message)
}
