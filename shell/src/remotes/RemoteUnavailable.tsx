import { Button } from '@incasso/contract/browser/forms/Button';
import { firmProfile } from '@incasso/contract/firmProfile';
import { remoteUnavailableText as text } from './RemoteUnavailable.text';
import { Notice } from './RemoteUnavailable.styles';

/** Stands in for a part of the site that cannot be fetched: how to reach the firm, and another try. */
export function RemoteUnavailable({ onRetry }: { onRetry: () => void }) {
  const { phone, email } = firmProfile;

  return (
    <Notice>
      <h1>{text.heading}</h1>
      <p>{text.explanation}</p>
      <p>
        <a href={`tel:${phone.e164}`}>{phone.display}</a>
        <br />
        <a href={`mailto:${email}`}>{email}</a>
      </p>
      <Button type="button" onClick={onRetry}>
        {text.retry}
      </Button>
    </Notice>
  );
}
