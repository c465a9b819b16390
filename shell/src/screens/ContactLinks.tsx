import { PlainLink } from '@incasso/frontend/ui/PlainLink';
import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';

export function ContactLinks() {
  const { phone, email } = firmProfile;

  return (
    <>
      <PlainLink href={telLink}>{phone.display}</PlainLink>
      {' · '}
      <PlainLink href={mailtoLink}>{email}</PlainLink>
    </>
  );
}
