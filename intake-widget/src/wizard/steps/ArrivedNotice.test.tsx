import { screen, waitFor } from '@testing-library/react';
import * as caseNotices from '@incasso/frontend/case-notices/CaseNotices';
import { hasCaseNotices } from '@incasso/frontend/case-notices/hasCaseNotices';
import type { CallResult } from '@incasso/frontend/api/CallFailure';
import { apiErrors } from '@incasso/contract/errors';
import type { IntakeAnswer } from '@incasso/contract/api';
import { failuresText } from '../submission/failures.text';
import { fakePartnerPage } from '../testing/fakePartnerPage';
import { fakePorts } from '../testing/fakePorts';
import { openWizard } from '../testing/openWizard';
import { button, field, fill, ledTo, submitWithoutDocuments } from '../testing/visitor';
import type { WizardPorts } from '../provideCase';
import { arrivedNoticeText as text } from './lastStep.text';

const arrived = { reference: 'P2RW-9HNC', receivedAt: '2026-03-02T10:00:00.000Z' };
const { status, text: error } = apiErrors.submission_conflict;
const conflict: CallResult<IntakeAnswer> = {
  ok: false,
  failure: { kind: 'refused', status, code: 'submission_conflict', error, fields: [], arrived },
};

beforeEach(() => {
  sessionStorage.clear();
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});

afterEach(() => {
  caseNotices.caseNoticeList.close(arrived.reference);
  jest.restoreAllMocks();
});

/** A visitor whose case had arrived before the last change. */
async function sendChanged(changes: Partial<WizardPorts> = {}) {
  const fake = fakePorts(conflict);
  const source = { isAny: hasCaseNotices, load: () => Promise.resolve(caseNotices) };
  const { user } = await openWizard({ ports: { ...fake.ports, caseNotices: source, ...changes } });
  await fill(user, 'Gedeeltelijke betalingen', '100 euro op 1 maart');
  await submitWithoutDocuments(user);
  const title = await screen.findByText(text.title);
  return { user, ...fake, notice: title.parentElement };
}

test('leads to the reference and the link, announces them calmly, and clears nothing', async () => {
  const { notice, toasts, sent, ports } = await sendChanged();

  await waitFor(() => expect(document.activeElement).toBe(notice));
  expect(notice?.textContent).toContain(arrived.reference);
  expect(toasts).toEqual([{ kind: 'success', text: failuresText.arrived(arrived.reference) }]);
  const link = await screen.findByRole('link', { name: 'Iets toevoegen' });
  expect(link.getAttribute('href')).toBe(`${location.origin}/nasturen#${sent[0]?.submissionId ?? ''}.2026-04-01`);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(field('Gedeeltelijke betalingen')).toHaveProperty('value', '100 euro op 1 maart');
  expect(ports.drafts.own()).toMatchObject({ answers: { partial_payments: '100 euro op 1 maart' } });
  expect(screen.queryByRole('region', { name: /^Ingediende aanvraag/ })).toBeNull();
});

test('a new case begins with everything typed, and the notice of the arrived one stays', async () => {
  const { user, sent } = await sendChanged();

  await user.click(button(text.copy));
  await ledTo('Documenten');
  expect(screen.queryByText(text.title)).toBeNull();
  expect(screen.getByRole('region', { name: `Ingediende aanvraag ${arrived.reference}` })).toBeTruthy();
  await user.click(button('Dossier indienen'));
  await screen.findByText(text.title);

  expect(sent[1]?.answers).toEqual(sent[0]?.answers);
  expect(sent[1]?.submissionId).not.toBe(sent[0]?.submissionId);
});

test('clears the form once the visitor is done, and leaves for the home page', async () => {
  const { user, navigate, ports } = await sendChanged();

  await user.click(button(text.done));

  await ledTo('Bedrijfsgegevens');
  expect(field('Bedrijfsnaam')).toHaveProperty('value', '');
  expect(ports.drafts.own()).toBeUndefined();
  expect(navigate.mock.calls).toEqual([['/']]);
});

test("reports no stored case to a partner's page, which gets the reference of what it submits only", async () => {
  const { partnerPage, received } = fakePartnerPage();
  await sendChanged({ partnerPage });

  expect(received.filter((event) => event !== 'revealTop' && event.type !== 'step')).toEqual([
    { type: 'error', code: 'submission_refused' },
  ]);
});
