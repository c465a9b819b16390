import { theme } from '@incasso/frontend/brand/theme';
import styled from 'styled-components';
import people from '#pictures/people';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { SubTitle } from '@incasso/frontend/ui/Section';
import { Columns } from '../../blocks/Columns';
import { TitledSection } from '../../blocks/TitledSection';
import type { TeamMember } from '../../content/contentTypes';
import { Art } from '../../art/Art';

type TeamGridProps = { readonly title: string; readonly members: readonly TeamMember[] };

export function TeamGrid({ title, members }: TeamGridProps) {
  return (
    <TitledSection $ground="band" title={title}>
      <Columns $count={3}>
        {members.map(({ name, role, specialization }) => (
          <Card key={name}>
            <Portrait name={name} />
            <div>
              <SubTitle>{name}</SubTitle>
              <p>{role}</p>
              {specialization !== undefined && <SmallPrint>{specialization}</SmallPrint>}
            </div>
          </Card>
        ))}
      </Columns>
    </TitledSection>
  );
}

const portraitWidth = '7rem';

const Card = styled.article`
  display: grid;
  gap: ${theme.space.m} ${theme.space.l};
  align-items: center;

  @media (min-width: ${theme.from.narrow}) {
    grid-template-columns: ${portraitWidth} 1fr;
  }

  @media (min-width: ${theme.from.medium}) and (width < ${theme.from.large}) {
    grid-template-columns: 1fr;
    align-content: start;

    > :first-child {
      inline-size: ${portraitWidth};
    }
  }
`;

/** The portrait of a team member. Its `alt` is empty, because the name is beside it. */
function Portrait({ name }: { readonly name: string }) {
  const picture = people[name];
  if (picture === undefined) return <PersonPlaceholder />;
  return <Square picture={picture} alt="" sizes="(min-width: 20rem) 7rem, 100vw" />;
}

const Square = styled(Art)`
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 1;
  object-fit: cover;
`;

function PersonPlaceholder() {
  return (
    <Frame viewBox="0 0 320 320" width="320" height="320" aria-hidden="true">
      <g transform="translate(22.4 50) scale(0.86)">
        <path
          d="M44 320C44 246 94 216 138 208V176H182V208C226 216 276 246 276 320"
          fill={theme.color.band}
          strokeLinejoin="round"
        />
        <path d="M138 206C150 224 170 224 182 206" fill="none" />
        <path d="M106 124C104 84 130 58 160 58C190 58 216 84 214 124C212 164 188 190 160 190C132 190 108 164 106 124Z" />
      </g>
    </Frame>
  );
}

const Frame = styled.svg`
  inline-size: 100%;
  block-size: auto;
  border: 1px solid ${theme.color.rule};
  background: ${theme.color.paper};
  fill: ${theme.color.paper};
  stroke: ${theme.color.ink};
  stroke-width: 4;
`;
