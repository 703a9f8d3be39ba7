import { TextField } from '@rialto/ui'
import type { Ref } from 'react'

export const pairingCodeLength = 8

const grouped = (code: string): string => (code.length > 4 ? `${code.slice(0, 4)}-${code.slice(4)}` : code)

type PairingCodeFieldProps = {
  label: string
  code: string
  error: string | undefined
  onCode: (code: string) => void
  ref?: Ref<HTMLInputElement>
}

/** For a code that another of the user's screens shows; typed in any case and with or without its dash. */
export function PairingCodeField({ label, code, error, onCode, ref }: PairingCodeFieldProps) {
  return (
    <TextField
      className="code"
      ref={ref}
      label={label}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck="false"
      value={grouped(code)}
      error={error}
      onChange={event =>
        onCode(
          event.target.value
            .toUpperCase()
            .replaceAll(/[^0-9A-Z]/g, '')
            .slice(0, pairingCodeLength),
        )
      }
    />
  )
}
