import DefaultTheme from 'vitepress/theme'
import { h } from 'vue'

import SiteSearch from './SiteSearch.vue'
import TryIt from './TryIt.vue'
import '../../../../packages/ui/src/styles/tokens.css'
import './style.css'

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, undefined, { 'nav-bar-content-before': () => h(SiteSearch) }),
  enhanceApp: ({ app }) => app.component('TryIt', TryIt),
}
