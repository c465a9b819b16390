import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const schema = v.object({
  components: v.array(v.object({ name: v.string(), version: v.string() })),
});

test('the bill of materials lists everything that ships, including fonts and packages shared with tools, but no tools', () => {
  const script = fileURLToPath(new URL('../../../build/writeSbom.mjs', import.meta.url));
  const { components } = v.parse(schema, JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })));
  const names = components.map(({ name }) => name);

  expect(names).toEqual(
    expect.arrayContaining([
      '@expo-google-fonts/public-sans',
      '@expo-google-fonts/source-serif-4',
      '@aws-sdk/client-s3',
      'pdfkit',
      'react',
      'react-dom',
      'valibot',
      'xstate',
    ]),
  );
  expect(names.filter((name) => /^(jest|webpack|nx|aws-cdk|oxlint)$/.test(name))).toEqual([]);
});
