import { Sums } from '@incasso/browser/ui/Sums';
import { addDays } from '@incasso/contract/isoDate';
import { interestLines, missingRateNote } from '@incasso/debts/interestLines';
import { estimateCaveat, outlookLines } from '@incasso/debts/outlookLines';
import type { InterestReckoning } from '@incasso/debts/reckonInterest';
import { Heading, Total } from './InterestReckoner.styles';
import { reckonerText as text } from './InterestReckoner.text';

type OutcomeProps = { readonly reckoning: InterestReckoning; readonly heading: 'h4' | 'h5' };

/** What the debtor owes, what the case costs the client, and how it is calculated. */
export function Outcome({ reckoning, heading }: OutcomeProps) {
  const { principal, counted, unknownFrom } = reckoning;
  const outlook = outlookLines({ principal, interest: counted?.interest ?? '0.00' });
  return (
    <>
      <Heading as={heading}>{text.result}</Heading>
      <Total>
        {text.rows(reckoning).map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </Total>
      {unknownFrom !== undefined && <p>{missingRateNote(addDays(unknownFrom, -1))}</p>}
      <Heading as={heading}>{outlook.title}</Heading>
      <Sums>
        {outlook.rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </Sums>
      {outlook.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>{estimateCaveat}</p>
      <strong>{text.how}</strong>
      <ul>
        {interestLines(reckoning).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
