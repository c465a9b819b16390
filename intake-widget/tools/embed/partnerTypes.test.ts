import { embedAttributes } from '@incasso/contract/embed/embedAttributes';
import { embedEvents } from '@incasso/contract/embed/embedEvents';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { partnerReactTypes, partnerTypes } from './partnerTypes';

/** The package and a partner's page are placed beside this test, where React and its types are installed. */
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

/** The guide's page in React, beside the package. */
const [, reactPage = ''] =
  /```tsx\n(.*?)```/su
    .exec(readFileSync(join(folder, '../../../docs/partners.md'), 'utf8'))
    ?.map((lines) => lines.replace("'incasso-intake'", "'./index'").replace("'incasso-intake/", "'./")) ?? [];

/** Pages of partners, beside the package. */
const pages = {
  guide: `
    import { loadIntake, type IntakeErrorCode } from './index';
    void loadIntake({ key: 'pk_partner_1' }).then(() => undefined);
    const intake = document.createElement('incasso-intake');
    intake.prefill({ company_name: 'Voorbeeld BV' });
    intake.reset();
    intake.add({ invoices: ['<Invoice/>', new File([], 'factuur.xml')], documents: [new File([], 'voorwaarden.pdf')] });
    (window.incassoIntake ||= []).push(['add', { invoices: ['<Invoice/>'] }]);
    intake.addEventListener('intake:submitted', ({ detail }) => detail.reference + detail.partnerReference);
    intake.addEventListener('intake:step', ({ detail }) => { const step: 1 | 2 | 3 = detail.step; return step; });
    intake.addEventListener('intake:error', ({ detail }) => { const code: IntakeErrorCode = detail.code; return code; });
    intake.addEventListener('intake:resize', ({ detail }) => detail.height.toFixed());
    (window.incassoIntake ||= []).push(['prefill', { email: 'bakkerij@klant.example' }, '#for-you']);
    export const part = (
      <incasso-intake
        data-key="pk_partner_1" accent="#0a7a5f" radius={8} font="serif" density="compact" height="900" reference="KLANT-17"
        prefill-company-name="Voorbeeld BV" className="intake" style={{ width: 320 }}
        ref={(element) => element?.prefill({ phone: '+32 56 00 00 01' })}
      >
        <a href="/">Dien uw aanvraag in</a>
      </incasso-intake>
    );
  `,
  unknown: `
    const intake = document.createElement('incasso-intake');
    // @ts-expect-error no page fills in where money goes
    intake.prefill({ bank_account: 'BE68 5390 0754 7034' });
    // @ts-expect-error a document is a file
    intake.add({ documents: ['voorwaarden.pdf'] });
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
  `,
  contract: `
    import type { IncassoIntakeElement, IntakeCommand, IntakeEventMap } from './index';
    import type { EmbedMethods, QueuedCommand } from '@incasso/contract/embed/embedCommands';
    import type { EmbedEvent } from '@incasso/contract/embed/embedEvents';
    type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;
    type PageEvents = { [Name in EmbedEvent['type'] as \`intake:\${Name}\`]: CustomEvent<Omit<EmbedEvent & { type: Name }, 'type'>> };
    export const [events, methods, queue]: [
      Same<PageEvents, IntakeEventMap>,
      Same<Pick<IncassoIntakeElement, keyof EmbedMethods>, EmbedMethods>,
      Same<IntakeCommand, QueuedCommand>,
    ] = [true, true, true];
  `,
  react: reactPage,
};

/** Compiles the package and the pages together. */
const program = (() => {
  const files = new Map([
    [join(folder, 'index.d.ts'), partnerTypes()],
    [join(folder, 'react.d.ts'), partnerReactTypes()],
    ...Object.entries(pages).map(([name, text]): [string, string] => [join(folder, `${name}.tsx`), text]),
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
  return ts.createProgram([...files.keys()], compilerOptions, host);
})();

/** Compiler errors in a page or in the package. */
function complaintsAbout(page: keyof typeof pages): string[] {
  const complaints = ['index.d.ts', 'react.d.ts', `${page}.tsx`].flatMap((name) => {
    const file = program.getSourceFile(join(folder, name));
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
  });
  return [...program.getOptionsDiagnostics(), ...program.getGlobalDiagnostics(), ...complaints].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, ' '),
  );
}

test('the types for partners have every attribute and event of the contract', () => {
  const types = partnerTypes();

  for (const name of Object.keys(embedAttributes)) expect(types).toContain(`'data-${name}'?:`);
  for (const name of Object.keys(embedEvents)) expect(types).toContain(`'intake:${name}': CustomEvent<`);
});

test('code as in the guide compiles', () => {
  expect(complaintsAbout('guide')).toEqual([]);
});

test('the guide’s page in React 19 compiles', () => {
  expect(reactPage).toContain('<incasso-intake');
  expect(complaintsAbout('react')).toEqual([]);
});

test('code outside the contract compiles neither in a script nor in JSX', () => {
  expect(complaintsAbout('unknown')).toEqual([]);
});

test('they have the contract’s types of events and commands', () => {
  expect(complaintsAbout('contract')).toEqual([]);
});
