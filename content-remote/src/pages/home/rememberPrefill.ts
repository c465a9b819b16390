import { prefillKeys } from '@incasso/contract/embed/prefillFields';

type Prefill = Readonly<Partial<Record<'name' | 'email', string>>>;

/** Keeps name and e-mail for the wizard until the tab closes. Does nothing where the browser refuses storage. */
export function rememberPrefill({ name, email }: Prefill): void {
  try {
    if (name !== undefined) sessionStorage.setItem(prefillKeys.contact_person, name);
    if (email !== undefined) sessionStorage.setItem(prefillKeys.email, email);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
