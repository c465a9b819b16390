import { PlainLink } from '@incasso/browser/ui/PlainLink';
import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import { Glossed } from '../../blocks/Glossed';
import { contactDetails } from './contact.content';
import { Details } from './ContactDetails.styles';
import { SubTitle } from './ContactPage.styles';
import { EscrowAccount } from './EscrowAccount';

/** In the order that the specification asks for. */
export function ContactDetails() {
  const { address, phone, email, linkedIn, openingHours } = firmProfile;
  return (
    <div>
      <SubTitle>{contactDetails.title}</SubTitle>
      <Details>
        <div>
          <dt>{contactDetails.address}</dt>
          <dd>
            <address>
              {address.street}
              <br />
              {address.postalCode} {address.city}
            </address>
          </dd>
        </div>
        <div>
          <dt>{contactDetails.phone}</dt>
          <dd>
            <PlainLink href={telLink}>{phone.display}</PlainLink>
          </dd>
        </div>
        <div>
          <dt>{contactDetails.email}</dt>
          <dd>
            <PlainLink href={mailtoLink}>{email}</PlainLink>
          </dd>
        </div>
        <div>
          <dt>{contactDetails.linkedIn}</dt>
          <dd>
            <PlainLink href={linkedIn}>{contactDetails.linkedInLink}</PlainLink>
          </dd>
        </div>
        <div>
          <dt>{contactDetails.openingHours}</dt>
          <dd>{openingHours.display}</dd>
        </div>
        <div>
          <dt>
            <Glossed>{contactDetails.escrowAccount}</Glossed>
          </dt>
          <dd>
            <EscrowAccount />
          </dd>
        </div>
      </Details>
    </div>
  );
}
