import { theme } from '@incasso/frontend/brand/theme';
import { Split, Stack } from '@incasso/frontend/layout/Stack';
import { useDated } from '@incasso/frontend/prerender/hydration';
import { Fold } from '@incasso/frontend/ui/Fold';
import { todayInBelgium, type IsoDate } from '@incasso/contract/isoDate';
import { caseKinds, countedKinds, type CaseKind, type CountedKind } from '@incasso/debts/caseKinds';
import { kindNames, kindPrices } from '@incasso/debts/costWords';
import { costRules } from '@incasso/debts/costRules';
import { costsOf } from '@incasso/debts/costsOf';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Glossed } from '../../blocks/Glossed';
import { sampleWords } from '../../content/sampleInvoice.content';
import { Calculator } from './Calculator';
import { Outcome } from './Outcome';
import { otherServices } from './services.content';
import { readTypedInvoice, type ReadInvoice, type TypedInvoice } from './readTypedInvoice';
import { sampleDebt } from './sampleDebt';

/** Every kind of case with its price; the open one with its rule and the costs of an example or of one's invoice. */
export function PriceList() {
  const [today, dated] = useDated('prices', todayInBelgium);
  const [typed, setTyped] = useState<TypedInvoice>({ amount: '', dueDate: '' });

  return (
    <Lines {...dated}>
      {caseKinds.map((kind, index) => (
        <Fold
          key={kind}
          name="prijs"
          open={index === 0}
          title={<Line title={kindNames[kind]} price={kindPrices[kind]} />}
        >
          <KindOfCase kind={kind} today={today} typed={typed} onType={setTyped} />
        </Fold>
      ))}
      <Line {...otherServices} />
    </Lines>
  );
}

function Line({ title, price }: { readonly title: string; readonly price: string }) {
  return (
    <Priced>
      <span>{title}</span> <Price>{price}</Price>
    </Priced>
  );
}

type Shared = {
  readonly today: IsoDate;
  /** What the visitor typed last, whatever the kind of case. */
  readonly typed: TypedInvoice;
  readonly onType: (typed: TypedInvoice) => void;
};

function KindOfCase({ kind, ...shared }: Shared & { readonly kind: CaseKind }) {
  const counted = countedKinds.find((each) => each === kind);
  const rule = (
    <Rule>
      <Glossed>{costRules[kind]}</Glossed>
    </Rule>
  );
  return counted === undefined ? rule : <Counted kind={counted} rule={rule} {...shared} />;
}

type CountedProps = Shared & { readonly kind: CountedKind; readonly rule: ReactNode };

const notAsked: ReadInvoice = { errors: {} };

function Counted({ kind, rule, today, typed, onType }: CountedProps) {
  const outcome = useRef<HTMLDivElement>(null);
  const [{ errors, toCost }, setRead] = useState(notAsked);

  // The outcome begins below a phone's screen. The block returns nothing: Chrome's `scrollIntoView` returns a promise,
  // which React would call on cleanup.
  useEffect(() => {
    if (toCost !== undefined) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [toCost]);

  return (
    <Parts>
      <Stack>
        {rule}
        <Calculator
          {...{ kind, typed, errors }}
          onType={(changed) => {
            // The result belongs to the former input.
            if (toCost !== undefined) setRead(notAsked);
            onType(changed);
          }}
          onCalculate={(invoice) => {
            setRead(readTypedInvoice(kind, invoice, today));
            // `onType` missed what was typed before hydration.
            onType(invoice);
          }}
        />
      </Stack>
      <Result>
        <div role="status">{toCost !== undefined && <Outcome ref={outcome} costs={costsOf(toCost)} />}</div>
        {toCost === undefined && (
          <Outcome costs={costsOf({ kind, ...sampleDebt(today) })} example={sampleWords.title} />
        )}
      </Result>
    </Parts>
  );
}

const Lines = styled.div`
  border-block: 2px solid ${theme.color.ink};
  border-block-end: 5px double ${theme.color.ink};

  > :first-child {
    border-block-start: 0;
  }
`;

const Priced = styled.h3`
  display: grid;
  gap: 0 ${theme.space.xxl};

  ${Lines} > & {
    padding: 0.6875rem 2rem 0.6875rem 0;
    font: inherit;
    font-weight: 650;
    line-height: 1.4;
  }

  @media (min-width: ${theme.from.medium}) {
    grid-template-columns: 1fr auto;
  }
`;

const Price = styled.span`
  font-weight: 400;
`;

const Rule = styled.p`
  max-inline-size: ${theme.width.text};
  text-wrap: pretty;
`;

const Parts = styled(Split).attrs({ $of: '1fr 1fr', $gap: 'l' })``;

const Result = styled.div`
  padding: ${theme.space.m};
  background: ${theme.color.band};

  @media (min-width: ${theme.from.large}) {
    padding: ${theme.space.l};
  }

  @media print {
    padding: 0;
  }
`;
