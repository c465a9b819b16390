import { submitContact } from '@incasso/browser/api/submitContact';
import { useBotCheck } from '@incasso/browser/bot-check/useBotCheck';
import { theme } from '@incasso/browser/brand/theme';
import { useHostServices } from '@incasso/browser/host/services';
import { PlainLink } from '@incasso/browser/ui/PlainLink';
import { Container } from '@incasso/browser/ui/Section';
import { TextLink } from '@incasso/browser/ui/TextLink';
import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import { routes } from '@incasso/contract/routes';
import styled from 'styled-components';
import { Note } from '../../blocks/Note';
import { PageOpening } from '../../blocks/PageOpening';
import { smallTitle } from '../../blocks/smallTitle';
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
        <ContactLayout>
          <FormColumn>
            <FormHead>
              <h2>{contactForm.title}</h2>
              <p>
                {contactForm.call} <PlainLink href={telLink}>{firmProfile.phone.display}</PlainLink>
              </p>
            </FormHead>
            <ContactForm botCheck={botCheck} send={(submission) => submitContact(host, submission)} />
          </FormColumn>
          <Aside>
            <ContactDetails />
            <Note>
              <h2>{teamBlurb.title}</h2>
              <p>{teamBlurb.text}</p>
              <TextLink to={routes.about}>{teamBlurb.link}</TextLink>
            </Note>
            <Note $isMarked>
              <h2>
                <TextLink to={routes.start}>{startLink.title}</TextLink>
              </h2>
              <p>{startLink.text}</p>
            </Note>
          </Aside>
        </ContactLayout>
      </Container>
      <LetterDoor />
      <Directions />
    </>
  );
}

const ContactLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xxl} clamp(3rem, 6vw, 7rem);
  padding-block: clamp(2rem, 1.5rem + 2vw, 3.5rem) ${theme.space.section};

  @media (min-width: ${theme.from.large}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
  }
`;

const FormColumn = styled.div`
  display: grid;
  gap: ${theme.space.l};
  align-content: start;
  max-inline-size: 36rem;

  @media print {
    display: none;
  }
`;

const FormHead = styled.div`
  h2 {
    ${smallTitle}
  }

  p {
    margin: 0;
  }

  /* A wide screen shows the number beside the form. */
  @media (min-width: ${theme.from.large}) {
    p {
      display: none;
    }
  }
`;

const Aside = styled.div`
  display: grid;
  gap: ${theme.space.xl};
  align-content: start;
`;
