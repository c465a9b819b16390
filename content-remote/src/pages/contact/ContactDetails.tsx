import { PlainLink } from '@incasso/browser/ui/PlainLink';
import { theme } from '@incasso/browser/brand/theme';
import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import styled from 'styled-components';
import { smallTitle } from '../../blocks/smallTitle';
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
      <Title>{contactDetails.title}</Title>
      <List>
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

const Title = styled.h2`
  ${smallTitle}
`;

const List = styled.dl`
  margin: ${theme.space.m} 0 0;
  border-block-start: 2px solid ${theme.color.ink};
  font-variant-numeric: tabular-nums;

  > div {
    display: grid;
    grid-template-columns: 8.5rem 1fr;
    gap: ${theme.space.m};
    padding-block: 0.75rem;
    border-block-end: 1px solid ${theme.color.rule};
  }

  dt {
    color: ${theme.color.inkSoft};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  address {
    font-style: normal;
  }

  @media (max-width: 28rem) {
    > div {
      grid-template-columns: 1fr;
      gap: 0;
    }
  }
`;
