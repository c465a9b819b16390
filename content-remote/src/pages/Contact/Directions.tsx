import { Container, Section, SectionTitle } from '@incasso/contract/browser/ui/Section';
import { PlainLink } from '@incasso/contract/browser/ui/TextLink';
import { useId } from 'react';
import { Art } from '../../art/Art';
import { directions } from './contact.content';
import { Columns, Head, Ways } from './Directions.styles';

/** How to get there, in words: no map of a third party. */
export function Directions() {
  const titleId = useId();
  return (
    <Section $ground="band" aria-labelledby={titleId}>
      <Container>
        <Columns>
          <Head>
            <SectionTitle id={titleId}>{directions.title}</SectionTitle>
            <PlainLink href={directions.routeUrl}>{directions.route}</PlainLink>
          </Head>
          <Ways>
            {directions.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </Ways>
        </Columns>
        <Art name="leie" alt={directions.art} />
      </Container>
    </Section>
  );
}
