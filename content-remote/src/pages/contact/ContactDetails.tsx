import { SubTitle } from '@incasso/frontend/ui/Section';
import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import styled from 'styled-components';
import { OpeningFacts } from '../../blocks/OpeningFacts';
import { contactDetails as text, escrowAccount } from './contact.content';

const { address, phone, email, linkedIn, openingHours } = firmProfile;

/** In the order of the specification. */
const details = [
  { term: text.address, value: `${address.street}, ${address.postalCode}\u00a0${address.city}` },
  { term: text.phone, value: phone.display, href: telLink },
  { term: text.email, value: email, href: mailtoLink },
  { term: text.linkedIn, value: text.linkedInLink, href: linkedIn },
  { term: text.openingHours, value: openingHours.display },
  { term: escrowAccount.title, value: firmProfile.escrowAccount },
];

export function ContactDetails() {
  return (
    <div>
      <Title as="h2">{text.title}</Title>
      <OpeningFacts facts={details} />
    </div>
  );
}

const Title = styled(SubTitle)`
  padding-block-end: 0.75rem;
`;
