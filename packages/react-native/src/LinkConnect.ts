import { ActivityIndicator, Alert, Appearance, BackHandler, Linking, Pressable, Text, View } from 'react-native'
import { WebView } from 'react-native-webview'

import { createLinkConnect } from './createLinkConnect.tsx'

/**
 * Link, or backup mode, as a component that fills its parent. Mount it to open, unmount it on `onExit`.
 *
 * @example
 * <LinkConnect linkToken={linkToken} onIntegrationConnected={save} onExit={() => setToken(undefined)} />
 */
export const LinkConnect = createLinkConnect({
  ...{ ActivityIndicator, Pressable, Text, View, WebView },
  openURL: url => Linking.openURL(url),
  onBack: listener => {
    const { remove } = BackHandler.addEventListener('hardwareBackPress', listener)
    return remove
  },
  confirm: (title, confirmText, cancelText, onConfirm) =>
    Alert.alert(title, undefined, [
      { text: cancelText, style: 'cancel' },
      { text: confirmText, style: 'destructive', onPress: onConfirm },
    ]),
  isDark: () => Appearance.getColorScheme() === 'dark',
})
