import type { IntakeProps } from '@incasso/contract/embed/intakeProps';
import { Suspense, useState } from 'react';
import { Intake } from './Intake';
import { IntakeBoundary } from './IntakeBoundary';
import { ublOf } from './ublOf';

const client = { company_name: 'Voorbeeldbakkerij BV', vat_number: '0123.456.749', email: 'bakkerij@klant.example' };
const invoices = [
  { number: '2026/0142', debtor: 'Feestzaal Denkbeeldig', amount: '1240.00', issued: '2026-01-05', due: '2026-02-04' },
  { number: '2026/0158', debtor: 'Broodjeszaak Fictief', amount: '386.50', issued: '2026-01-27', due: '2026-02-26' },
];
const euros = new Intl.NumberFormat('nl-BE', { style: 'currency', currency: 'EUR' });

/** A client portal as accountants have, with the intake as one part. */
export function Portal({ publicKey }: { readonly publicKey: string }) {
  const [isCollecting, setIsCollecting] = useState(false);
  const [added, setAdded] = useState<IntakeProps['add']>();
  const [heard, setHeard] = useState<readonly string[]>([]);
  const note = (words: string) => setHeard((before) => [...before, words]);

  return (
    <>
      <h2>Openstaande facturen van {client.company_name}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Factuur</th>
            <th scope="col">Klant</th>
            <th scope="col">Bedrag</th>
            <th scope="col">Vervaldag</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ number, debtor, amount, due }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>{debtor}</td>
              <td>{euros.format(Number(amount))}</td>
              <td>{due.split('-').reverse().join('/')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <button
          type="button"
          className="button"
          aria-expanded={isCollecting}
          onClick={() => setIsCollecting(!isCollecting)}
        >
          {isCollecting ? 'Sluit het formulier' : 'Laat deze facturen invorderen'}
        </button>
        {isCollecting && (
          <button
            type="button"
            className="button"
            disabled={added !== undefined}
            onClick={() => setAdded({ invoices: invoices.map(ublOf) })}
          >
            Geef de e-facturen mee
          </button>
        )}
      </p>
      {isCollecting && (
        <IntakeBoundary>
          <Suspense fallback={<p>Het formulier wordt geladen…</p>}>
            <Intake
              publicKey={publicKey}
              accent="#2f6b4f"
              radius="6"
              font="system"
              reference="KLANT-0042"
              prefill={client}
              {...(added && { add: added })}
              onReady={() => note('ready')}
              onStep={({ step }) => note(`step ${step}`)}
              onSubmitted={({ reference, partnerReference }) => note(`submitted ${reference} for ${partnerReference}`)}
              onError={({ code }) => note(`error ${code}`)}
            />
          </Suspense>
        </IntakeBoundary>
      )}
      <h2>Wat deze pagina van het formulier hoort</h2>
      <output className="heard">{heard.length === 0 ? 'Nog niets.' : heard.join(' · ')}</output>
    </>
  );
}
