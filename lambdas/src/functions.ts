import type { ApiFunctionName } from '@incasso/contract/api';
import type { FunctionDefinition } from './FunctionDefinition';
import { storagePrefixes } from './storage/storagePrefixes';

const everyCall = ['RELEASE', 'ORIGIN_SECRET_ID'] as const;
const storage = ['DOCUMENTS_BUCKET', 'S3_PATH_STYLE'] as const;
const botCheck = [
  'BOT_CHECK_PROVIDER',
  'BOT_CHECK_SECRET_ID',
  'RECAPTCHA_HOSTNAMES',
  'RECAPTCHA_VERIFY_URL',
  'BOT_CHECK_ON_OUTAGE',
] as const;

const formEnvironment = [...everyCall, 'PUBLIC_KEYS', ...storage, ...botCheck] as const;

/**
 * From this much memory on a function has a whole core; with less, a part of one. Ten XML files with the most elements
 * (100 MB) took 5.5 seconds of a core and 180 MB on 26 November 2026: with 512 MB, fifteen would exceed the timeout.
 * https://docs.aws.amazon.com/lambda/latest/dg/configuration-memory.html
 */
const wholeCoreMb = 1769;

const list = { actions: ['s3:ListBucket'] } as const;
const spendTokens = { prefix: storagePrefixes.botTokens, actions: ['s3:GetObject', 's3:PutObject'] } as const;
const commitRecords = { prefix: storagePrefixes.submissions, actions: ['s3:GetObject', 's3:PutObject'] } as const;
const fillOutbox = { prefix: storagePrefixes.outbox, actions: ['s3:PutObject', 's3:DeleteObject'] } as const;
const useUploads = { prefix: storagePrefixes.uploads, actions: ['s3:GetObject', 's3:PutObject'] } as const;
const lookForErasure = { prefix: storagePrefixes.erased, actions: ['s3:GetObject'] } as const;
const readRecords = { prefix: storagePrefixes.submissions, actions: ['s3:GetObject'] } as const;
const readDocuments = { prefix: storagePrefixes.documents, actions: ['s3:GetObject', 's3:GetObjectTagging'] } as const;

// `list`: reCAPTCHA first reads whether the token was spent; without it S3 answers 403 instead of 404.
const receiveSubmission = [list, spendTokens, fillOutbox, commitRecords, lookForErasure] as const;

function documentForm(purpose: string) {
  return {
    purpose,
    triggers: [{ kind: 'api' }],
    memoryMb: wholeCoreMb,
    timeoutSeconds: 29,
    environment: formEnvironment,
    access: [...receiveSubmission, useUploads, { prefix: storagePrefixes.documents, actions: ['s3:PutObject'] }],
  } as const;
}

/**
 * All functions. The infrastructure deploys from this table and the local cloud runs from it. The bundle of each is
 * `lambdas/dist/{name}/index.mjs`, its handler `index.handler`.
 */
export const functions = {
  health: {
    purpose:
      'Says that the API answers, and which release. Refuses calls that no route knows: a 404 of the API would become the error page of the site.',
    triggers: [{ kind: 'api' }, { kind: 'api-fallback' }],
    memoryMb: 256,
    timeoutSeconds: 5,
    environment: [...everyCall],
    access: [],
  },
  'bot-challenge': {
    purpose: 'Makes the challenge of the embedded bot check.',
    triggers: [{ kind: 'api' }],
    memoryMb: 256,
    timeoutSeconds: 5,
    environment: [...everyCall, 'PUBLIC_KEYS', 'BOT_CHECK_PROVIDER', 'BOT_CHECK_SECRET_ID', 'ALTCHA_MAX_KEYS'],
    access: [],
  },
  'upload-tickets': {
    purpose: 'Gives links by which the browser stores large documents directly.',
    triggers: [{ kind: 'api' }],
    memoryMb: 256,
    timeoutSeconds: 15,
    environment: formEnvironment,
    access: [list, spendTokens, useUploads, lookForErasure],
  },
  'handle-intake-form': documentForm('Receives an intake request with its documents.'),
  'handle-addition-form': documentForm('Receives additions to a case, with their documents.'),
  'handle-contact-form': {
    purpose: 'Receives a message of the contact form.',
    triggers: [{ kind: 'api' }],
    memoryMb: 256,
    timeoutSeconds: 15,
    environment: formEnvironment,
    access: receiveSubmission,
  },
  'open-document': {
    purpose: 'Opens a document by a link of the staff’s mail.',
    triggers: [{ kind: 'api' }],
    memoryMb: 256,
    timeoutSeconds: 15,
    environment: ['RELEASE', ...storage, 'LINK_SECRET_ID', 'MALWARE_SCAN'],
    access: [list, readRecords, readDocuments, { prefix: storagePrefixes.cases, actions: ['s3:GetObject'] }],
  },
  'notify-staff': {
    purpose: 'Sends the mails that a stored submission is due, and has the queue retry those that were left over.',
    triggers: [{ kind: 'queue' }, { kind: 'schedule', everyMinutes: 15 }],
    memoryMb: 512,
    timeoutSeconds: 60,
    environment: [
      'RELEASE',
      ...storage,
      'LINK_SECRET_ID',
      'MAIL_SENDER',
      'STAFF_RECIPIENTS',
      'SES_STAFF_CONFIGURATION_SET',
      'SES_VISITOR_CONFIGURATION_SET',
      'SES_SANDBOX',
      'API_BASE_URL',
      'SITE_ORIGIN',
      'MALWARE_SCAN',
      'MALWARE_SCAN_WAIT_MINUTES',
      'NOTIFY_QUEUE_URL',
      'OUTBOX_RETRY_SECONDS',
      'OUTBOX_LEASES_VOID_BEFORE',
    ],
    access: [
      list,
      { prefix: storagePrefixes.outbox, actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'] },
      { prefix: storagePrefixes.held, actions: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'] },
      readRecords,
      readDocuments,
      { prefix: storagePrefixes.cases, actions: ['s3:PutObject'] },
      { prefix: storagePrefixes.deadLetters, actions: ['s3:PutObject'] },
      { prefix: storagePrefixes.confirmations, actions: ['s3:GetObject', 's3:PutObject'] },
      { actions: ['ses:SendRawEmail'] },
      { actions: ['sqs:SendMessage'] },
    ],
  },
} as const satisfies Record<ApiFunctionName | 'notify-staff', FunctionDefinition>;

export type FunctionName = keyof typeof functions;

export const functionNames: readonly FunctionName[] = Object.keys(functions).filter(isFunctionName);

export function eachFunction<Made>(make: (name: FunctionName) => Made): Record<FunctionName, Made> {
  const made: Partial<Record<FunctionName, Made>> = {};
  for (const name of functionNames) made[name] = make(name);
  if (!isForEach(made)) throw new Error('a function was left out');
  return made;
}

function isFunctionName(name: string): name is FunctionName {
  return Object.hasOwn(functions, name);
}

function isForEach<Made>(made: Partial<Record<FunctionName, Made>>): made is Record<FunctionName, Made> {
  return functionNames.every((name) => Object.hasOwn(made, name));
}
