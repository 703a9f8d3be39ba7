import type { CheckedColors } from '@rialto/contract'
import { Button, Notice, TextField } from '@rialto/ui'
import { useState } from 'react'

import { Select } from '../scenario/Select.tsx'
import { type BrandForm, configurationOf, fonts, isLogoUrl, verbs } from './brandForm.ts'
import { ColorField } from './ColorField.tsx'

type ThemeFormProps = {
  form: BrandForm
  problems: CheckedColors['problems']
  onChange: (form: BrandForm) => void
}

export function ThemeForm({ form, problems, onChange }: ThemeFormProps) {
  const set = (change: Partial<BrandForm>) => onChange({ ...form, ...change })
  const problem = (theme: 'light' | 'dark') => problems.find(one => one.theme === theme)
  const isBadLogo = form.logoUrl !== '' && !isLogoUrl(form.logoUrl)
  return (
    <aside className="theme__form" aria-label="Theme" lang="en" dir="ltr">
      <header className="theme__head">
        <h2>Theme preview</h2>
        <p className="r-small r-soft">
          This is Link itself, with a session of its own in the sandbox. Nothing is saved: copy the configuration.
        </p>
      </header>
      <ThemeToggle />
      <ColorField
        label="Accent color, light theme"
        value={form.light}
        problem={problem('light')}
        onChange={light => set({ light, hasColors: true })}
      />
      <ColorField
        label="Accent color, dark theme"
        value={form.dark}
        problem={problem('dark')}
        onChange={dark => set({ dark, hasColors: true })}
      />
      <div className="r-field">
        <label htmlFor="theme-radius" className="r-field__label">
          Corner radius: {form.cornerRadius} px
        </label>
        <input
          id="theme-radius"
          className="theme__range"
          type="range"
          min="0"
          max="24"
          value={form.cornerRadius}
          onChange={event => set({ cornerRadius: Number(event.target.value) })}
        />
      </div>
      <Select
        label="Font"
        value={form.font}
        options={fonts.map(font => [font, capitalised(font)])}
        onChange={font => set({ font: fonts.find(one => one === font) ?? 'inter' })}
      />
      <Select
        label="Verb"
        value={form.verb}
        options={verbs.map(verb => [verb, capitalised(verb)])}
        help="On the button that confirms a transfer, in the language of Link."
        onChange={verb => set({ verb: verbs.find(one => one === verb) ?? 'send' })}
      />
      <TextField
        label="Logo"
        type="url"
        inputMode="url"
        value={form.logoUrl}
        placeholder="https://shop.example/logo.svg"
        error={isBadLogo ? 'Enter an https URL.' : undefined}
        onChange={event => set({ logoUrl: event.target.value })}
      />
      <Configuration form={form} hasProblems={problems.length > 0} />
    </aside>
  )
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function ThemeToggle() {
  const [isDark, setDark] = useState(() => document.documentElement.dataset['theme'] === 'dark')
  const show = (dark: boolean) => {
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
    setDark(dark)
  }
  return (
    <div className="scenario__row theme__row" role="group" aria-label="Shown in">
      <Button kind="quiet" aria-pressed={!isDark} onClick={() => show(false)}>
        Light
      </Button>
      <Button kind="quiet" aria-pressed={isDark} onClick={() => show(true)}>
        Dark
      </Button>
    </div>
  )
}

function Configuration({ form, hasProblems }: { form: BrandForm; hasProblems: boolean }) {
  const [copied, setCopied] = useState('')
  const text = JSON.stringify(configurationOf(form), null, 2)
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      () => undefined,
    )
  return (
    <section className="scenario__section">
      <h3>Configuration</h3>
      <p className="r-small r-soft">The body of POST /admin/api/v1/LinkConfiguration.</p>
      {/* Scrolls sideways on a phone: the keyboard reaches it. */}
      <pre className="theme__code" tabIndex={0} aria-label="Configuration as JSON">
        {text}
      </pre>
      {hasProblems && <Notice tone="warn">Link does not accept these colors: see above.</Notice>}
      <Button wide onClick={copy}>
        {copied === text ? 'Copied' : 'Copy the configuration'}
      </Button>
      <p className="r-hidden" role="status">
        {copied === text ? 'Copied' : ''}
      </p>
    </section>
  )
}
