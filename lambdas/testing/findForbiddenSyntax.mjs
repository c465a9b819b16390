// Prints what of forbidden syntax the linter finds in texts, as it would in the files that they name, all as JSON. A
// process of its own: the linter's configuration is an ES module, which Jest's CommonJS cannot load.
import { text } from 'node:stream/consumers';
import { ESLint } from 'eslint';

const rule = 'no-restricted-syntax';
const eslint = new ESLint({
  // That rule needs no types, whose reading takes seconds.
  overrideConfig: [{ files: ['**/*.ts'], languageOptions: { parserOptions: { project: false } } }],
  ruleFilter: ({ ruleId }) => ruleId === rule,
});
const findings = [];
for (const { file, code } of JSON.parse(await text(process.stdin))) {
  const [result] = await eslint.lintText(code, { filePath: file });
  findings.push(result.messages.filter(({ ruleId }) => ruleId === rule).map(({ message }) => message));
}
process.stdout.write(JSON.stringify(findings));
