import { Suspense, useState } from 'react';
import { Intake } from './Intake';
import { IntakeBoundary } from './IntakeBoundary';

const client = { company_name: 'Voorbeeldbakkerij BV', vat_number: '0123.456.749', email: 'bakkerij@klant.example' };
const invoices = [
  { number: '2026/0142', debtor: 'Feestzaal Denkbeeldig', amount: '€\u00a01.240,00', days: 63 },
  { number: '2026/0158', debtor: 'Broodjeszaak Fictief', amount: '€\u00a0386,50', days: 41 },
];

/** A client portal such as accountants have, with the intake as one of its parts. */
export function Portal({ publicKey }: { readonly publicKey: string }) {
  const [isCollecting, setIsCollecting] = useState(false);
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
            <th scope="col">Dagen te laat</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ number, debtor, amount, days }) => (
            <tr key={number}>
              <td>{number}</td>
              <td>{debtor}</td>
              <td>{amount}</td>
              <td>{days}</td>
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
      </p>
      {isCollecting && (
        <IntakeBoundary>
          <Suspense fallback={<p>Het formulier wordt geladen…</p>}>
            <Intake
              publicKey={publicKey}
              accent="#2f6b4f"
              radius="6"
              font="system"
              prefill={client}
              onReady={() => note('ready')}
              onStep={({ step }) => note(`step ${step}`)}
              onSubmitted={({ reference }) => note(`submitted ${reference}`)}
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
