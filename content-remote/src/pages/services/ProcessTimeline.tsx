import { Container, Lead, Section, SectionTitle } from '@incasso/browser/ui/Section';
import { useId } from 'react';
import { Glossed } from '../../blocks/Glossed';
import { PaidStamp } from '../../blocks/PaidStamp';
import { Head, Step, Steps, Term, Tick } from './ProcessTimeline.styles';
import type { ProcessStep } from '../../content/contentTypes';

type ProcessTimelineProps = {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly ProcessStep[];
};

/** The steps of a case. Each gets a tick as it scrolls into view, and the last has the stamp 'paid'. */
export function ProcessTimeline({ title, lead, steps }: ProcessTimelineProps) {
  const titleId = useId();
  return (
    <Section $ground="band" aria-labelledby={titleId}>
      <Container>
        <Head>
          <SectionTitle id={titleId}>{title}</SectionTitle>
          <Lead>{lead}</Lead>
        </Head>
        <Steps>
          {steps.map(({ title: stepTitle, text, term }, index) => (
            <Step key={stepTitle}>
              <Tick aria-hidden="true" viewBox="0 0 40 40">
                <rect x="1" y="1" width="38" height="38" />
                <path d="M10 21l7 8 14-18" pathLength="1" />
              </Tick>
              <div>
                <h3>{stepTitle}</h3>
                <p>
                  <Glossed>{text}</Glossed>
                </p>
              </div>
              <Term>
                {term}
                {index === steps.length - 1 && <PaidStamp />}
              </Term>
            </Step>
          ))}
        </Steps>
      </Container>
    </Section>
  );
}
