import { lazy } from 'react'

import type { Language } from './messages/loadLanguage.ts'

const later = () => import('./LaterSteps.tsx')
export const LaterSteps = lazy(() => later().then(module => ({ default: module.LaterSteps })))

/** The first notice of a standalone page. */
export const AskFirst = lazy(() => later().then(module => ({ default: module.Asking })))

/** Nothing is lost by leaving before a later step, so it comes with those. */
export const LeaveDialog = lazy(() => later().then(module => ({ default: module.Leaving })))

/** Does more than say so once those have come. */
export const SandboxBanner = lazy(() => later().then(module => ({ default: module.Banner })))

/** Opened by few. */
export const FilterPanel = lazy(() => later().then(module => ({ default: module.Filtering })))

/** Called once the first step is there, so that no later one has to wait. */
export const loadLaterSteps = (language: Language): void =>
  void later()
    .then(({ loadTexts }) => loadTexts(language))
    .catch(() => undefined)
