import { embedAttributes, type EmbedAttribute } from '@incasso/contract/embed/embedAttributes';
import { embedCommands } from '@incasso/contract/embed/embedCommands';
import { embedErrorCodes, embedEvents } from '@incasso/contract/embed/embedEvents';
import { embedElementName, embedQueueName } from '@incasso/contract/embed/embedNames';
import { prefillFieldNames } from '@incasso/contract/embed/prefillFields';
import { objectType, schemaType, unionType, type TypedSchema } from './schemaType';

/** The element's types for partners, generated from the contract's tables. */
export function partnerTypes(): string {
  return `/** What a page may fill in for its visitor. */
export type IntakePrefill = { ${prefillFieldNames.map((name) => `${name}?: string`).join('; ')} };

/** What a page hands over for its visitor: e-invoices (UBL 2.1) as XML or as files, and other documents. */
export interface IntakeFiles {
  invoices?: readonly (string | File)[];
  documents?: readonly File[];
}

export type IntakeErrorCode = ${unionType(embedErrorCodes)};

/** The CustomEvents on the element, which bubble, and their detail. */
export interface IntakeEventMap {
${events.map(({ name, description, detail }) => member(`'intake:${name}': CustomEvent<${objectType(detail)}>`, description)).join('\n')}
}

export interface IncassoIntakeElement extends HTMLElement {
${commands.map(({ name, description, parameters }) => member(`${name}(${parameters.join(', ')}): void`, description)).join('\n')}
  addEventListener<Name extends keyof IntakeEventMap>(
    type: Name,
    listener: (this: IncassoIntakeElement, event: IntakeEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** Attributes of <${embedElementName}>. */
export interface IntakeAttributes {
${Object.entries(embedAttributes).map(attributeLines).join('\n')}
}

/** A command for the queue; the last part is a CSS selector of the elements that it is for. */
export type IntakeCommand =
${commands.map(({ name, parameters }) => `  | readonly [${[`'${name}'`, ...parameters, 'selector?: string'].join(', ')}]`).join('\n')};

/** Adds the script to the page, once. Resolves when the element is defined. */
export function loadIntake(options?: { key?: string }): Promise<void>;

declare global {
  interface HTMLElementTagNameMap {
    '${embedElementName}': IncassoIntakeElement;
  }
  interface Window {
    ${embedQueueName}?: IntakeCommand[] | { push(command: IntakeCommand): unknown };
  }
  namespace JSX {
    interface IntrinsicElements {
      '${embedElementName}': IntakeAttributes & { id?: string; class?: string; ref?: unknown; children?: unknown };
    }
  }
}
`;
}

/** Types of the element for JSX in React 19. A separate file, because it needs React's types. */
export function partnerReactTypes(): string {
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { IncassoIntakeElement, IntakeAttributes } from './index';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${embedElementName}': IntakeAttributes &
        DetailedHTMLProps<HTMLAttributes<IncassoIntakeElement>, IncassoIntakeElement>;
    }
  }
}
`;
}

type TypedEvent = {
  readonly name: string;
  readonly description: string;
  readonly detail: Readonly<Record<string, TypedSchema>>;
};

const events = Object.entries(embedEvents).map(([name, event]): TypedEvent => ({ name, ...event }));

const commands = Object.entries(embedCommands).map(([name, { description, message }]) => {
  // oxlint-disable-next-line no-unused-vars -- drops `type`, keeps the payload
  const { intake, type, ...carried } = message.entries;
  const parameters = Object.entries<TypedSchema>(carried).map(
    ([parameter, schema]) => `${parameter}: ${schemaType(schema)}`,
  );
  return { name, description, parameters };
});

function attributeLines([name, attribute]: [string, EmbedAttribute]): string {
  const spellings = name === 'key' ? ['data-key'] : [name, `data-${name}`];
  return spellings.map((spelling) => member(`'${spelling}'?: ${typeOf(attribute)}`, describe(attribute))).join('\n');
}

function describe(attribute: EmbedAttribute): string {
  return `${attribute.description} Default: ${attribute.default}.`;
}

function member(declaration: string, description: string): string {
  return `  /** ${description} */\n  ${declaration};`;
}

function typeOf({ type }: EmbedAttribute): string {
  switch (type.kind) {
    case 'choice':
      return unionType(type.choices);
    case 'pixels':
      return 'number | `${number}`';
    case 'colour':
      return '`#${string}`';
    case 'text':
      return 'string';
  }
}
