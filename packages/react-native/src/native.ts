import type { ComponentType, ReactNode, Ref } from 'react'

export type WebViewHandle = { injectJavaScript(script: string): void; goBack(): void }

/** The required part of `react-native-webview`, under its names. */
export type WebViewProps = {
  ref?: Ref<WebViewHandle>
  source: { uri: string } | { html: string; baseUrl: string }
  style?: object
  testID?: string
  originWhitelist: string[]
  injectedJavaScriptBeforeContentLoaded: string
  domStorageEnabled: boolean
  setSupportMultipleWindows: boolean
  webviewDebuggingEnabled: boolean
  onMessage: (event: { nativeEvent: { data: string } }) => void
  onShouldStartLoadWithRequest: (request: { url: string; isTopFrame?: boolean }) => boolean
  onOpenWindow: (event: { nativeEvent: { targetUrl: string } }) => void
  onNavigationStateChange: (state: { canGoBack: boolean }) => void
  onError: () => void
  onHttpError: (event: { nativeEvent: { statusCode: number; url: string } }) => void
  onContentProcessDidTerminate: () => void
  onRenderProcessGone: () => void
}

type ViewProps = { style?: object; testID?: string; children?: ReactNode; accessibilityRole?: string }

/** The parts of React Native that `LinkConnect` uses: its boundary, so that tests can render everything within it. */
export type Native = {
  View: ComponentType<ViewProps>
  Text: ComponentType<ViewProps>
  Pressable: ComponentType<ViewProps & { onPress: () => void; accessibilityLabel?: string }>
  ActivityIndicator: ComponentType<{ size?: 'large' }>
  WebView: ComponentType<WebViewProps>
  openURL: (url: string) => Promise<unknown>
  /** @returns removes the listener */
  onBack: (listener: () => boolean) => () => void
  confirm: (title: string, confirmText: string, cancelText: string, onConfirm: () => void) => void
  isDark: () => boolean
}
