import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { SecondaryButton } from '@incasso/browser/forms/Button';
import { FieldHint } from '@incasso/browser/forms/Field.styles';
import { Sums } from '@incasso/browser/ui/Sums';
import { formatMoney } from '@incasso/debts/claimLines';
import { isReadToo, openClaims, totalsByDebtor } from '@incasso/debts/openClaims';
import {
  emptyClaim,
  isBlank,
  readClaim,
  statedClaims,
  writeClaim,
  type StatedClaim,
} from '@incasso/debts/statedClaims';
import type { WizardActor } from '../machine/WizardSnapshot';
import { ReadClaims } from './ReadClaims';
import { ClaimsGroup, ClaimsTitle } from './StatedClaims.styles';
import { statedClaimsText as text } from './StatedClaims.text';
import { StatedClaimRow } from './StatedClaimRow';

/**
 * The open invoices row by row. A row is a line of `invoices_terms`: a row that changes rewrites its line, and a line
 * that is typed in the form of a row becomes one. The text alone is kept and sent.
 */
export function StatedClaims({ wizard }: { readonly wizard: WizardActor }) {
  const group = useRef<HTMLFieldSetElement>(null);
  const terms = useSelector(wizard, ({ context }) => context.answers.invoices_terms);
  const claims = useSelector(wizard, ({ context }) => context.invoiceReport?.claims);
  const lines = terms === '' ? [] : terms.split('\n');
  const rows = lines.flatMap((line, place) => {
    const claim = readClaim(line);
    return claim === undefined ? [] : [{ place, claim }];
  });
  const open = openClaims(claims, statedClaims(terms));
  const totals = open.length < 2 ? [] : totalsByDebtor(open);
  const read = claims?.documents ?? [];

  const write = (changed: readonly string[]) =>
    wizard.send({ type: 'answer.changed', name: 'invoices_terms', value: changed.join('\n') });
  const add = () => {
    const blank = rows.findIndex(({ claim }) => isBlank(claim));
    if (blank < 0) write([...lines, writeClaim(emptyClaim)]);
    else group.current?.querySelectorAll('details')[blank]?.querySelector('input')?.focus();
  };
  const change = (place: number, claim: StatedClaim) =>
    write(lines.map((line, at) => (at === place ? writeClaim(claim) : line)));
  const remove = (place: number) => write(lines.filter((_, at) => at !== place));
  /** Called after what followed the row's last change. */
  const drop = (place: number) => {
    const now = wizard.getSnapshot().context.answers.invoices_terms.split('\n');
    const left = readClaim(now[place] ?? '');
    if (left !== undefined && isBlank(left)) write(now.filter((_, at) => at !== place));
  };
  const removeAndLead = (place: number) => {
    remove(place);
    group.current?.querySelector<HTMLElement>('[data-revisit]')?.focus();
  };

  return (
    <ClaimsGroup ref={group}>
      <ClaimsTitle>{text.title}</ClaimsTitle>
      <FieldHint>{text.hint}</FieldHint>
      {claims && <ReadClaims claims={openClaims(claims, [])} />}
      {rows.map(({ place, claim }, index) => (
        <StatedClaimRow
          key={index}
          index={index}
          claim={claim}
          isReadToo={isReadToo(claim, read)}
          onChange={(changed) => change(place, changed)}
          onLeave={() => drop(place)}
          onRemove={() => removeAndLead(place)}
        />
      ))}
      <SecondaryButton type="button" data-revisit="invoices_terms" onClick={add}>
        {rows.length === 0 ? text.add : text.addAnother}
      </SecondaryButton>
      {totals.length > 0 && (
        <Sums>
          {totals.map(({ debtor, amount, currency }) => (
            <div key={`${debtor} ${currency}`}>
              <dt>{`${text.total}, ${debtor || text.unnamed}`}</dt>
              <dd>{formatMoney(amount, currency)}</dd>
            </div>
          ))}
        </Sums>
      )}
    </ClaimsGroup>
  );
}
