import type { ReactNode } from 'react'
import { act, create, type ReactTestRenderer } from 'react-test-renderer'
import { vi } from 'vitest'

import { createLinkConnect } from '../createLinkConnect.tsx'
import type { Native, WebViewProps } from '../native.ts'
import type { LinkConnectProps } from '../options.ts'

/** A platform component that renders only its children. */
const Part = (props: object) => ('children' in props ? (props.children as ReactNode) : null)

/** Renders `LinkConnect` over the boundary of React Native, and records every call across it. */
export const renderLink = (props: LinkConnectProps) => {
  const calls: unknown[][] = []
  const record =
    (name: string) =>
    (...values: unknown[]) =>
      void calls.push([name, ...values])
  let back: (() => boolean) | undefined
  let confirmed: (() => void) | undefined
  const handle = { injectJavaScript: record('inject'), goBack: record('goBack') }
  const WebView = (given: WebViewProps) => {
    if (typeof given.ref === 'object' && given.ref !== null) (given.ref as { current: unknown }).current = handle
    return null
  }
  const native: Native = {
    ...{ View: Part, Text: Part, Pressable: Part, ActivityIndicator: Part, WebView },
    openURL: url => Promise.resolve(record('openURL')(url)),
    onBack: listener => {
      back = listener
      return () => {
        back = undefined
      }
    },
    confirm: (title, _confirm, _cancel, onConfirm) => {
      record('confirm')(title)
      confirmed = onConfirm
    },
    isDark: () => false,
  }
  const LinkConnect = createLinkConnect(native)
  const callbacks = Object.fromEntries(
    ['onIntegrationConnected', 'onTransferFinished', 'onEvent', 'onExit'].map(name => [name, record(name)]),
  )
  let page: ReactTestRenderer
  const element = (given: LinkConnectProps) => <LinkConnect {...callbacks} {...given} />
  act(() => void (page = create(element(props))))
  const find = (testID: string) => page.root.findAll(node => node.props['testID'] === testID, { deep: false })
  return {
    calls,
    of: (name: string) => calls.filter(([called]) => called === name).map(([, ...values]) => values),
    webView: () => find('webview')[0]?.props as WebViewProps | undefined,
    has: (testID: string) => find(testID).length > 0,
    press: (testID: string) => {
      const onPress = find(testID)[0]?.props['onPress'] as () => void
      act(() => onPress())
    },
    say: (message: unknown) =>
      act(async () => {
        const data = JSON.stringify(message)
        find('webview')[0]?.props['onMessage']({ nativeEvent: { data } })
        await Promise.resolve()
      }),
    act: (happen: (webView: WebViewProps) => void) => act(() => happen(find('webview')[0]?.props as WebViewProps)),
    back: () => act(() => void back?.()),
    confirm: () => act(() => confirmed?.()),
    wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    rerender: (next: LinkConnectProps) => act(() => page.update(element(next))),
    text: () => JSON.stringify(page.toJSON()),
  }
}
