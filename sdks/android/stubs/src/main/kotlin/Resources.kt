// What the Android build generates from link/src/main/res.
package link.rialto

public object R {
    public object string {
        public const val rialto_close: Int = 1
        public const val rialto_cancel: Int = 2
        public const val rialto_exit: Int = 3
        public const val rialto_exit_title: Int = 4
        public const val rialto_webview_too_old: Int = 5
    }
}
