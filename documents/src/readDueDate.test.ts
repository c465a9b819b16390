import { sampleCii, sampleUbl } from '../testing/sampleXml';
import type { Invoice } from './invoice/Invoice';
import { readInvoice } from './readInvoice';

function read(xml: string): Invoice {
  const result = readInvoice(new TextEncoder().encode(xml));
  if (!result.ok) throw new Error(result.refusal);
  return result.value.invoice;
}

function datesIn(xml: string) {
  const { dueDate, instalments, dueDateProblem } = read(xml);
  return { dueDate, instalments, dueDateProblem };
}

type Term = { readonly day?: string; readonly discount?: string; readonly part?: string };

function ciiTerm({ day, discount, part }: Term): string {
  const date = `<ram:DueDateDateTime><udt:DateTimeString format="102">${day?.replaceAll('-', '')}</udt:DateTimeString></ram:DueDateDateTime>`;
  const parts = [
    day === undefined ? '' : date,
    part === undefined ? '' : `<ram:PartialPaymentAmount>${part}</ram:PartialPaymentAmount>`,
    discount === undefined
      ? ''
      : `<ram:ApplicableTradePaymentDiscountTerms>${discount}</ram:ApplicableTradePaymentDiscountTerms>`,
  ];
  return `<ram:SpecifiedTradePaymentTerms>${parts.join('')}</ram:SpecifiedTradePaymentTerms>`;
}

function ublTerm({ day, discount, part }: Term): string {
  const parts = [
    discount === undefined ? '' : discount.replace(/ram:(Calculation|ActualDiscount)/g, 'cbc:SettlementDiscount'),
    part === undefined ? '' : `<cbc:Amount currencyID="EUR">${part}</cbc:Amount>`,
    day === undefined ? '' : `<cbc:PaymentDueDate>${day}</cbc:PaymentDueDate>`,
  ];
  return `<cac:PaymentTerms>${parts.join('')}</cac:PaymentTerms>`;
}

const percent = (rate: string) => `<ram:CalculationPercent>${rate}</ram:CalculationPercent>`;
const cases: [string, readonly Term[], Partial<Invoice>][] = [
  ['one term', [{ day: '2026-02-14' }], { dueDate: '2026-02-14' }],
  [
    'the day of a discount first',
    [{ day: '2026-01-25', discount: percent('2') }, { day: '2026-02-14' }],
    { dueDate: '2026-02-14' },
  ],
  [
    'the day of a discount last',
    [{ day: '2026-02-14' }, { day: '2026-01-25', discount: percent('2.00') }],
    { dueDate: '2026-02-14' },
  ],
  [
    'the day of a discount that is an amount',
    [{ day: '2026-01-25', discount: '<ram:ActualDiscountAmount>20.00</ram:ActualDiscountAmount>' }],
    { dueDateProblem: 'discount_only' },
  ],
  ['two terms', [{ day: '2026-02-14' }, { day: '2026-01-25' }], { dueDate: '2026-02-14' }],
  ['the day of a discount alone', [{ day: '2026-01-25', discount: percent('2') }], { dueDateProblem: 'discount_only' }],
  ['a discount of nothing', [{ day: '2026-02-14', discount: percent('0.00') }], { dueDate: '2026-02-14' }],
  ['a discount without a day', [{ discount: percent('2') }], {}],
  [
    'instalments, the later one first',
    [
      { day: '2026-12-15', part: '605.00' },
      { day: '2026-09-15', part: '605.00' },
    ],
    {
      dueDate: '2026-09-15',
      instalments: [
        { dueDate: '2026-09-15', amount: '605.00' },
        { dueDate: '2026-12-15', amount: '605.00' },
      ],
    },
  ],
  ['one part, which is all', [{ day: '2026-02-14', part: '1210.00' }], { dueDate: '2026-02-14' }],
  ['a day that no calendar has', [{ day: '2026-04-31' }], { dueDateProblem: 'impossible' }],
  [
    'a day that no calendar has, beside the day of a discount',
    [{ day: '2026-01-25', discount: percent('2') }, { day: '2026-02-30' }],
    { dueDateProblem: 'impossible' },
  ],
  ['a day that no calendar has, before one', [{ day: '2026-02-30' }, { day: '2026-03-01' }], { dueDate: '2026-03-01' }],
  ['no term', [], {}],
];

test.each(cases)('the due date of CII: %s', (_, terms, expected) => {
  expect(datesIn(sampleCii({ 'ram:SpecifiedTradePaymentTerms': terms.map(ciiTerm).join('') }))).toEqual(expected);
});

test.each(cases)('the due date of UBL: %s', (_, terms, expected) => {
  expect(datesIn(sampleUbl({ 'cbc:DueDate': '', 'cac:PaymentTerms': terms.map(ublTerm).join('') }))).toEqual(expected);
});

test('a discount of CII is recognised by its text alone', () => {
  const term = ciiTerm({
    day: '2026-01-25',
    discount: '<ram:BasisPeriodMeasure unitCode="DAY">10</ram:BasisPeriodMeasure>',
  });

  expect(datesIn(sampleCii({ 'ram:SpecifiedTradePaymentTerms': term }))).toEqual({
    dueDateProblem: 'discount_only',
  });
});

test('the due date of UBL takes precedence over its terms, except instalments', () => {
  const dueDate = '<cbc:DueDate>2026-03-01</cbc:DueDate>';
  const parts = ['2026-03-01', '2026-04-01'].map(
    (day) =>
      `<cac:PaymentTerms><cbc:PaymentPercent>50</cbc:PaymentPercent><cbc:InstallmentDueDate>${day}</cbc:InstallmentDueDate></cac:PaymentTerms>`,
  );
  const inParts = { dueDate: '2026-03-01', instalments: [{ dueDate: '2026-03-01' }, { dueDate: '2026-04-01' }] };

  expect(datesIn(sampleUbl({ 'cbc:DueDate': dueDate, 'cac:PaymentTerms': ublTerm({ day: '2026-02-01' }) }))).toEqual({
    dueDate: '2026-03-01',
  });
  expect(
    datesIn(sampleUbl({ 'cbc:DueDate': dueDate, 'cac:PaymentTerms': ublTerm({ day: '2026-02-01', part: '605.00' }) })),
  ).toEqual({
    dueDate: '2026-03-01',
  });
  expect(datesIn(sampleUbl({ 'cbc:DueDate': dueDate, 'cac:PaymentTerms': parts.join('') }))).toEqual(inParts);
  expect(datesIn(sampleUbl({ 'cbc:DueDate': '<cbc:DueDate>2026-02-30</cbc:DueDate>' }))).toEqual({
    dueDateProblem: 'impossible',
  });
});

test.each([
  ['no calendar has', '2026-02-30'],
  ['is none', 'gisteren'],
])('an issue date that %s is absent, and the rest is read', (_, day) => {
  for (const xml of [
    sampleUbl({ 'cbc:IssueDate': `<cbc:IssueDate>${day}</cbc:IssueDate>` }),
    sampleCii({ 'udt:DateTimeString': `<udt:DateTimeString>${day}</udt:DateTimeString>` }),
  ]) {
    const invoice = read(xml);

    expect(invoice.issueDate).toBeUndefined();
    expect(invoice.amounts.payable).toBe('1210.00');
  }
});
