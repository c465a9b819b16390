/**
 * How to find the parts of an intake form; looked for in every frame, and in the shadow of the hand-written element.
 */
export type Selectors = {
  /** The fields of step 1 in their order. */
  readonly fields: readonly [string, string, string];
  /** The fields of step 2 in their order. */
  readonly secondStep: readonly [string, string, string, string];
  readonly next: string;
  readonly previous: string;
  /** The input of the documents, where choosing one makes the form fetch more scripts. */
  readonly documents?: string;
};

type FieldName = 'company_name' | 'vat_number' | 'address' | 'contact_person' | 'phone' | 'email' | 'bank_account';

/** The fields of a form that marks each by its name in one way. */
export function fieldsBy(selector: (name: FieldName) => string): Pick<Selectors, 'fields' | 'secondStep'> {
  return {
    fields: [selector('company_name'), selector('vat_number'), selector('address')],
    secondStep: [selector('contact_person'), selector('phone'), selector('email'), selector('bank_account')],
  };
}
