import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { caseLink, type LinkableCase } from '@incasso/contract/caseLink';
import { theme } from '../brand/theme';
import { Row } from '../layout/Stack';
import { buttonLook, secondaryLook } from '../forms/Button';
import { caseLinkOfferText as text } from './caseNotices.text';

/** Only a large screen with a mouse can be scanned by a phone. */
const wideScreen = `(min-width: ${theme.from.large}) and (pointer: fine)`;

/** The link with which a client adds to a case: to open here, or to scan with a phone. */
export function CaseLinkOffer({ of }: { readonly of: LinkableCase }) {
  const link = caseLink(location.origin, of);
  const code = useCode(link);
  return (
    <Offer>
      <p>{text.offer}</p>
      <Open href={link} target="_blank" rel="noopener noreferrer">
        {text.open}
      </Open>
      {code !== undefined && (
        <>
          <span>{text.scan}</span>
          <svg role="img" aria-label={text.code} viewBox={`0 0 ${String(code.size)} ${String(code.size)}`}>
            <path d={code.path} />
          </svg>
        </>
      )}
    </Offer>
  );
}

type Code = { readonly size: number; readonly path: string };

/** The QR code of a link. Only wide screens load its library. */
function useCode(link: string): Code | undefined {
  const [code, setCode] = useState<Code>();
  useEffect(() => {
    if (!matchMedia(wideScreen).matches) return;
    let isWanted = true;
    void import(/* webpackChunkName: "qr-code" */ 'uqr').then(
      ({ encode }) => {
        const { data, size } = encode(link, { border: 4 });
        const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
        if (isWanted) setCode({ size, path: cells.join('') });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [link]);
  return code;
}

const Offer = styled(Row).attrs({ $gap: 's m' })`
  > p {
    inline-size: 100%;
  }

  > span {
    max-inline-size: 7rem;
    font-size: ${theme.size.small};
    line-height: 1.3;
  }

  > svg {
    flex: none;
    inline-size: 7rem;
    background: #fff;
  }
`;

const Open = styled.a`
  ${buttonLook}
  ${secondaryLook}

  /* With its address, which is too long for a button. */
  @media print {
    border: 0;
    padding: 0;
  }
`;
