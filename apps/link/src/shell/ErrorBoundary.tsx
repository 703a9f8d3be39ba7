import { Button } from '@rialto/ui'
import { Component, type ReactNode } from 'react'

import type { FirstMessages } from '../messages/messages.ts'

/** A class, because React offers no other way to catch a component's exception. */
export class ErrorBoundary extends Component<{ messages: FirstMessages; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const { crashTitle, crashBody, reload } = this.props.messages.ended
    return (
      <main className="link">
        <section className="step step--centred">
          <div className="step__body" role="alert">
            <div className="step__head">
              <h1>{crashTitle}</h1>
              <p className="r-soft">{crashBody}</p>
            </div>
          </div>
          <div className="step__actions">
            <Button wide onClick={() => window.location.reload()}>
              {reload}
            </Button>
          </div>
        </section>
      </main>
    )
  }
}
