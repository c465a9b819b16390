import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { theme } from '@incasso/frontend/brand/theme';
import { HiddenWords } from '@incasso/frontend/forms/Field.styles';

/** A page that loads faster needs no notice. */
const quickMs = 500;

/**
 * Announces that the next page is loading. The live region is always rendered, because screen readers ignore a new one.
 */
export function FetchingNotice({ isFetching }: { readonly isFetching: boolean }) {
  const [isSlow, setIsSlow] = useState(false);

  useEffect(() => {
    if (!isFetching) return;
    const timer = setTimeout(() => setIsSlow(true), quickMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isFetching]);

  return (
    <>
      {isSlow && <Line aria-hidden="true" />}
      <HiddenWords aria-live="polite">{isSlow && 'De pagina wordt geladen…'}</HiddenWords>
    </>
  );
}

const grow = keyframes`
  from { transform: scaleX(0); }
`;

const Line = styled.div`
  position: fixed;
  inset-block-start: calc(${theme.barHeight} - 3px);
  inset-inline: 0;
  z-index: 3;
  block-size: 3px;
  background: ${theme.color.ink};
  transform-origin: left;
  transform: scaleX(0.9);

  @media (prefers-reduced-motion: no-preference) {
    animation: ${grow} 6s cubic-bezier(0.1, 0.7, 0.1, 1);
  }
`;
