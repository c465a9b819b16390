import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { HiddenWords } from '@incasso/frontend/forms/Field.styles';
import { SmallPrint } from '@incasso/frontend/layout/SmallPrint';
import { Fields } from '@incasso/frontend/layout/Stack';
import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import { legalDocuments } from '@incasso/contract/routes';
import { frameText as text } from './frame.text';
import { frameIds } from './frameIds';

/** The iframe's content for the prerender. Two parts are hydrated; the rest stays static. */
export function FrameContent({ intake, toasts }: Record<'intake' | 'toasts', ReactNode>) {
  return (
    <>
      {/* Labelled, because the embedding page has a main landmark too. */}
      <FrameMain as="main" aria-label={text.title}>
        <h1>{text.title}</h1>
        <div id={frameIds.intake}>{intake}</div>
        <Assurance>
          <Route>{`${text.assurance} `}</Route>
          <a href={legalDocuments.privacyPolicy} target="_blank" rel="noopener">
            {text.privacy}
            <HiddenWords>{` ${text.opens}`}</HiddenWords>
          </a>
          {'\u00a0· '}
          {`${text.help} `}
          <a href={telLink}>{firmProfile.phone.display}</a>
        </Assurance>
      </FrameMain>
      <ToastsRoom id={frameIds.toasts}>{toasts}</ToastsRoom>
    </>
  );
}

/** Names the recipient. Hidden while the intake is unusable, which its alert says. */
const Route = styled.span`
  #${frameIds.intake}:has(> [role='alert']) ~ * > & {
    display: none;
  }
`;

/** Toasts cover the form of a narrow frame: only their buttons take clicks, others reach the form. */
const ToastsRoom = styled.div`
  * {
    pointer-events: none;
  }

  button {
    pointer-events: auto;
  }
`;

/** A sheet on the partner's page, whatever its color. The padding keeps the iframe's edge from clipping focus rings. */
const FrameMain = styled(Fields)`
  box-sizing: content-box;
  max-inline-size: ${theme.width.form};
  margin-inline: auto;
  padding: 1rem clamp(0.5rem, 4vw - 0.5rem, 1.5rem);

  /* Names the firm, before anything is asked. */
  > h1 {
    margin-block-end: -0.75rem;
    font-size: 0.9rem;
  }

  a[href^='tel:'] {
    white-space: nowrap;
  }
`;

const Assurance = styled(SmallPrint)`
  padding-block-start: ${theme.space.m};
  border-block-start: 1px solid ${theme.color.rule};
`;
