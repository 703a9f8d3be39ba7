import js from '@eslint/js'
import hooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'

/** Globals that `core` must receive as ports instead: time, chance and the network. */
const impure = [
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: 'Use ctx.clock.' },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Use ctx.clock.' },
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: 'Use ctx.ids.' },
  { selector: "CallExpression[callee.name='fetch']", message: 'All outbound HTTP goes through the egress client.' },
]

export default ts.config(
  { ignores: ['**/dist/**', '.cache/**', '**/node_modules/**', '**/generated/**'] },
  js.configs.recommended,
  ...ts.configs.strict,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      'no-duplicate-imports': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'vitest', importNames: ['it'], message: 'Tests are called `test`, so that a name reads alone.' },
          ],
        },
      ],
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
    },
  },
  {
    // The compiler reports these in TypeScript (noUnusedLocals, noUnusedParameters).
    files: ['**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-unused-vars': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    rules: { '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }] },
  },
  {
    files: ['packages/core/src/**/*.ts', 'packages/contract/src/**/*.ts', 'packages/catalog/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...impure] },
  },
  {
    files: ['packages/{connectors,chains,store}/src/**/*.ts', 'apps/server/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', impure[3]] },
  },
  {
    // Scripts hand the environment to the server, whose config.ts reads it by the names in settings.ts.
    files: ['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}'],
    // Tools of PostgreSQL get the system's own PATH.
    ignores: ['**/*.test.ts', '**/testing/**', '**/conformance/**', 'packages/store/src/embedded/runTool.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings come from config.ts, which reads the environment.' },
      ],
    },
  },
  {
    // The React compiler's analysis, a fifth of the time of all rules, only where components and hooks are.
    files: ['apps/link/src', 'packages/ui', 'packages/react', 'packages/react-native'].flatMap(folder => [
      `${folder}/**/*.tsx`,
      `${folder}/**/use*.ts`,
    ]),
    plugins: { 'react-hooks': hooks },
    rules: hooks.configs.recommended.rules,
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: { module: 'readonly' } } },
  {
    files: ['scripts/**', '**/*.test.ts', 'tests/**', '**/*.mjs', 'knip.config.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        performance: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        Buffer: 'readonly',
        AbortSignal: 'readonly',
      },
    },
    rules: { 'no-console': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
)
