import { MailDeferred, MailRejected, MailUnanswered } from '../src/mail/Mailer';
import { keepingMailer } from './fixtures';
import { testMailer, type MailOutcome } from './mailerContract';

const cause = new Error('as told');
const faults: Readonly<Record<MailOutcome, Error>> = {
  throttled: new MailDeferred('Throttling', cause),
  paused: new MailDeferred('sending_paused', cause),
  rejected: new MailRejected('address', cause),
  late: new MailUnanswered(cause),
};

testMailer('keepingMailer of our tests', () => {
  let coming: Error | undefined;
  const mailer = keepingMailer(() => {
    const fault = coming;
    coming = undefined;
    return fault;
  });
  return {
    mailer,
    arrived: () => Promise.resolve(mailer.sent),
    next: (outcome) => {
      coming = faults[outcome];
      return Promise.resolve();
    },
  };
});
