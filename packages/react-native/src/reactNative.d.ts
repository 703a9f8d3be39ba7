/** The part of React Native that `LinkConnect.ts` uses. The package itself has 200 MB and is not installed here. */
declare module 'react-native' {
  type Part = (props: object) => null
  export const ActivityIndicator: Part
  export const Pressable: Part
  export const Text: Part
  export const View: Part
  export const Alert: {
    alert(
      title: string,
      message: string | undefined,
      buttons: { text: string; style?: 'cancel' | 'destructive'; onPress?: () => void }[],
    ): void
  }
  export const Appearance: { getColorScheme(): string | null | undefined }
  export const BackHandler: {
    addEventListener(name: 'hardwareBackPress', listener: () => boolean): { remove: () => void }
  }
  export const Linking: { openURL(url: string): Promise<unknown> }
}

declare module 'react-native-webview' {
  export const WebView: (props: object) => null
}
