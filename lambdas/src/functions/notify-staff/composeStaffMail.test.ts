import { keepingMailer, now, storedContact, submissionId } from '../../../testing/fixtures';
import { sampleCaseFileName, factuur, intake, staff, startDelivery as start } from '../../../testing/startDelivery';
import { MailRejected, type Mail } from '../../mail/Mailer';
import { storageKeys } from '../../storage/storageKeys';
import { deliverMails } from './deliverMails';

test('the case file is attached to the staff’s mail, and stored before it is sent', async () => {
  const { store, mailer, ports } = await start();
  const whenSent: string[][] = [];
  const noting = { send: (mail: Mail) => (whenSent.push(store.keysUnder('cases/')), mailer.send(mail)) };

  await deliverMails({ submissionId }, { ...ports, mailer: noting });

  const stored = store.text(storageKeys.caseFile(submissionId));
  const attached = mailer.sent[0]?.attachments.find(({ name }) => name === sampleCaseFileName);
  expect(whenSent[0]).toEqual([storageKeys.caseFile(submissionId)]);
  expect(JSON.parse(stored)).toMatchObject({ reference: 'K7QM-3TXB', documents: [factuur] });
  expect(new TextDecoder().decode(attached?.bytes)).toBe(stored);
});

test('reports a failed overview, and sends the mail without mentioning it', async () => {
  const faults: unknown[] = [];
  const { mailer, ports } = await start(intake, {
    writeOverview: () => Promise.reject(new Error('no glyph')),
    onOverviewFault: (...fault) => faults.push(fault),
  });

  expect(await deliverMails({ submissionId }, ports)).toBe('delivered');

  expect(faults).toEqual([[submissionId, new Error('no glyph')]]);
  expect(mailer.sent.map(({ to }) => to)).toEqual([staff, ['jan@bakkerij.example']]);
  expect(mailer.sent[0]?.attachments.map(({ name }) => name)).toEqual([
    'K7QM-3TXB - Factuur - factuur.pdf',
    sampleCaseFileName,
  ]);
  expect(mailer.sent[0]?.text).not.toContain('overzicht.pdf');
});

test('the mail on an old case attaches its file, and stores none', async () => {
  const { store, mailer, ports } = await start(intake, { now: () => new Date(now.getTime() + 80 * 24 * 60 * 60_000) });

  await deliverMails({ submissionId }, ports);

  expect(mailer.sent[0]?.attachments.map(({ name }) => name)).toContain(sampleCaseFileName);
  expect(store.keysUnder('cases/')).toEqual([]);
});

test.each([
  ['a case', intake, 'Jan Voorbeeld', 'jan@bakkerij.example'],
  ['a message', storedContact(), 'An Voorbeeld', 'an@klant.example'],
])(
  'the staff gets %s without Reply-To when SES refuses the visitor’s address in it',
  async (_case, submission, name, address) => {
    const mailer = keepingMailer(({ replyTo }) =>
      replyTo?.address === address ? new MailRejected('address', new Error('no such address')) : undefined,
    );
    const { store, ports } = await start(submission, { mailer });

    expect(await deliverMails({ submissionId }, ports)).toBe('delivered');

    const [mail] = mailer.sent.filter(({ to }) => to === staff);
    expect(mail).not.toHaveProperty('replyTo');
    expect(mail?.text).toContain(
      `Uw antwoord op deze mail bereikt ${name} niet: onze maildienst weigerde ${address} als antwoordadres. Kijk dat adres na.`,
    );
    expect(store.keysUnder('outbox/')).toEqual([]);
  },
);

test('a name that SES refuses in Reply-To is left out there, and the address kept', async () => {
  const mailer = keepingMailer(({ replyTo }) =>
    replyTo?.name === 'Jan Voorbeeld' ? new MailRejected('address', new Error('illegal character')) : undefined,
  );
  const { ports } = await start(intake, { mailer });

  expect(await deliverMails({ submissionId }, ports)).toBe('delivered');

  const [mail] = mailer.sent.filter(({ to }) => to === staff);
  expect(mail?.replyTo).toEqual({ name: '', address: 'jan@bakkerij.example' });
  expect(mail?.text).not.toContain('weigerde');
});

test('a staff mail that is refused without Reply-To too stays due', async () => {
  const mailer = keepingMailer(({ to }) =>
    to === staff ? new MailRejected('address', new Error('not confirmed')) : undefined,
  );
  const { store, ports } = await start(intake, { mailer });

  expect(await deliverMails({ submissionId }, ports)).toBe('failed');

  expect(store.json(storageKeys.outboxEntry(intake))).toMatchObject({ due: ['staff'] });
});
