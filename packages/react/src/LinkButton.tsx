import { type ComponentPropsWithoutRef, type ReactElement, useState } from 'react'

import { useLink, type UseLinkOptions } from './useLink.ts'

export type LinkButtonProps = {
  /** Options of `createLink`. */
  options: UseLinkOptions
  /** Requests a link token from your server. Tokens last ten minutes, so each press requests a new one. */
  getLinkToken: () => Promise<string>
  /** Your server returned no token: show the error, or open backup mode if the service is down. */
  onTokenError?: (error: unknown) => void
} & Omit<ComponentPropsWithoutRef<'button'>, 'onClick' | 'type'>

/** A button that opens Link. It is disabled while a token is requested and while Link is open. */
export function LinkButton(props: LinkButtonProps): ReactElement {
  const { options, getLinkToken, onTokenError, disabled, ...button } = props
  const [isBusy, setBusy] = useState(false)
  const { open, isOpen } = useLink(options)
  const press = async (): Promise<void> => {
    setBusy(true)
    try {
      open(await getLinkToken())
    } catch (error) {
      onTokenError?.(error)
    } finally {
      setBusy(false)
    }
  }
  const isDisabled = disabled === true || isBusy || isOpen
  return <button {...button} type="button" disabled={isDisabled} aria-busy={isBusy} onClick={() => void press()} />
}
