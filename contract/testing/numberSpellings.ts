import type { IntakeFieldName } from '../src/intakeFields';

type Spelling = readonly [field: IntakeFieldName, spelling: string];

const zeroWidth = '\u200b';
const softHyphen = '\u00ad';
const leftToRight = '\u200e';
const popDirection = '\u202c';
const nonBreakingHyphen = '\u2011';
const narrowSpace = '\u202f';

/** Spellings that people paste for a valid number or address, and the format used in the record and the mail. */
export const rightSpellings: Readonly<Partial<Record<IntakeFieldName, readonly [form: string, ...string[]]>>> = {
  vat_number: [
    '0123.456.749',
    '0123456749',
    '123456749',
    'be 0123 456 749',
    'BE 123.456.749',
    'BTW BE 0123.456.749',
    'Btw-nr.: BE 0123.456.749',
    'BTW-nummer: BE0123456749',
    'BTW BE-0123.456.749',
    'TVA BE 0123.456.749',
    'N° TVA : BE0123.456.749',
    'n° d’entreprise 0123.456.749',
    'numéro d’entreprise : 0123.456.749',
    'VAT No. BE 0123.456.749',
    'KBO 0123.456.749',
    'KBO-nummer: 0123.456.749',
    'KBO/BTW: BE 0123.456.749',
    'BCE 0123.456.749',
    'Ondernemingsnummer 0123.456.749',
    'ondernemingsnr. 0123.456.749.',
    '0123.456.749 RPR Gent',
    '0123.456.749 (RPR Gent, afdeling Kortrijk)',
    'BE 0123.456.749, R.P.R. Ieper',
    '0123.456.749 RPM Liège',
    'RPR Gent 0123.456.749',
    'RPR Kortrijk, BTW BE 0123.456.749',
    `0123${nonBreakingHyphen}456${nonBreakingHyphen}749`,
    '0123\u2013456\u2014749',
    '0123\u2212456\u2212749',
    `BE${narrowSpace}0123\u00a0456${narrowSpace}749`,
    '0123/456/749',
    '0123_456_749',
    '0123.456.749.',
    '0123.456.749,',
    '\uff10\uff11\uff12\uff13\uff0e\uff14\uff15\uff16\uff0e\uff17\uff14\uff19',
    `${leftToRight}0123.456.749`,
    `0123.456${softHyphen}.749${popDirection}`,
    `0123.${zeroWidth}456.${zeroWidth}749`,
  ],
  bank_account: [
    'BE68 5390 0754 7034',
    'BE68539007547034',
    'be68-5390-0754-7034',
    'IBAN BE68 5390 0754 7034',
    'IBAN: BE68539007547034',
    'Iban-nr. BE68 5390 0754 7034',
    `BE68${narrowSpace}5390\u00a00754${narrowSpace}7034`,
    `BE68${nonBreakingHyphen}5390\u20130754\u22127034`,
    'BE68.5390.0754.7034.',
    'BE68/5390/0754/7034',
    '(BE68 5390 0754 7034)',
    '\uff22\uff25\uff16\uff18 5390 0754 7034',
    `${leftToRight}BE68 5390 0754 7034`,
    `BE68 5390${softHyphen} 0754 7034${popDirection}`,
    `BE68${zeroWidth}5390${zeroWidth}0754${zeroWidth}7034`,
  ],
  email: [
    'jan@klant.example',
    `${zeroWidth}jan@klant.example`,
    `jan@klant.example${popDirection}`,
    `jan@kl${softHyphen}ant.example`,
    `ja\u2060n@klant.example\ufeff`,
    'jan\u200d@klant.example',
    '\u00a0jan@klant.example\u2028',
  ],
};

/** Answers that are no Belgian enterprise number, no IBAN or no plain address. They stay unchanged. */
export const doubtfulSpellings: readonly Spelling[] = [
  // Browsers turn a non-breaking dash in an address into this.
  ['email', 'jan@xn--klantbv-906c.example'],
  ['vat_number', '0123.456.748'],
  ['vat_number', 'BTW BE 0123.456.748'],
  ['vat_number', '0123.456.748 RPR Gent'],
  ['vat_number', 'DE123456749'],
  ['vat_number', 'DE 123 456 749'],
  ['vat_number', 'BTW DE 123456749'],
  ['vat_number', 'NO 123 456 749 MVA'],
  ['vat_number', 'VAT NO 123456749'],
  ['vat_number', 'GB 123 4567 49'],
  ['vat_number', 'VAT 123456749'],
  ['vat_number', 'NL123456749B01'],
  ['vat_number', 'NL 0123456749'],
  ['vat_number', 'FR 0123456749'],
  ['vat_number', 'CHE-123.456.749 MWST'],
  ['vat_number', 'KvK 0123456749'],
  ['vat_number', '0123.456.749 Gent'],
  ['vat_number', '0123.456.749 / 0123.456.749'],
  ['vat_number', '0123.456.749 RPR 9000 Gent'],
  ['vat_number', 'é0123.456.749'],
  ['bank_account', 'BE68 5390 0754 7035'],
  ['bank_account', 'IBAN BE68 5390 0754 7035'],
  ['bank_account', 'BAN BE68 5390 0754 7034'],
  ['bank_account', '001-1234567-89'],
  ['bank_account', 'BE68 5390 0754 7034 BIC GEBABEBB'],
];
