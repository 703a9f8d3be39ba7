import type { ReactElement } from 'react'

import { level2Html } from './level2.ts'
import type { Native } from './native.ts'
import type { LinkConnectProps } from './options.ts'
import { backupGlobals, linkGlobals } from './scripts.ts'
import { useNativeSession } from './useNativeSession.ts'
import { SDK_VERSION } from './version.ts'

const fill = { flex: 1 }
const cover = {
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  alignItems: 'center',
  justifyContent: 'center',
}
const colors = {
  light: { page: '#FFFFFF', text: '#0E0D0D' },
  dark: { page: '#1E1E24', text: '#FBFBFB' },
}

/** `LinkConnect` over the given parts of React Native. */
export function createLinkConnect(native: Native): (props: LinkConnectProps) => ReactElement {
  const { View, Text, Pressable, ActivityIndicator, WebView } = native

  function Session(props: LinkConnectProps): ReactElement {
    const { shown, run, navigate, webView, setCanGoBack } = useNativeSession(props, native)
    const { page, isCovered, hasBar, problem } = shown
    const theme = props.settings?.theme
    const isDark = theme === 'dark' || (theme !== 'light' && native.isDark())
    const color = colors[isDark ? 'dark' : 'light']
    const hasCloseButton =
      problem !== undefined || hasBar || (props.backupConfig === undefined ? isCovered : props.hideCloseButton !== true)
    return (
      <View style={{ ...fill, backgroundColor: color.page }} testID="link-connect-component">
        {page && (
          <WebView
            key={page.count}
            ref={webView}
            testID="webview"
            style={fill}
            source={'url' in page ? { uri: page.url } : { html: level2Html, baseUrl: 'about:blank' }}
            // Every address reaches onShouldStartLoadWithRequest, which decides.
            originWhitelist={['*']}
            injectedJavaScriptBeforeContentLoaded={
              props.backupConfig === undefined
                ? linkGlobals(SDK_VERSION, props.settings?.accessTokens, page.kept)
                : backupGlobals('level2' in page ? page.level2 : '')
            }
            domStorageEnabled
            setSupportMultipleWindows
            webviewDebuggingEnabled={false}
            onMessage={({ nativeEvent }) => run({ is: 'message', data: nativeEvent.data })}
            onShouldStartLoadWithRequest={({ url, isTopFrame }) =>
              navigate(url, isTopFrame === false ? 'frame' : 'main')
            }
            onOpenWindow={({ nativeEvent }) => void navigate(nativeEvent.targetUrl, 'popup')}
            onNavigationStateChange={state => setCanGoBack(state.canGoBack)}
            onError={() => run({ is: 'loadFailed' })}
            onHttpError={({ nativeEvent }) => {
              if (nativeEvent.statusCode >= 400 && 'url' in page && nativeEvent.url === page.url)
                run({ is: 'loadFailed' })
            }}
            onContentProcessDidTerminate={() => run({ is: 'rendererGone' })}
            onRenderProcessGone={() => run({ is: 'rendererGone' })}
          />
        )}
        {isCovered && (
          <View style={{ ...cover, backgroundColor: color.page }} testID="cover">
            {problem === undefined ? (
              <ActivityIndicator size="large" />
            ) : (
              <View accessibilityRole="alert">
                <Text style={{ color: color.text, padding: 24, textAlign: 'center' }}>{problem}</Text>
              </View>
            )}
          </View>
        )}
        {hasCloseButton && (
          <View style={{ position: 'absolute', top: 8, right: 8 }} testID="native-navbar">
            <Pressable
              testID={props.backupConfig === undefined ? 'close-button' : 'backup-close-button'}
              accessibilityRole="button"
              accessibilityLabel="Close"
              style={{ width: 48, height: 48, alignItems: 'center', justifyContent: 'center' }}
              onPress={() => run({ is: 'closePressed' })}
            >
              <Text style={{ color: color.text, fontSize: 24 }}>✕</Text>
            </Pressable>
          </View>
        )}
      </View>
    )
  }

  /** Another token or configuration starts another session. */
  return function LinkConnect(props: LinkConnectProps): ReactElement {
    return <Session key={props.linkToken ?? JSON.stringify(props.backupConfig)} {...props} />
  }
}
