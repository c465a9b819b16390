import { submitContact } from '@incasso/frontend/api/submitContact';
import { useBotCheck } from '@incasso/frontend/bot-check/useBotCheck';
import { theme } from '@incasso/frontend/brand/theme';
import { useHostServices } from '@incasso/frontend/host/services';
import { screenOnly } from '@incasso/frontend/layout/screenOnly';
import { Split, Stack } from '@incasso/frontend/layout/Stack';
import { PlainLink } from '@incasso/frontend/ui/PlainLink';
import { Container, SubTitle } from '@incasso/frontend/ui/Section';
import { TextLink } from '@incasso/frontend/ui/siteLinks';
import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import { routes } from '@incasso/contract/routes';
import styled from 'styled-components';
import { Note } from '../../blocks/Note';
import { PageOpening } from '../../blocks/PageOpening';
import { contactForm, contactHero, startLink, teamBlurb } from './contact.content';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';
import { Directions } from './Directions';
import { LetterDoor } from './LetterDoor';

export function ContactPage() {
  const host = useHostServices();
  const botCheck = useBotCheck('contact_form');

  return (
    <>
      <PageOpening title={contactHero.title} lead={contactHero.lead} />
      <Container>
        <ContactLayout $of="minmax(0, 1fr) minmax(0, 26rem)" $gap="xxl">
          <FormColumn>
            <FormHead>
              <SubTitle as="h2">{contactForm.title}</SubTitle>
              <p>
                {contactForm.call} <PlainLink href={telLink}>{firmProfile.phone.display}</PlainLink>
              </p>
            </FormHead>
            <ContactForm botCheck={botCheck} send={(submission) => submitContact(host, submission)} />
          </FormColumn>
          <Stack $gap="xl">
            <ContactDetails />
            <Note>
              <SubTitle as="h2">{teamBlurb.title}</SubTitle>
              <p>{teamBlurb.text}</p>
              <TextLink to={routes.about}>{teamBlurb.link}</TextLink>
            </Note>
            <Note $isMarked>
              <SubTitle as="h2">
                <TextLink to={routes.start}>{startLink.title}</TextLink>
              </SubTitle>
              <p>{startLink.text}</p>
            </Note>
          </Stack>
        </ContactLayout>
      </Container>
      <LetterDoor />
      <Directions />
    </>
  );
}

const ContactLayout = styled(Split)`
  column-gap: clamp(3rem, 6vw, 7rem);
  padding-block: clamp(2rem, 1.5rem + 2vw, 3.5rem) ${theme.space.section};
`;

const FormColumn = styled(Stack)`
  max-inline-size: 36rem;
  ${screenOnly}
`;

const FormHead = styled.div`
  /* A wide screen shows the number beside the form. */
  @media (min-width: ${theme.from.large}) {
    p {
      display: none;
    }
  }
`;
