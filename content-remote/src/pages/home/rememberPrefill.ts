import { prefillKeys } from '@incasso/contract/prefillKeys';

type Prefill = { readonly name: FormDataEntryValue | null; readonly email: FormDataEntryValue | null };

/** Keeps name and e-mail for the wizard, for as long as the tab lives. A browser that refuses storage goes without. */
export function rememberPrefill({ name, email }: Prefill): void {
  try {
    if (typeof name === 'string') sessionStorage.setItem(prefillKeys.contact_person, name.trim());
    if (typeof email === 'string') sessionStorage.setItem(prefillKeys.email, email.trim());
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
