import { Button } from '@incasso/browser/forms/Button';
import { ContactLinks } from '../screens/ContactLinks';
import { remoteSlotText as text } from './RemoteSlot.text';
import { Message, Heading } from './RemoteSlot.styles';

type Props = { readonly headingLevel: 1 | 2; readonly onRetry: () => void };

/** Replaces a part of the site that cannot be loaded: contact details and a retry button. */
export function RemoteUnavailable({ headingLevel, onRetry }: Props) {
  return (
    <Message role="alert">
      <Heading as={`h${headingLevel}`}>{text.heading}</Heading>
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
