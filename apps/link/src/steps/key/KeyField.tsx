import type { LinkIntegration } from '@rialto/contract'
import { TextField } from '@rialto/ui'
import { useState } from 'react'

import { useStep } from '../../StepTexts.tsx'
import { cleanPasted } from './checkField.ts'

type KeyFieldProps = {
  field: LinkIntegration['fields'][number]
  value: string
  complaint: 'required' | 'shape' | undefined
  onChange: (value: string) => void
}

export function KeyField({ field, value, complaint, onChange }: KeyFieldProps) {
  const { key: texts } = useStep().messages
  const [isShown, setShown] = useState(false)
  const { label, secret } = field
  const example = field.example === '' ? '' : texts.example(field.example)
  return (
    <TextField
      mono
      name={field.name}
      label={label}
      type={secret && !isShown ? 'password' : 'text'}
      autoComplete="off"
      required
      value={value}
      {...(field.help === '' && example === '' ? {} : { help: <Help text={field.help} example={example} /> })}
      error={complaint && texts[complaint](label)}
      onChange={event => onChange(event.target.value)}
      onPaste={event => {
        // A whole key replaces the field; pasting into the middle of one stays the browser's business.
        if (value !== '') return
        event.preventDefault()
        onChange(cleanPasted(event.clipboardData.getData('text')))
      }}
      action={
        secret && (
          <button
            type="button"
            className="r-field__action"
            aria-label={isShown ? texts.hideField(label) : texts.showField(label)}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? texts.hide : texts.show}
          </button>
        )
      }
    />
  )
}

/** The institution's own words for its pages are English, in any language: their order is their own. */
function Help({ text, example }: { text: string; example: string }) {
  return (
    <>
      {text !== '' && <bdi>{text.replace(/\.?$/, '.')}</bdi>} {example}
    </>
  )
}
