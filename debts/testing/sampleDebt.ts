import { blankValues, type Debt } from '../src/row/Debt';

export function sampleDebt(changes: Partial<Debt> = {}): Debt {
  return {
    ...blankValues,
    id: '1',
    debtor: 'Staalvoorbeeld NV',
    number: '0999.999.922',
    address: 'Staalvoorbeeldweg 4, 9000 Gent',
    email: 'boekhouding@staal.example',
    invoice: '2026-12',
    issueDate: '2026-02-01',
    dueDate: '2026-03-01',
    amount: '€ 1.250,00',
    source: { kind: 'typed' },
    ...changes,
  };
}
