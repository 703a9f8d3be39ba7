import hooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'

/** Where components and hooks are. */
export const reactFolders = ['apps/link/src', 'packages/ui', 'packages/react', 'packages/react-native']

/** Only what oxlint (.oxlintrc.json) does not have: the React compiler's analysis. */
export default [
  { ignores: ['**/dist/**', '**/generated/**'] },
  {
    files: reactFolders.flatMap(folder => [`${folder}/**/*.tsx`, `${folder}/**/use*.ts`]),
    languageOptions: { parser: ts.parser },
    // Directives name rules of oxlint, which reports the unused ones.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
]
