import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { useId } from 'react';
import { ThreeColumns } from '../../blocks/ThreeColumns';
import type { Testimonial } from '../../content/contentTypes';
import { Author, Initials, Quote } from './Testimonials.styles';

export function Testimonials({ title, items }: { readonly title: string; readonly items: readonly Testimonial[] }) {
  const titleId = useId();
  return (
    <Section $ground="band" aria-labelledby={titleId}>
      <Container>
        <SectionTitle id={titleId}>{title}</SectionTitle>
        <ThreeColumns>
          {items.map(({ text, author, role, initials }) => (
            <Quote key={author}>
              <blockquote>
                <p>{text}</p>
              </blockquote>
              <Author>
                <Initials aria-hidden="true">{initials}</Initials>
                <span>
                  <strong>{author}</strong>
                  {role}
                </span>
              </Author>
            </Quote>
          ))}
        </ThreeColumns>
      </Container>
    </Section>
  );
}
