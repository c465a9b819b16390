import { theme } from '@incasso/frontend/brand/theme';
import { PlainList } from '@incasso/frontend/layout/RuledList';
import styled from 'styled-components';

type AnchorsProps = {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly title: string }[];
  readonly className?: string;
};

export function Anchors({ label, items, className }: AnchorsProps) {
  return (
    <Links aria-label={label} className={className}>
      <PlainList>
        {items.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </PlainList>
    </Links>
  );
}

const Links = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space.xs} min(${theme.space.l}, 4vw);
  }

  a {
    display: inline-block;
    padding-block: ${theme.space.s};
    color: inherit;
    font-weight: 600;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }

  @media (hover: hover) {
    a:hover {
      text-decoration-thickness: 3px;
    }
  }
`;
