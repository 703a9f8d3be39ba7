import type { SandboxSession } from '@rialto/contract'
import { Button } from '@rialto/ui'
import { useMutation } from '@tanstack/react-query'

import { useStep } from '../StepTexts.tsx'

/** Opens a separate page with a session like this one. */
export function ThemeSection() {
  const { api } = useStep()
  const opening = useMutation({
    // Browsers block a window that opens later than in the click.
    mutationFn: async (opened: Window | null) => {
      const { code } = await api.post<SandboxSession>('sandbox/session', {})
      const address = `/theme/preview?${new URLSearchParams({ code }).toString()}`
      if (opened === null) window.location.assign(address)
      else opened.location.replace(address)
    },
    onError: (_, opened) => opened?.close(),
  })
  return (
    <section className="scenario__section">
      <h3>Theme</h3>
      <p className="r-small r-soft">Colors, corners, font, logo and verb of Link, changed as you look at it.</p>
      <Button kind="quiet" busy={opening.isPending} onClick={() => opening.mutate(window.open('about:blank'))}>
        Open the theme preview
      </Button>
    </section>
  )
}
