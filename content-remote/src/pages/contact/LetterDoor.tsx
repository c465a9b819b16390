import { theme } from '@incasso/frontend/brand/theme';
import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import { debtorInfoLink } from '@incasso/contract/routes';
import styled from 'styled-components';
import { Columns, TitledColumns } from '../../blocks/Columns';
import { TitledSection } from '../../blocks/TitledSection';
import { letterDoor } from './contact.content';
import { EscrowAccount } from './EscrowAccount';

/** Tells debtors how to respond to a letter, by phone or mail, and how to verify that the firm sent it. */
export function LetterDoor() {
  const [pay, ...others] = letterDoor.items;
  const howToPay = (
    <>
      {pay.text}
      <EscrowAccount />
    </>
  );
  return (
    <TitledSection $ground="band" title={letterDoor.title} id={debtorInfoLink.id}>
      <TitledColumns count={4} items={[{ title: pay.title, text: howToPay }, ...others]} />
      <Proofs $count={3}>
        <p>
          {letterDoor.call} <a href={telLink}>{firmProfile.phone.display}</a> {letterDoor.mail}{' '}
          <a href={mailtoLink}>{firmProfile.email}</a>
          {letterDoor.reference}
        </p>
        <p>{letterDoor.bailiff}</p>
        <p>{letterDoor.check}</p>
      </Proofs>
    </TitledSection>
  );
}

const Proofs = styled(Columns)`
  font-size: ${theme.size.small};
  text-wrap: pretty;
`;
