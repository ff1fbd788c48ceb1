// Rules that need a single file, so that they stay fast; the compiler checks types, and dependency-cruiser layers. Each
// custom rule states what it protects.
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const sources = ['**/*.{ts,tsx,mjs,cjs}'];
const tests = ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**'];
// Tools read the default export of their configuration; no other file has one.
const configurations = ['**/*.config.{ts,mjs,cjs}', '**/jest-preset.cjs'];

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name: one name for one thing, wherever it is imported.',
};
const noImpurity = [
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'A domain rule takes settings as arguments.',
  },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'A domain rule takes random values as arguments.',
  },
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'A domain rule takes the time as an argument.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'A domain rule takes the time as an argument.',
  },
  {
    selector: "MemberExpression[object.name='Temporal'][property.name='Now']",
    message: 'A domain rule takes the time as an argument.',
  },
  { selector: 'AwaitExpression', message: 'A domain rule is synchronous.' },
];
const noEnvironment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'The environment is read once, in main.ts or config.ts.',
};
const noLooseSchema = {
  selector: "NewExpression[callee.name='Schema']",
  message: 'Mongoose drops fields that a schema lacks: use documentSchema of @tablewell/chassis/mongo.',
};

const noRandomUuid = {
  selector: "MemberExpression[property.name='randomUUID']",
  message: 'Only secure contexts have it: use newId of @tablewell/api-client.',
};

const uncataloged = '/^(?!Tablewell$|https:).*[A-Za-z]{2}/';
const shownAttributes =
  '/^(label|title|subtitle|lead|hint|text|message|caption|alt|placeholder|aria-label|confirmLabel)$/';
const noUncatalogedText = ['JSXText', `JSXAttribute[name.name=${shownAttributes}] > Literal`].map(
  (selector) => ({
    selector: `${selector}[value=${uncataloged}]`,
    message: 'Texts are in the catalogs of services/languages.',
  }),
);

export default defineConfig(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/coverage/**',
      'proto/gen/src/**',
      '**/generated/**',
      '.data/**',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: sources, extends: [tseslint.configs.recommended] },
  {
    files: sources,
    rules: {
      eqeqeq: ['error', 'always'],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      // A leading underscore marks a value that is left out on purpose.
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      // Declarations of a package's untyped file cannot be imported.
      '@typescript-eslint/triple-slash-reference': [
        'error',
        { lib: 'always', path: 'always', types: 'prefer-import' },
      ],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: sources, ignores: configurations, rules: { 'no-restricted-syntax': ['error', noDefaultExport] } },
  {
    files: [
      'services/**/src/**/*.ts',
      'gateway/src/**/*.ts',
      'deploy/local/{sandbox,embedded-mongodb}/src/**/*.ts',
    ],
    ignores: ['**/main.ts', '**/config.ts', '**/openapi.ts', 'services/chassis/src/**', ...tests],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noEnvironment, noLooseSchema] },
  },
  {
    files: ['**/domain/**/*.ts', 'services/shared/src/**/*.ts', 'services/*/rules/src/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': ['error', noDefaultExport, ...noImpurity],
      'no-restricted-globals': [
        'error',
        'crypto',
        'performance',
        'setTimeout',
        'setInterval',
        'fetch',
        'process',
      ],
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['node:*'], message: 'A domain rule does no IO.' }] },
      ],
    },
  },
  {
    files: ['frontends/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: ['react-router', 'react-router-dom'].map((name) => ({
            name,
            message: 'Import @tablewell/federation/router.',
          })),
        },
      ],
    },
  },
  {
    files: ['frontends/**/*.tsx'],
    extends: [a11y.flatConfigs.recommended],
    rules: {
      // A dialog focuses its first field or its harmless answer; pages do not set the focus.
      'jsx-a11y/no-autofocus': 'off',
      'jsx-a11y/label-has-associated-control': ['error', { controlComponents: ['NumberInput'] }],
    },
  },
  {
    files: ['frontends/*/src/**/*.{ts,tsx}'],
    ignores: ['frontends/e2e/**', ...tests],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noRandomUuid] },
  },
  {
    files: ['frontends/{billing,booking,dashboard,floor-plan,marketing,shell,ui}/src/**/*.tsx'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, noRandomUuid, ...noUncatalogedText] },
  },
  { files: ['frontends/federation/**/*.{ts,tsx}'], rules: { 'no-restricted-imports': 'off' } },
);
