import type { ReactNode } from 'react';
import { HiddenWords } from '@incasso/browser/forms/Field.styles';
import { firmProfile, telLink } from '@incasso/contract/firmProfile';
import { legalDocuments } from '@incasso/contract/routes';
import { frameText as text } from './frame.text';
import { Assurance, FrameMain, Route } from './Frame.styles';
import { frameIds } from './frameIds';

/** The iframe's content for the prerender. Two parts are hydrated; the rest stays static. */
export function FrameContent({ intake, toasts }: Record<'intake' | 'toasts', ReactNode>) {
  return (
    <>
      {/* Labelled, because the embedding page has a main landmark too. */}
      <FrameMain aria-label={text.title}>
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
      <div id={frameIds.toasts}>{toasts}</div>
    </>
  );
}
