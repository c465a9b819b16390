import { prefillKeys } from '@incasso/contract/embed/prefillFields';

type Prefill = Readonly<Partial<Record<'name' | 'email', string>>>;

/** Stores name and e-mail for the wizard until the tab closes. Does nothing if the browser blocks storage. */
export function rememberPrefill({ name, email }: Prefill): void {
  try {
    if (name !== undefined) sessionStorage.setItem(prefillKeys.contact_person, name);
    if (email !== undefined) sessionStorage.setItem(prefillKeys.email, email);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
