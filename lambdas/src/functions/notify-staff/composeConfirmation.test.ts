import { keepingMailer, now, submissionId, validAnswers } from '../../../testing/fixtures';
import { intake, staff, startDelivery as start } from '../../../testing/startDelivery';
import { MailRejected } from '../../mail/Mailer';
import { deliverMails } from './deliverMails';

test('a confirmation to a refused address is given up and reported, and the staff gets its mail', async () => {
  const mailer = keepingMailer(({ to }) =>
    to === staff ? undefined : new MailRejected('address', new Error('no such address')),
  );
  const { store, ports, givenUp } = await start(intake, { mailer });

  expect(await deliverMails({ submissionId }, ports)).toBe('delivered');

  expect(mailer.sent.map(({ to }) => to)).toEqual([staff]);
  expect(givenUp).toEqual([submissionId]);
  expect(store.keysUnder('outbox/')).toEqual([]);
});

test('a confirmation whose limit cannot be read is not sent, and stays due', async () => {
  const { mailer, ports } = await start();
  const hashOfInbox = () => {
    throw new Error('no key');
  };

  expect(await deliverMails({ submissionId }, { ...ports, hashOfInbox })).toBe('failed');

  expect(mailer.sent.map(({ to }) => to)).toEqual([staff]);
  expect(await deliverMails({ submissionId }, { ...ports, now: () => new Date(now.getTime() + 60 * 60_000) })).toBe(
    'delivered',
  );
  expect(mailer.sent.map(({ to }) => to)).toEqual([staff, ['jan@bakkerij.example']]);
});

test('a confirmation goes to a domain beyond ASCII as mail servers need it', async () => {
  const { mailer, ports } = await start({ ...intake, answers: validAnswers({ email: 'jan@bakkerij-café.example' }) });

  await deliverMails({ submissionId }, ports);

  expect(mailer.sent.map(({ to }) => to)).toEqual([staff, ['jan@xn--bakkerij-caf-meb.example']]);
});
