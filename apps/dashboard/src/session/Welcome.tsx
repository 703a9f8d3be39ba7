import type { ReactNode } from 'react'

import { LanguageChoice } from '../messages/LanguageChoice.tsx'
import { Mark } from '../shell/Mark.tsx'

/** A page outside any client: one card in the middle. */
export function Welcome({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="welcome">
      <div className="welcome__card">
        <p className="brand">
          <Mark /> Rialto
        </p>
        <h1>{title}</h1>
        {children}
        <LanguageChoice />
      </div>
    </main>
  )
}
