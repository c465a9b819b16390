import { Link } from 'react-router-dom';
import { PlainList } from '@incasso/frontend/layout/RuledList';
import { useDated } from '@incasso/frontend/prerender/hydration';
import { Container } from '@incasso/frontend/ui/Section';
import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import { legalDocuments, debtorInfoLink, navigationItems } from '@incasso/contract/routes';
import { layoutText as text } from './layout.text';
import { Closing, FooterColumns, FooterLink, Foot, Heading, Imprint, Name } from './Footer.styles';

export function Footer() {
  const { firmName, linkedIn, address, phone, email } = firmProfile;

  return (
    <Foot>
      <Container>
        <FooterColumns>
          <div>
            <Name>{firmName}</Name>
            <p>{text.description}</p>
            <FooterLink href={linkedIn} rel="me">
              {text.linkedIn}
            </FooterLink>
          </div>
          <nav aria-labelledby="footer-navigation">
            <Heading id="footer-navigation">{text.navigationHeading}</Heading>
            <PlainList>
              {navigationItems.map(({ name, path }) => (
                <li key={path}>
                  <FooterLink as={Link} to={path}>
                    {name}
                  </FooterLink>
                </li>
              ))}
            </PlainList>
          </nav>
          <div>
            <Heading>{text.contactHeading}</Heading>
            <address>
              {address.street}
              <br />
              {address.postalCode} {address.city}
              <br />
              <FooterLink href={telLink}>{phone.display}</FooterLink>
              <br />
              <FooterLink href={mailtoLink}>{email}</FooterLink>
            </address>
            <FooterLink as={Link} to={debtorInfoLink.address}>
              {debtorInfoLink.name}
            </FooterLink>
          </div>
        </FooterColumns>
        <Closing>
          <span>
            © <CurrentYear /> {firmName}
          </span>
          <Imprint>{text.imprint}</Imprint>
          <FooterLink href={legalDocuments.privacyPolicy}>{text.privacyPolicy}</FooterLink>
          <FooterLink href={legalDocuments.generalTerms}>{text.generalTerms}</FooterLink>
        </Closing>
      </Container>
    </Foot>
  );
}

function CurrentYear() {
  const [year, dated] = useDated('current-year', () => String(new Date().getFullYear()));

  return <span {...dated}>{year}</span>;
}
