import * as v from 'valibot';
import { environmentSchema } from './environmentSchema';
import { functions } from '../functions';
import { parseEnvironment } from './parseEnvironment';

const allNames = v.keyof(environmentSchema).options;

const complete = {
  RELEASE: 'abc',
  ORIGIN_SECRET_ID: 'incasso/test/origin',
  PUBLIC_KEYS: JSON.stringify([
    { key: 'pk_site' },
    { key: 'pk_partner', partner: 'Voorbeeld', origins: ['https://p.example'] },
  ]),
  DOCUMENTS_BUCKET: 'documents',
  BOT_CHECK_PROVIDER: 'altcha',
  BOT_CHECK_SECRET_ID: 'incasso/test/bot-check',
  MAIL_SENDER: 'website@kantoor.example',
  STAFF_RECIPIENTS: 'a@kantoor.example, b@kantoor.example',
  API_BASE_URL: 'https://www.kantoor.example',
  LINK_SECRET_ID: 'incasso/test/links',
  NOTIFY_QUEUE_URL: 'https://sqs.eu-central-1.amazonaws.com/000000000000/notify',
  MALWARE_SCAN: 'none',
};

test('values are parsed, and a missing or empty one gets its default', () => {
  expect(parseEnvironment(allNames, { ...complete, S3_PATH_STYLE: '', HOME: '/root' })).toEqual({
    ...complete,
    PUBLIC_KEYS: [{ key: 'pk_site' }, { key: 'pk_partner', partner: 'Voorbeeld', origins: ['https://p.example'] }],
    STAFF_RECIPIENTS: ['a@kantoor.example', 'b@kantoor.example'],
    S3_PATH_STYLE: false,
    RECAPTCHA_HOSTNAMES: [],
    RECAPTCHA_VERIFY_URL: 'https://www.google.com/recaptcha/api/siteverify',
    BOT_CHECK_ON_OUTAGE: 'closed',
    SES_SANDBOX: false,
    MALWARE_SCAN_WAIT_MINUTES: 30,
    ALTCHA_MAX_KEYS: 1000,
    OUTBOX_RETRY_SECONDS: 600,
  });
});

test('a function needs only the variables in its row of the table', () => {
  const some = { RELEASE: 'abc', ORIGIN_SECRET_ID: 'incasso/test/origin' };

  expect(parseEnvironment(functions.health.environment, { ...some, HOME: '/root' })).toEqual(some);
});

test('an error lists the names of invalid variables, never their values', () => {
  const wrong = { ...complete, API_BASE_URL: 'geen adres', PUBLIC_KEYS: '[{"key":""}]', RELEASE: undefined };

  expect(() => parseEnvironment(allNames, wrong)).toThrow(
    new Error('environment variables missing or wrong: RELEASE, PUBLIC_KEYS, API_BASE_URL'),
  );
});
