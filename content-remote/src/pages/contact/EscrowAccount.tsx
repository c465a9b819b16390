import { useHostServices } from '@incasso/browser/host/services';
import { firmProfile } from '@incasso/contract/firmProfile';
import { contactDetails } from './contact.content';
import { Account, CopyButton, Note } from './EscrowAccount.styles';

/** The escrow account, to be copied into a payment. */
export function EscrowAccount() {
  const host = useHostServices();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(firmProfile.escrowAccount);
      host.showToast({ kind: 'success', text: contactDetails.copied });
    } catch {
      // Browsers refuse it without https, in frames, or by the visitor's own settings.
      host.showToast({ kind: 'error', text: contactDetails.notCopied });
    }
  };

  return (
    <>
      <Account>{firmProfile.escrowAccount}</Account>
      <CopyButton type="button" onClick={() => void copy()}>
        {contactDetails.copy}
      </CopyButton>
      <Note>{contactDetails.escrowNote}</Note>
    </>
  );
}
