import { Sums } from '@incasso/browser/ui/Sums';
import { formatMoney } from '@incasso/debts/claimLines';
import type { OpenClaim } from '@incasso/debts/openClaims';
import { statedClaimsText as text } from './StatedClaims.text';

/** What the e-invoices say is owed, marked as theirs. */
export function ReadClaims({ claims }: { readonly claims: readonly OpenClaim[] }) {
  return (
    <Sums>
      {claims.map(({ debtor, invoice, money }) => (
        <div key={`${debtor} ${invoice}`}>
          <dt>
            {[debtor, invoice].filter(Boolean).join(', ')} <small>({text.read})</small>
          </dt>
          <dd>{money && formatMoney(money.amount, money.currency)}</dd>
        </div>
      ))}
    </Sums>
  );
}
