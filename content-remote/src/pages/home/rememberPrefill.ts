import { prefillKeys } from '@incasso/contract/prefillKeys';

type Prefill = { readonly name: FormDataEntryValue | null; readonly email: FormDataEntryValue | null };

/** Keeps name and e-mail for the wizard until the tab closes. Does nothing where the browser refuses storage. */
export function rememberPrefill({ name, email }: Prefill): void {
  try {
    if (typeof name === 'string') sessionStorage.setItem(prefillKeys.contact_person, name);
    if (typeof email === 'string') sessionStorage.setItem(prefillKeys.email, email);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
