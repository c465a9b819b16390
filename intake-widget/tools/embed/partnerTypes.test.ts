import { embedAttributes } from '@incasso/contract/embed/embedAttributes';
import { embedEventNames } from '@incasso/contract/embed/embedEvents';
import { join } from 'node:path';
import ts from 'typescript';
import { partnerReactTypes, partnerTypes } from './partnerTypes';

/** As if the package and the page of a partner stood beside this test, where React and its types are at hand. */
const folder = __dirname;
const compilerOptions: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  skipDefaultLibCheck: true,
};

/** What the compiler has against a partner's page, or the package. */
function complaintsAbout(page: string): string[] {
  const files = new Map([
    [join(folder, 'index.d.ts'), partnerTypes()],
    [join(folder, 'react.d.ts'), partnerReactTypes()],
    [join(folder, 'page.tsx'), page],
  ]);
  const host = ts.createCompilerHost(compilerOptions);
  const fileExists = host.fileExists.bind(host);
  const readFile = host.readFile.bind(host);
  const getSourceFile = host.getSourceFile.bind(host);
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, version) => {
    const text = files.get(name);
    return text === undefined ? getSourceFile(name, version) : ts.createSourceFile(name, text, version);
  };
  const program = ts.createProgram([...files.keys()], compilerOptions, host);
  const own = ts.getPreEmitDiagnostics(program).filter(({ file }) => file === undefined || files.has(file.fileName));
  return own.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('the types for partners have every attribute and event of the contract', () => {
  const types = partnerTypes();

  for (const name of Object.keys(embedAttributes)) expect(types).toContain(`'data-${name}'?:`);
  for (const name of embedEventNames) expect(types).toContain(`'${name}': CustomEvent<`);
});

test('a page that does what the guide shows compiles', () => {
  const page = `
    import { loadIntake, type IntakeErrorCode } from './index';
    void loadIntake({ key: 'pk_partner_1' }).then(() => undefined);
    const intake = document.createElement('incasso-intake');
    intake.prefill({ company_name: 'Voorbeeld BV' });
    intake.reset();
    intake.addEventListener('intake:submitted', ({ detail }) => detail.reference.toLowerCase());
    intake.addEventListener('intake:step', ({ detail }) => { const step: 1 | 2 | 3 = detail.step; return step; });
    intake.addEventListener('intake:error', ({ detail }) => { const code: IntakeErrorCode = detail.code; return code; });
    intake.addEventListener('intake:resize', ({ detail }) => detail.height.toFixed());
    (window.incassoIntake ||= []).push(['prefill', { email: 'bakkerij@klant.example' }, '#for-you']);
    export const part = (
      <incasso-intake
        data-key="pk_partner_1" accent="#0a7a5f" radius={8} font="serif" density="compact" height="900"
        prefill-company-name="Voorbeeld BV" className="intake" style={{ width: 320 }}
        ref={(element) => element?.prefill({ phone: '+32 56 00 00 01' })}
      >
        <a href="/">Dien uw dossier in</a>
      </incasso-intake>
    );
  `;

  expect(complaintsAbout(page)).toEqual([]);
});

test('what the contract does not know compiles neither in a script nor in JSX', () => {
  const page = `
    const intake = document.createElement('incasso-intake');
    // @ts-expect-error no page fills in where money goes
    intake.prefill({ bank_account: 'BE68 5390 0754 7034' });
    // @ts-expect-error there is no such command
    window.incassoIntake?.push(['submit']);
    // @ts-expect-error this event has another detail
    intake.addEventListener('intake:step', ({ detail }) => detail.reference);
    // @ts-expect-error there is no such attribute
    export const misspelt = <incasso-intake acent="#0a7a5f" />;
    // @ts-expect-error there is no such font
    export const fancy = <incasso-intake font="comic" />;
    // @ts-expect-error this is no hex colour
    export const named = <incasso-intake accent="green" />;
  `;

  expect(complaintsAbout(page)).toEqual([]);
});
