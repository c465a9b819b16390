import { RuledList } from '@incasso/browser/layout/RuledList';
import { PlainLink } from '@incasso/browser/ui/PlainLink';
import { SubTitle } from '@incasso/browser/ui/Section';
import { theme } from '@incasso/browser/brand/theme';
import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import styled from 'styled-components';
import { contactDetails } from './contact.content';

const { address, phone, email, linkedIn, openingHours } = firmProfile;

/** In the order that the specification asks for. The account number, its last, stands with how to pay. */
const details = [
  {
    term: contactDetails.address,
    detail: (
      <address>
        {address.street}
        <br />
        {address.postalCode} {address.city}
      </address>
    ),
  },
  { term: contactDetails.phone, detail: <PlainLink href={telLink}>{phone.display}</PlainLink> },
  { term: contactDetails.email, detail: <PlainLink href={mailtoLink}>{email}</PlainLink> },
  { term: contactDetails.linkedIn, detail: <PlainLink href={linkedIn}>{contactDetails.linkedInLink}</PlainLink> },
  { term: contactDetails.openingHours, detail: openingHours.display },
];

export function ContactDetails() {
  return (
    <div>
      <SubTitle as="h2">{contactDetails.title}</SubTitle>
      <List as="dl">
        {details.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </List>
    </div>
  );
}

const List = styled(RuledList)`
  margin-block-start: ${theme.space.m};
  font-variant-numeric: tabular-nums;

  > div {
    display: grid;
    grid-template-columns: 8.5rem 1fr;
    gap: ${theme.space.m};
    padding-block: 0.75rem;
  }

  dt {
    color: ${theme.color.inkSoft};
  }

  dd {
    overflow-wrap: anywhere;
  }

  @media (max-width: 28rem) {
    > div {
      grid-template-columns: 1fr;
      gap: 0;
    }
  }
`;
