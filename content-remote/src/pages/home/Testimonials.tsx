import { theme } from '@incasso/frontend/brand/theme';
import styled from 'styled-components';
import { Columns } from '../../blocks/Columns';
import { TitledSection } from '../../blocks/TitledSection';
import type { Testimonial } from '../../content/contentTypes';

export function Testimonials({ title, items }: { readonly title: string; readonly items: readonly Testimonial[] }) {
  return (
    <TitledSection $ground="band" title={title}>
      <Columns $count={3}>
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
      </Columns>
    </TitledSection>
  );
}

const Quote = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${theme.space.m};
  padding-block-start: ${theme.space.m};
  border-block-start: 1px solid ${theme.color.controlBorder};

  p {
    font-family: ${theme.font.heading};
    font-size: ${theme.size.h3};
    line-height: 1.42;
    text-wrap: pretty;
    text-indent: -0.42em;
  }

  p::before {
    content: '“';
  }

  p::after {
    content: '”';
  }
`;

const Author = styled.figcaption`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.75rem;
  align-items: center;
  font-size: ${theme.size.small};
  line-height: 1.4;
  color: ${theme.color.inkSoft};

  strong {
    display: block;
    color: ${theme.color.ink};
  }
`;

const Initials = styled.span`
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border: 1px solid ${theme.color.ink};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  font-weight: 650;
  letter-spacing: 0.04em;
`;
