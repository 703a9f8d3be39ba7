import type { LinkIntegration } from '@rialto/contract'
import { TextField } from '@rialto/ui'
import { useState } from 'react'

import { useStep } from '../../StepTexts.tsx'
import { cleanPasted } from './checkField.ts'
import { fieldTexts } from './fieldTexts.ts'

type KeyFieldProps = {
  field: LinkIntegration['fields'][number]
  institution: string
  value: string
  complaint: 'required' | 'shape' | undefined
  onChange: (value: string) => void
}

export function KeyField({ field, institution, value, complaint, onChange }: KeyFieldProps) {
  const { language, messages } = useStep()
  const { key: texts } = messages
  const [isShown, setShown] = useState(false)
  const { secret } = field
  const { label, help, detail } = fieldTexts(field, institution, messages, language.texts === 'en')
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
      {...(help === '' && example === '' ? {} : { help: <Help text={help} detail={detail} example={example} /> })}
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

function Help({ text, detail, example }: { text: string; detail: string; example: string }) {
  return (
    <>
      {[text, detail].map(
        part =>
          part !== '' && (
            <span key={part} className="account-note">
              <bdi>{part.replace(/\.?$/, '.')}</bdi>
            </span>
          ),
      )}{' '}
      {example}
    </>
  )
}
