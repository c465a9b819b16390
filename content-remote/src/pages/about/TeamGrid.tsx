import { theme } from '@incasso/frontend/brand/theme';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { SubTitle } from '@incasso/frontend/ui/Section';
import styled from 'styled-components';
import { Columns } from '../../blocks/Columns';
import { TitledSection } from '../../blocks/TitledSection';
import type { TeamMember } from '../../content/contentTypes';
import { Portrait } from './Portrait';

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
