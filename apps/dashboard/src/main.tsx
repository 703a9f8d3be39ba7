import '@rialto/ui/styles.css'
import './dashboard.css'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { ApiFailure } from './api/ApiFailure.ts'
import { wantedLanguages } from './messages/chosenLanguage.ts'
import { LanguageProvider } from './messages/LanguageContext.tsx'
import { loadLanguage } from './messages/loadLanguage.ts'
import { router } from './router.tsx'
import { applyTheme } from './shell/theme.ts'

applyTheme()

const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 2_000,
      // Decisions of the server are final; lost responses are requested again.
      retry: (count, error) => !(error instanceof ApiFailure && error.status < 500) && count < 3,
    },
  },
})

const root = document.getElementById('root')
const language = await loadLanguage(wantedLanguages())
if (root)
  createRoot(root).render(
    <StrictMode>
      <LanguageProvider initial={language}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LanguageProvider>
    </StrictMode>,
  )
