import { QuietButton } from '@incasso/browser/ui/QuietButton';
import { useHostServices } from '@incasso/browser/host/services';
import { firmProfile } from '@incasso/contract/firmProfile';
import { contactDetails } from './contact.content';
import { Account, Note } from './EscrowAccount.styles';

export function EscrowAccount() {
  const host = useHostServices();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(firmProfile.escrowAccount);
      host.showToast({ kind: 'success', text: contactDetails.copied });
    } catch {
      // Browsers refuse to copy without HTTPS, in iframes, or because of the visitor's settings.
      host.showToast({ kind: 'error', text: contactDetails.notCopied });
    }
  };

  return (
    <>
      <Account>{firmProfile.escrowAccount}</Account>
      <QuietButton type="button" onClick={() => void copy()}>
        {contactDetails.copy}
      </QuietButton>
      <Note>{contactDetails.escrowNote}</Note>
    </>
  );
}
