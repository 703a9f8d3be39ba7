import { useMutation } from '@tanstack/react-query'

import { isEnded } from '../../api/isEnded.ts'
import { useStep } from '../../StepTexts.tsx'
import { toWebUrl } from '../../shell/toWebUrl.ts'
import { withPersona } from '../../scenario/persona.ts'
import { rememberSignIn } from '../oauth/signInOfTab.ts'
import { openSignInWindow } from '../oauth/signInWindow.ts'

/**
 * Opens the window in the same breath as the click, because browsers block one that opens later, and sends it on once the
 * address is known. A blocked window is not an error: the next step offers other ways.
 */
export function useStartOAuth(integrationId: string) {
  const { api, dispatch } = useStep()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (_popup: Window | null) => {
      const started = await api.startOAuth(integrationId)
      const url = toWebUrl(started.authorizeUrl)
      if (url === undefined) throw new Error('The sign-in URL must use http or https')
      return { integrationId, attemptId: started.attemptId, authorizeUrl: withPersona(url) }
    },
    onSuccess: (oauth, popup) => {
      rememberSignIn(oauth.attemptId)
      // An app must know of the sign-in before its address comes: it opens it in another browser than a help page.
      dispatch({ type: 'oauthStarted', oauth, window: popup === null ? 'blocked' : 'open' })
      popup?.location.replace(oauth.authorizeUrl)
    },
    onError: (failure, popup) => {
      popup?.close()
      if (isEnded(failure)) dispatch({ type: 'sessionEnded', reason: 'expired' })
    },
  })
  return { start: () => mutate(openSignInWindow()), isPending, error }
}
