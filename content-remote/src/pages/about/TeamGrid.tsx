import { Container, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { useId } from 'react';
import { ThreeColumns } from '../../blocks/ThreeColumns';
import type { TeamMember } from '../../content/contentTypes';
import { Portrait } from './Portrait';
import { Card } from './TeamGrid.styles';

type TeamGridProps = { readonly title: string; readonly members: readonly TeamMember[] };

export function TeamGrid({ title, members }: TeamGridProps) {
  const titleId = useId();
  return (
    <Section $ground="band" aria-labelledby={titleId}>
      <Container>
        <SectionTitle id={titleId}>{title}</SectionTitle>
        <ThreeColumns>
          {members.map(({ name, role, specialization }) => (
            <Card key={name}>
              <Portrait name={name} />
              <div>
                <h3>{name}</h3>
                <p>{role}</p>
                {specialization !== undefined && <p>{specialization}</p>}
              </div>
            </Card>
          ))}
        </ThreeColumns>
      </Container>
    </Section>
  );
}
