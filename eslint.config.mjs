import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** What each workspace may import of the others. Sources only: configurations, which share `build`, are files beside them. */
const mayImport = {
  contract: [],
  browser: ['contract'],
  shell: ['contract', 'browser'],
  'content-remote': ['contract', 'browser'],
  'intake-widget': ['contract', 'browser'],
  lambdas: ['contract'],
  infra: ['contract', 'lambdas'],
  'local-cloud': ['contract', 'lambdas', 'infra'],
  e2e: ['contract', 'browser', 'intake-widget', 'infra', 'local-cloud'],
};

const closedDoors = Object.entries(mayImport).map(([workspace, open]) => ({
  target: `./${workspace}`,
  from: Object.keys(mayImport).filter((other) => other !== workspace && !open.includes(other)),
}));

export default tseslint.config(
  { ignores: ['**/dist/', '**/coverage/', '**/.local/', '**/.nx/', '**/cdk.out/', '**/test-results/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: ['*/tsconfig.json'], noWarnOnMultipleProjects: true }),
      ],
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-restricted-paths': ['error', { zones: closedDoors }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.config.{ts,mjs}', '**/*.d.ts'],
    rules: {
      'no-restricted-syntax': ['error', { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' }],
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
