import { Button } from '@incasso/browser/forms/Button';
import { SectionTitle } from '@incasso/browser/ui/Section';
import { ContactLinks } from '../screens/ContactLinks';
import { remoteSlotText as text } from './RemoteSlot.text';
import { Message } from './RemoteSlot.styles';

type Props = { readonly headingLevel: 1 | 2; readonly onRetry: () => void };

/** Replaces a part of the site that cannot be loaded: contact details and a retry button. */
export function RemoteUnavailable({ headingLevel, onRetry }: Props) {
  return (
    <Message as="section" role="alert">
      <SectionTitle as={`h${headingLevel}`}>{text.heading}</SectionTitle>
      <p>{text.explanation}</p>
      <p>
        <ContactLinks />
      </p>
      <Button type="button" onClick={onRetry}>
        {text.retry}
      </Button>
    </Message>
  );
}
