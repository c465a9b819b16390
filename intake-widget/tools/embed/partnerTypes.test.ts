import { embedAttributes } from '@incasso/contract/embed/embedAttributes';
import { embedEventNames } from '@incasso/contract/embed/embedEvents';
import ts from 'typescript';
import { partnerTypes } from './partnerTypes';

test('the types for partners have every attribute and event of the contract', () => {
  const types = partnerTypes();

  for (const name of Object.keys(embedAttributes)) expect(types).toContain(`'data-${name}'?:`);
  for (const name of embedEventNames) expect(types).toContain(`'${name}': CustomEvent<`);
});

test('the types for partners are sound, and refuse what the contract does not know', () => {
  const files: Readonly<Record<string, string>> = {
    'index.d.ts': partnerTypes(),
    'page.ts': `
      const intake = document.createElement('incasso-intake');
      intake.prefill({ company_name: 'Voorbeeld BV' });
      intake.addEventListener('intake:submitted', ({ detail }) => detail.reference.length);
      // @ts-expect-error no page fills in where money goes
      intake.prefill({ bank_account: 'BE68 5390 0754 7034' });
    `,
  };
  const host = ts.createCompilerHost({});
  const readFile = host.readFile.bind(host);
  host.readFile = (name) => files[name] ?? readFile(name);
  const getSourceFile = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) => {
    const text = files[name];
    return text === undefined ? getSourceFile(name, version) : ts.createSourceFile(name, text, version);
  };

  const program = ts.createProgram(
    Object.keys(files),
    { strict: true, types: [], noEmit: true, skipDefaultLibCheck: true },
    host,
  );

  expect(ts.getPreEmitDiagnostics(program).map(({ messageText }) => messageText)).toEqual([]);
});
