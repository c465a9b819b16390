// Shipped as index.d.ts. A source file here, since the incremental compiler overlooks changes of a declaration file.

/** What a page may fill in for its visitor. */
export type IntakePrefill = {
  company_name?: string;
  vat_number?: string;
  address?: string;
  contact_person?: string;
  phone?: string;
  email?: string;
};

/** What a page hands over for its visitor: e-invoices (UBL 2.1 or CII) as XML or as files, and other documents. */
export interface IntakeFiles {
  invoices?: readonly (string | File)[];
  documents?: readonly File[];
}

export type IntakeErrorCode =
  | 'key_missing'
  | 'key_unknown'
  | 'frame_unreachable'
  | 'submission_unreachable'
  | 'submission_unproven'
  | 'submission_refused';

/** The `CustomEvent`s on the element, which bubble. */
export interface IntakeEventMap {
  /** The intake is interactive, and its key is valid. */
  'intake:ready': CustomEvent<Record<string, never>>;
  'intake:step': CustomEvent<{ step: 1 | 2 | 3 }>;
  /** The case is stored. `partnerReference` is empty if the case has none. */
  'intake:submitted': CustomEvent<{ reference: string; partnerReference: string }>;
  'intake:error': CustomEvent<{ code: IntakeErrorCode }>;
  /** Height of the content in pixels. */
  'intake:resize': CustomEvent<{ height: number }>;
}

export interface IncassoIntakeElement extends HTMLElement {
  /** Fills in empty fields. Never overwrites the visitor's input. */
  prefill(prefill: IntakePrefill): void;
  /** Adds e-invoices and other documents, as if the visitor had chosen them. Only the visitor submits. */
  add(files: IntakeFiles): void;
  /** Clears the form and the draft without asking. Ignored while the case is being sent. */
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

interface OptionalAttributes {
  /** Colour of buttons and links. Its shade is adjusted until text keeps a contrast of 4.5:1. */
  accent?: `#${string}`;
  /** How rounded fields and buttons are, in pixels, 0 to 24. Default: 4. */
  radius?: number | `${number}`;
  /** The site's own font, or one that the visitor's device has. Default: site. */
  font?: 'site' | 'system' | 'humanist' | 'rounded' | 'serif';
  /** Space between the fields. Default: comfortable. */
  density?: 'comfortable' | 'compact';
  /** Fixed height in pixels; what does not fit scrolls within. Default: as high as the content. */
  height?: number | `${number}`;
  /** Your own reference for the case, at most 40 characters. A longer one is ignored. */
  reference?: string;
  'prefill-company-name'?: string;
  'prefill-vat-number'?: string;
  'prefill-address'?: string;
  'prefill-contact-person'?: string;
  'prefill-phone'?: string;
  'prefill-email'?: string;
}

/** Attributes of `<incasso-intake>`. */
export type IntakeAttributes = OptionalAttributes & {
  [Name in keyof OptionalAttributes as `data-${Name}`]: OptionalAttributes[Name];
} & {
  /** The public key that we gave you. Default: the `data-key` of the script. */
  'data-key'?: string;
};

/** A command for the queue. The selector names the elements that it is for; default: all. */
export type IntakeCommand =
  | readonly ['prefill', prefill: IntakePrefill, selector?: string]
  | readonly ['add', files: IntakeFiles, selector?: string]
  | readonly ['reset', selector?: string];

/**
 * Adds the script to the page, once. Resolves when the element is defined, and at once on a server. Rejects if the
 * script cannot be loaded; the next call tries again.
 */
export declare function loadIntake(options?: {
  /** The public key of elements without their own. */
  key?: string;
  /** Origin of the firm's site. Default: its public one. */
  site?: string;
}): Promise<void>;

declare global {
  interface HTMLElementTagNameMap {
    'incasso-intake': IncassoIntakeElement;
  }
  interface GlobalEventHandlersEventMap {
    'intake:ready': IntakeEventMap['intake:ready'];
    'intake:step': IntakeEventMap['intake:step'];
    'intake:submitted': IntakeEventMap['intake:submitted'];
    'intake:error': IntakeEventMap['intake:error'];
    'intake:resize': IntakeEventMap['intake:resize'];
  }
  interface Window {
    incassoIntake?: IntakeCommand[] | { push(command: IntakeCommand): unknown };
  }
  namespace JSX {
    interface IntrinsicElements {
      'incasso-intake': IntakeAttributes & { id?: string; class?: string; ref?: unknown; children?: unknown };
    }
  }
}
