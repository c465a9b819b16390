import { PlainLink } from '@incasso/browser/ui/TextLink';
import { firmProfile } from '@incasso/contract/firmProfile';

/** How to reach the firm without the site. */
export function ContactLinks() {
  const { phone, email } = firmProfile;

  return (
    <>
      <PlainLink href={`tel:${phone.e164}`}>{phone.display}</PlainLink>
      {' · '}
      <PlainLink href={`mailto:${email}`}>{email}</PlainLink>
    </>
  );
}
