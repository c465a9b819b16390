import { embedAttributes, type EmbedAttribute } from '@incasso/contract/embed/embedAttributes';
import { embedErrorCodes } from '@incasso/contract/embed/embedEvents';
import { embedElementName, embedQueueName } from '@incasso/contract/embed/embedNames';
import { prefillFieldNames } from '@incasso/contract/embed/prefillFields';

/** The types of the element for partners' own code, made from the contract's tables. */
export function partnerTypes(): string {
  return `/** What a page may fill in for its visitor. */
export type IntakePrefill = { ${prefillFieldNames.map((name) => `${name}?: string`).join('; ')} };

export type IntakeErrorCode = ${union(embedErrorCodes)};

/** The CustomEvents on the element, which bubble, and their detail. */
export interface IntakeEventMap {
  'intake:ready': CustomEvent<Record<string, never>>;
  'intake:step': CustomEvent<{ step: 1 | 2 | 3 }>;
  'intake:submitted': CustomEvent<{ reference: string }>;
  'intake:error': CustomEvent<{ code: IntakeErrorCode }>;
  'intake:resize': CustomEvent<{ height: number }>;
}

export interface IncassoIntakeElement extends HTMLElement {
  /** Fills fields that are still empty. */
  prefill(fields: IntakePrefill): void;
  /** Lets go of everything filled in and begins anew; ignored while the case is being sent. */
  reset(): void;
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
  | readonly ['prefill', fields: IntakePrefill, selector?: string]
  | readonly ['reset', selector?: string];

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

/** The same element for the JSX of React 19; apart, because only who has React can read it. */
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

function attributeLines([name, attribute]: [string, EmbedAttribute]): string {
  const spellings = name === 'key' ? ['data-key'] : [name, `data-${name}`];
  return spellings
    .map(
      (spelling) =>
        `  /** ${attribute.description} Default: ${attribute.default}. */\n  '${spelling}'?: ${typeOf(attribute)};`,
    )
    .join('\n');
}

function typeOf({ type }: EmbedAttribute): string {
  switch (type.kind) {
    case 'choice':
      return union(type.choices);
    case 'pixels':
      return 'number | `${number}`';
    case 'colour':
      return '`#${string}`';
    case 'text':
      return 'string';
  }
}

function union(values: readonly string[]): string {
  return values.map((value) => `'${value}'`).join(' | ');
}
