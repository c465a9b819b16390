import type { IntakeFieldName } from '@incasso/contract/intakeFields';
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';

type AnswerFieldLook = {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'text' | 'tel' | 'email' | 'numeric';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize?: 'off' | 'characters' | 'words';
  readonly spellCheck?: boolean;
  /** Lines of a text of several lines. Default: one line. */
  readonly rows?: number;
};

/** How each field is typed and by whom it may be filled. */
export const answerFields: Record<IntakeFieldName, AnswerFieldLook> = {
  company_name: { autoComplete: 'organization', autoCapitalize: 'words', spellCheck: false },
  // Not numeric: numbers from abroad, and the prefix BE, have letters.
  vat_number: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  address: { autoComplete: 'address-line1', autoCapitalize: 'words', spellCheck: false },
  contact_person: { autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'off', spellCheck: false },
  bank_account: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  documents_info: { rows: 3 },
  invoices_terms: { rows: 3 },
  partial_payments: { rows: 3 },
};
