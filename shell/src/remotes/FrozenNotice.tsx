import { SecondaryButton } from '@incasso/browser/forms/Button';
import { ContactLinks } from './ContactLinks';
import { Bar } from './RemoteSlot.styles';
import { remoteSlotText as text } from './RemoteSlot.text';

type Props = { readonly isRetrying: boolean; readonly onRetry: () => void };

/** Says at the foot of the screen that the forms of this page do not work, and what to do instead. */
export function FrozenNotice({ isRetrying, onRetry }: Props) {
  return (
    <Bar role="alert">
      <p>
        {text.formsFrozen} <ContactLinks />
      </p>
      <SecondaryButton type="button" disabled={isRetrying} onClick={onRetry}>
        {isRetrying ? text.retrying : text.retry}
      </SecondaryButton>
    </Bar>
  );
}
