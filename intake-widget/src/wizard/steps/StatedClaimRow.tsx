import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { afterPress } from '@incasso/browser/forms/afterPress';
import { Checkbox } from '@incasso/browser/forms/Checkbox';
import { TextField } from '@incasso/browser/forms/TextField';
import { formatCompanyNumber } from '@incasso/contract/companyNumber';
import { formatStatedMoney, isBlank, readStatedMoney, type StatedClaim } from '@incasso/debts/statedClaims';
import { TakeButton } from '../invoices/InvoiceNote.styles';
import { Fold } from './Fold';
import { ClaimFields } from './StatedClaims.styles';
import { statedClaimsText as text } from './StatedClaims.text';

type StatedClaimRowProps = {
  /** Its place among the rows, from 0. */
  readonly index: number;
  readonly claim: StatedClaim;
  /** Whether an e-invoice is of the same invoice. */
  readonly isReadToo: boolean;
  readonly onChange: (claim: StatedClaim) => void;
  /** Called when the focus leaves the row. */
  readonly onLeave: () => void;
  readonly onRemove: () => void;
};

type TextName = Exclude<keyof StatedClaim, 'isDisputed'>;

/**
 * An open invoice: at a glance who owes how much, unfolded its fields. A new one is unfolded, with the focus in it, and
 * folds the others: fifteen open rows would be fifteen screens of a phone.
 */
export function StatedClaimRow({ index, claim, isReadToo, onChange, onLeave, onRemove }: StatedClaimRowProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const [isTyping, setTyping] = useState(false);
  const [isNew] = useState(isBlank(claim));
  const name = text.row(index + 1);
  const isDoubtful = !isTyping && claim.amount !== '' && readStatedMoney(claim.amount) === undefined;

  useEffect(() => {
    if (!isNew || fold.current === null) return;
    for (const row of fold.current.parentElement?.querySelectorAll('details') ?? []) row.open = row === fold.current;
    fold.current.querySelector('input')?.focus();
  }, [isNew]);

  const field = (key: TextName) => ({
    name: `claim_${key}_${String(index)}`,
    label: text.labels[key],
    isNeedSaidOnce: true,
    value: claim[key],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...claim, [key]: target.value }),
  });
  const leave = ({ currentTarget: row, relatedTarget }: FocusEvent) => {
    if (!row.contains(relatedTarget)) afterPress(() => row.matches(':focus-within') || onLeave());
  };

  return (
    <Fold title={glanceOf(claim) || name} foldRef={fold}>
      <ClaimFields onBlur={leave}>
        <TextField {...field('debtor')} autoComplete="off" spellCheck={false} />
        <TextField
          {...field('number')}
          autoComplete="off"
          onBlur={() => onChange({ ...claim, number: formatCompanyNumber(claim.number) })}
        />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="off" autoCapitalize="off" />
        <TextField {...field('invoice')} autoComplete="off" advice={isReadToo ? text.readToo : ''} />
        <TextField {...field('issueDate')} type="date" />
        <TextField {...field('dueDate')} type="date" />
        <TextField
          {...field('amount')}
          inputMode="decimal"
          autoComplete="off"
          advice={isDoubtful ? text.doubtfulAmount : ''}
          onFocus={() => setTyping(true)}
          onBlur={() => {
            afterPress(() => setTyping(false));
            onChange({ ...claim, amount: formatStatedMoney(claim.amount) });
          }}
        />
        <Checkbox
          name={`claim_isDisputed_${String(index)}`}
          label={text.disputed}
          checked={claim.isDisputed}
          onChange={({ target }) => onChange({ ...claim, isDisputed: target.checked })}
        />
        <TakeButton type="button" aria-label={text.removeNamed(glanceOf(claim) || name)} onClick={onRemove}>
          {text.remove}
        </TakeButton>
      </ClaimFields>
    </Fold>
  );
}

/** `ACME BV, 2026-12: € 1.250,00, betwist`, as far as it is filled in. */
function glanceOf({ debtor, number, invoice, amount, isDisputed }: StatedClaim): string {
  const who = [debtor.trim() || number.trim(), invoice.trim()].filter(Boolean).join(', ');
  const what = [formatStatedMoney(amount), isDisputed ? text.disputedBriefly : ''].filter(Boolean).join(', ');
  return [who, what].filter(Boolean).join(': ');
}
