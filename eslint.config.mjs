import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const restrictedSyntax = [
  { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
  {
    selector: 'TemplateElement[value.raw=/\\dch;/]',
    message: 'A width in ch moves when the font comes: hold text in em.',
  },
];

/** Its time would tell where they differ. Whether there is one at all may be asked. */
const comparedSecret = {
  selector:
    'BinaryExpression[operator=/^[!=]==?$/]' +
    ':has(> Identifier[name=/secret|signature|hmac/i], > MemberExpression > .property[name=/secret|signature|hmac/i], > CallExpression > Identifier[name=/^(sign|hmac)/])' +
    ':not(:has(> Identifier[name="undefined"], > Literal))',
  message: 'Secrets are compared by equalSecrets',
};

export default tseslint.config(
  { ignores: ['**/dist/', '**/coverage/', '**/.local/', '**/.nx/', '**/cdk.out/', '**/test-results/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    // One program for all workspaces, which share their sources: one for each took two thirds longer.
    languageOptions: { parserOptions: { project: './tsconfig.lint.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.config.{ts,mjs}', '**/*.d.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...restrictedSyntax],
    },
  },
  {
    files: ['lambdas/src/**/*.ts'],
    ignores: ['**/*.d.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, comparedSecret] },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', { name: 'it', message: 'The word is test.' }] },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: {
      'max-len': [
        'error',
        {
          code: Infinity,
          comments: 120,
          ignoreUrls: true,
          ignorePattern: '@(param|typedef)',
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.d.ts'],
    plugins: { 'check-file': checkFile },
    rules: {
      // After their main export: PascalCase for components and classes, camelCase for all else.
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': '+([a-zA-Z0-9])' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '*/**/': 'KEBAB_CASE' }],
    },
  },
  {
    files: ['**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['{browser,shell,content-remote,intake-widget}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  // Playwright reads from this pattern which fixtures a fixture needs.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] } },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.node } },
  {
    files: ['local-cloud/src/{partner/pages,recaptcha/scripts}/*.js', 'bench/src/embed/rivals/*.mjs'],
    languageOptions: { globals: globals.browser },
  },
);
