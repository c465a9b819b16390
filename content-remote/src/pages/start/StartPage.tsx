import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { visuallyHidden } from '@incasso/frontend/forms/Field.styles';
import { Link } from '@incasso/frontend/host/router';
import { useHostServices } from '@incasso/frontend/host/services';
import { afterFirstStep, caseAsideId } from '@incasso/frontend/host/wizardStage';
import { FormPage } from '@incasso/frontend/ui/FormPage';
import { PlainLink } from '@incasso/frontend/ui/PlainLink';
import { fingerHeight } from '@incasso/frontend/ui/fingerRoom';
import { telLink } from '@incasso/contract/firmProfile';
import { homeLink } from '@incasso/contract/routes';
import { CheckMark } from '../services/ProcessTimeline';
import { process } from '../services/services.content';
import { startContent } from './start.content';

export function StartPage() {
  const host = useHostServices();
  const { conditions, sent, help } = startContent;

  return (
    <FormPage
      back={
        <Back to={homeLink.address}>
          <span aria-hidden="true">←</span>
          <BackWords>{homeLink.name}</BackWords>
        </Back>
      }
      title={startContent.title}
      lead={startContent.intro}
      form={host.renderIntake?.()}
      aside={
        <>
          <Conditions>
            <h2>{conditions.title}</h2>
            <ul>
              {conditions.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <p>{conditions.atHand}</p>
          </Conditions>
          <CaseAside id={caseAsideId} />
          <NextSteps>
            <h2>{sent.title}</h2>
            <ol>
              {process.steps.map(({ title, term }, index) => (
                <li key={title}>
                  <strong>{title}</strong>
                  {index === 0 ? (
                    <Done>
                      <CheckMark /> {sent.done}
                    </Done>
                  ) : (
                    <Term>{term}</Term>
                  )}
                </li>
              ))}
            </ol>
          </NextSteps>
          <p>
            {help.title} <Phone href={telLink}>{help.call}</Phone> <Hours>{help.hours}</Hours>
          </p>
        </>
      }
    />
  );
}

const Back = styled(Link)`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space.s};
  min-inline-size: ${fingerHeight};
  block-size: ${fingerHeight};
  color: inherit;
  text-decoration: none;

  > [aria-hidden] {
    font-size: 1.5rem;
    line-height: 1;
  }

  &:hover {
    background: ${theme.color.marker};
  }
`;

/** A phone has room for the arrow alone. */
const BackWords = styled.span`
  font-size: ${theme.size.small};
  text-decoration: underline;
  text-underline-offset: 0.25em;

  @media not all and (min-width: ${theme.from.medium}) {
    ${visuallyHidden}
  }
`;

const Part = styled.section`
  h2 {
    font-family: ${theme.font.text};
    font-size: 1.125rem;
    font-weight: 650;
  }

  > :not(h2) {
    margin-block-start: ${theme.space.s};
    font-size: 0.9375rem;
  }

  > ul,
  > ol {
    display: grid;
    gap: ${theme.space.xs};
  }
`;

const Conditions = styled(Part)`
  ${afterFirstStep} & {
    display: none;
  }
`;

/** The intake fills it in. In a narrow page its form says the same. */
const CaseAside = styled(Part)`
  &:empty {
    display: none;
  }

  @media not all and (min-width: ${theme.from.large}) {
    display: none;
  }
`;

/** The steps of a case, once it was sent. */
const NextSteps = styled(Part)`
  :root:not(:has([data-stage='sent'])) & {
    display: none;
  }
`;

const Term = styled.span`
  display: block;
  color: ${theme.color.inkSoft};
`;

const Done = styled(Term)`
  color: ${theme.color.paid};

  > svg {
    display: inline-block;
  }
`;

/** At least 24 px high, as a target in text must be. */
const Phone = styled(PlainLink)`
  display: inline-block;
  font-variant-numeric: tabular-nums;
`;

/** Breaks the line before itself, not within. */
const Hours = styled.span`
  display: inline-block;
  color: ${theme.color.inkSoft};
  font-size: ${theme.size.small};
`;
