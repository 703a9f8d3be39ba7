import DefaultTheme from 'vitepress/theme'
import { onContentUpdated } from 'vitepress'
import { defineComponent, h, onMounted } from 'vue'

import { makeAccessible } from './makeAccessible.ts'
import SiteSearch from './SiteSearch.vue'
import TryIt from './TryIt.vue'
import '../../../../packages/ui/src/styles/tokens.css'
import './style.css'

const Layout = defineComponent({
  setup: () => {
    onMounted(makeAccessible)
    onContentUpdated(makeAccessible)
    return () => h(DefaultTheme.Layout, undefined, { 'nav-bar-content-before': () => h(SiteSearch) })
  },
})

export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp: ({ app }) => app.component('TryIt', TryIt),
}
