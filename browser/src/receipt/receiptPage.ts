import { caseLink } from '@incasso/contract/caseLink';
import { parseCaseKey } from '@incasso/contract/parseCaseKey';
import { documentKinds } from '@incasso/contract/documents/documentKinds';
import { formatDocumentSize } from '@incasso/contract/documents/formatDocumentSize';
import { firmProfile, mailtoLink, telLink } from '@incasso/contract/firmProfile';
import {
  fieldsOfStep,
  intakeFields,
  intakeSteps,
  stepTitles,
  type IntakeAnswers,
  type IntakeStep,
} from '@incasso/contract/intakeFields';
import type { Debt } from '@incasso/debts/Debt';
import { debtField, debtFieldNames, isFlagName } from '@incasso/debts/debtFields';
import { changesInWords, columnInWords } from '@incasso/debts/debtWords';
import { dayInWords } from '@incasso/contract/isoDate';
import { versionPath, type LegalDocumentName } from '@incasso/contract/legalVersions';
import type { Receipt } from '../host/Receipt';
import { receiptCss } from './receiptCss';
import { receiptPageText as text } from './receiptPage.text';

type Child = string | HTMLElement;

const dayAndTime = new Intl.DateTimeFormat('nl-BE', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Europe/Brussels',
});

/** The part of the head that is the same for every receipt. */
const head = [
  '<meta charset="utf-8">',
  `<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
  '<meta name="viewport" content="width=device-width, initial-scale=1">',
  `<style>${receiptCss}</style>`,
].join('');

/**
 * Renders a receipt as a self-contained HTML page, which runs no scripts and fetches nothing. Visitors' input is added
 * as text nodes, so it cannot become markup.
 * @param siteOrigin Origin of the site, for the link that adds to the case.
 */
export function receiptPage(receipt: Receipt, siteOrigin: string): string {
  const title = element('title', {}, text.titleOf(receipt.reference));
  const body = element('body', {}, element('main', {}, ...parts(receipt, siteOrigin)));
  return `<!doctype html><html lang="nl-BE"><head>${head}${title.outerHTML}</head>${body.outerHTML}</html>`;
}

function parts(receipt: Receipt, siteOrigin: string): HTMLElement[] {
  const { reference, partnerReference, receivedAt, caseKey, answers, debts, documents } = receipt;
  return [
    element('p', { class: 'sender' }, firmProfile.firmName),
    element('h1', {}, text.title),
    element('p', {}, text.received),
    element('p', { class: 'screen quiet' }, text.printing),
    terms(
      { class: 'slip' },
      [text.reference, element('span', { class: 'reference' }, reference)],
      ...(partnerReference === '' ? [] : [[text.partnerReference, partnerReference] as const]),
      [text.receivedAt, element('time', { datetime: receivedAt }, dayAndTime.format(new Date(receivedAt)))],
      [text.receivedBy, ...firmLines()],
      ...agreementTerms(receipt, siteOrigin),
    ),
    element('h2', {}, text.answers),
    ...intakeSteps.flatMap((step) => [element('h3', {}, stepTitles[step]), answersOf(step, answers)]),
    ...debtParts(debts),
    element('h2', {}, text.documents),
    ...documentParts(documents),
    element('h2', {}, text.next),
    element('p', {}, `${text.answer} ${text.mention}`),
    ...linkParts(caseKey, siteOrigin),
    element('p', { class: 'quiet' }, text.madeHere),
  ];
}

function answersOf(step: IntakeStep, answers: IntakeAnswers): HTMLElement {
  const entries = fieldsOfStep(step).map((name): [string, Child] => {
    const isEmpty = answers[name].trim() === '';
    return [intakeFields[name].label, isEmpty ? element('span', { class: 'quiet' }, text.notFilled) : answers[name]];
  });
  return terms({}, ...entries);
}

/** The table of debts: each row with all its answers. */
function debtParts(debts: Receipt['debts']): HTMLElement[] {
  if (debts.length === 0) return [];
  const rows = debts.map((debt, index): [string, Child] => [text.debt(index + 1), debtInWords(debt)]);
  return [element('h2', {}, text.debts), terms({}, ...rows)];
}

function debtInWords(debt: Debt): string {
  const columns = debtFieldNames.filter((name) => debt[name] !== '' && debt[name] !== false);
  const lines = columns.map((name) =>
    isFlagName(name) ? debtField(name).label : `${debtField(name).label}: ${columnInWords(name, debt)}`,
  );
  return [...lines, ...changesInWords(debt).map((change) => `(${change})`)].join('\n');
}

function documentParts(documents: Receipt['documents']): HTMLElement[] {
  if (documents.length === 0) return [element('p', {}, text.noDocuments)];
  const items = documents.map(({ name, size, sha256, kind }) =>
    element(
      'li',
      {},
      element('p', { class: 'name' }, name),
      element('p', {}, [kind && documentKinds[kind], formatDocumentSize(size)].filter(Boolean).join(' · ')),
      element('p', { class: 'checksum quiet' }, `${text.checksum} `, element('code', {}, sha256)),
    ),
  );
  return [element('ul', {}, ...items), element('p', { class: 'quiet' }, text.checksums)];
}

/** The link that adds to the case, and its expiry. */
function linkParts(caseKey: string, siteOrigin: string): HTMLElement[] {
  const expiresAt = parseCaseKey(caseKey)?.expiresAt;
  if (expiresAt === undefined) return [];
  const link = caseLink(siteOrigin, caseKey);
  return [
    element('h2', {}, text.add),
    element('p', {}, text.addUntil(dayAndTime.format(expiresAt))),
    element('p', { class: 'name' }, element('a', { href: link }, link)),
    element('p', { class: 'quiet' }, text.addByWhom),
  ];
}

function firmLines(): Child[] {
  const { firmName, address, phone, email } = firmProfile;
  const addressLine = `${address.street}, ${address.postalCode} ${address.city}`;
  return [
    `${firmName}\n${addressLine}\n`,
    element('a', { href: telLink }, phone.display),
    '\n',
    element('a', { href: mailtoLink }, email),
  ];
}

/** The versions of the terms and the privacy policy that the visitor agreed to. Older receipts have none. */
function agreementTerms({ receivedAt, termsVersions }: Receipt, siteOrigin: string): [string, ...Child[]][] {
  if (termsVersions === undefined) return [];
  const link = (name: LegalDocumentName) => {
    const version = termsVersions[name];
    return element('a', { href: siteOrigin + versionPath(name, version) }, text[name](dayInWords(version)));
  };
  const agreed = text.agreed(dayAndTime.format(new Date(receivedAt)));
  return [[text.agreement, agreed, link('generalTerms'), text.read, link('privacyPolicy'), '.']];
}

function terms(attributes: Record<string, string>, ...entries: (readonly [string, ...Child[]])[]): HTMLElement {
  const rows = entries.map(([term, ...details]) =>
    element('div', {}, element('dt', {}, term), element('dd', {}, ...details)),
  );
  return element('dl', attributes, ...rows);
}

function element(name: string, attributes: Record<string, string>, ...children: Child[]): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}
