import { randomUUID } from 'node:crypto';
import { apiPaths } from '@incasso/contract/api';
import { firmProfile } from '@incasso/contract/firmProfile';
import { samplePdf } from '@incasso/contract/testing/samplePdf';
import type { AlarmName } from '@incasso/infra/monitoring/alarmTexts';
import type { Templates } from '@incasso/infra/templates/DeployedStacks';
import { expect } from '@playwright/test';
import * as v from 'valibot';
import { ApiCaller } from '../ApiCaller';
import { cheapToken } from '../cheapToken';
import type { LocalCloud } from '../LocalCloud';

/** What makes an alarm sound, or a message come. */
export type AlarmFault = {
  /** Brings the fault about, in a cloud that has run soundly for more than an hour. */
  readonly bringAbout: (cloud: LocalCloud) => Promise<unknown>;
  /** From the fault's last word to the mail, at most. */
  readonly withinMinutes: number;
  /** What the handbook's first command shows then; of one that only an account answers: nothing. */
  readonly shows?: RegExp;
  /** What the same fault tells besides. Default: nothing. */
  readonly alsoTells?: readonly AlarmName[];
  /** What is wrong with the templates. Default: nothing. */
  readonly spoil?: (templates: Templates) => Templates;
};

/** A word that no text of ours has, in all that the visitors of the faults write. */
export const visitorsMark = 'Zilverreiger';
const visitor = `${visitorsMark.toLowerCase()}@bedrijf.example`;

export const alarmFaults: Record<AlarmName, AlarmFault> = {
  'staff-not-told': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ 'notify-staff': 'throttled' });
      await sendMessage(cloud);
      await cloud.advance(30);
    },
    withinMinutes: 5,
    shows: /"state":"waiting"/,
  },
  'staff-told-late': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ 'notify-staff': 'disconnected' });
      await sendMessage(cloud);
      await cloud.advance(30);
    },
    withinMinutes: 5,
    shows: /Nothing is pending/,
  },
  'sweep-not-started': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ 'notify-staff': 'removed' });
      await cloud.advance(15);
      await cloud.switchFunctions({});
    },
    withinMinutes: 5,
    shows: /Nothing is pending/,
  },
  'intake-failing': {
    bringAbout: async (cloud) => {
      await cloud.planStorageFaults([{ status: 503, method: 'PUT', count: 10 }]);
      const { status } = await submitIntake(cloud);
      expect(status).toBe(503);
    },
    withinMinutes: 5,
    shows: /"level":"ERROR".*StorageUnavailable/,
  },
  'contact-failing': {
    bringAbout: async (cloud) => {
      await cloud.planStorageFaults([{ status: 503, method: 'PUT', count: 10 }]);
      expect(await sendMessage(cloud)).toBe(503);
    },
    withinMinutes: 5,
    shows: /"level":"ERROR".*StorageUnavailable/,
  },
  'additions-failing': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ 'check-case-link': 'killed' });
      const { status } = await new ApiCaller(cloud.addresses.site).checkCaseLink('');
      expect(status).toBe(500);
    },
    withinMinutes: 5,
    shows: /"type":"platform.report".*"status":"error"/,
  },
  'bot-check-failing': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ 'bot-challenge': 'killed' });
      expect(await get(cloud, `${apiPaths.botChallenge}?action=intake_form`)).toBe(500);
    },
    withinMinutes: 5,
    shows: /"type":"platform.report".*"status":"error"/,
  },
  'document-links-failing': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ 'open-document': 'killed' });
      expect(await get(cloud, '/api/documents/x')).toBe(500);
    },
    withinMinutes: 5,
    shows: /"type":"platform.report".*"status":"error"/,
  },
  'mails-failing': {
    bringAbout: async (cloud) => {
      await cloud.mailbox.plan([{ status: 503, count: 100 }]);
      await sendMessage(cloud);
      await cloud.advance(17);
      await cloud.mailbox.plan([]);
    },
    withinMinutes: 15,
    shows: /"level":"ERROR".*ServiceUnavailable/,
  },
  'mails-given-up': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ 'notify-staff': 'disconnected' });
      await sendMessage(cloud);
      const [entry = ''] = await cloud.store.keys('outbox/');
      await cloud.store.write(entry, 'damaged');
      await cloud.advance(25);
      await cloud.switchFunctions({});
    },
    withinMinutes: 5,
    shows: /"state":"unreadable"/,
  },
  'confirmations-given-up': {
    bringAbout: async (cloud) => {
      for (let visit = 0; visit < 3; visit += 1) expect(await sendMessage(cloud, 'an@voorbeeld')).toBe(200);
    },
    withinMinutes: 60,
    shows: /"submissionId":"/,
  },
  'api-failing': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ health: 'removed' });
      for (let call = 0; call < 5; call += 1) expect(await get(cloud, apiPaths.health)).toBe(500);
    },
    withinMinutes: 5,
    shows: /WRONG the API is healthy/,
  },
  'forms-throttled': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ 'handle-contact-form': 'throttled' });
      expect(await sendMessage(cloud)).toBe(500);
    },
    withinMinutes: 5,
  },
  'staff-mail-undelivered': {
    bringAbout: async (cloud) => {
      await fillMailHistory(cloud);
      await cloud.setMailAccount({ outcomes: { [firmProfile.email]: 'bounce' } });
      await sendMessage(cloud);
    },
    withinMinutes: 1,
    shows: /"reference": "/,
  },
  'visitor-mail-undelivered': {
    bringAbout: async (cloud) => {
      await fillMailHistory(cloud);
      await cloud.setMailAccount({ outcomes: { [visitor]: 'bounce' } });
      await sendMessage(cloud);
    },
    withinMinutes: 1,
    shows: /"reference": "/,
  },
  'notices-not-sent': {
    bringAbout: async (cloud) => {
      await fillMailHistory(cloud);
      await cloud.setMailAccount({ outcomes: { [visitor]: 'bounce' } });
      await sendMessage(cloud);
    },
    withinMinutes: 5,
    spoil: withoutNotices,
  },
  'mails-bouncing': {
    bringAbout: async (cloud) => {
      await cloud.setMailAccount({ outcomes: { [visitor]: 'bounce' } });
      await sendMessage(cloud);
    },
    withinMinutes: 60,
    shows: /"reference": "/,
    alsoTells: ['visitor-mail-undelivered'],
  },
  'mails-complained-of': {
    bringAbout: async (cloud) => {
      await cloud.setMailAccount({ outcomes: { [visitor]: 'complaint' } });
      await sendMessage(cloud);
    },
    withinMinutes: 60,
    shows: /"reference": "/,
    alsoTells: ['visitor-mail-undelivered'],
  },
  'documents-not-scanned': {
    bringAbout: async (cloud) => {
      await cloud.scriptScan({ verdict: 'FAILED' });
      await submitIntake(cloud, [new File([samplePdf({ text: 'Factuur' })], `${visitorsMark}.pdf`)]);
      await expect.poll(() => cloud.store.keys('outbox/')).toEqual([]);
    },
    withinMinutes: 1,
    shows: /"scan": "FAILED"/,
  },
  'site-down': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ health: 'removed' });
      await cloud.advance(60);
      await cloud.switchFunctions({});
    },
    withinMinutes: 5,
    shows: /is sound/,
  },
  'site-not-watched': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ 'site-check': 'removed' });
      await cloud.advance(3 * 60);
    },
    withinMinutes: 60,
    shows: /is sound/,
  },
  'case-events-unsent': {
    bringAbout: async (cloud) => {
      await cloud.caseSystem.planEventBridge([{ status: 503, count: 100 }]);
      await submitIntake(cloud);
      await cloud.advance(17);
      await cloud.caseSystem.planEventBridge([]);
    },
    withinMinutes: 15,
    shows: /"message":"case_event_unsent".*ServiceUnavailable/,
  },
  'cases-undelivered': {
    bringAbout: async (cloud) => {
      await cloud.caseSystem.plan([{ status: 400 }]);
      await submitIntake(cloud);
      await expect.poll(() => cloud.undeliveredCases()).toHaveLength(1);
    },
    withinMinutes: 5,
  },
};

/** Templates whose topics EventBridge may not publish to. */
function withoutNotices(templates: Templates): Templates {
  const mayNotify = v.looseObject({
    Action: v.literal('sns:Publish'),
    Principal: v.object({ Service: v.literal('events.amazonaws.com') }),
  });
  const deny = (_key: string, value: unknown) => (v.is(mayNotify, value) ? { ...value, Effect: 'Deny' } : value);
  return v.parse(v.record(v.string(), v.unknown()), JSON.parse(JSON.stringify(templates), deny));
}

/** So many mails that one which does not arrive is no more than SES expects. */
async function fillMailHistory(cloud: LocalCloud): Promise<void> {
  for (let message = 0; message < 12; message += 1) await sendMessage(cloud);
  await expect.poll(() => cloud.store.keys('outbox/')).toEqual([]);
}

/** A message of the contact form; answers the status. The mails that are due are another matter. */
async function sendMessage(cloud: LocalCloud, email = visitor): Promise<number> {
  const formData = { name: visitorsMark, email, company: visitorsMark, phone: '', message: visitorsMark };
  const body = JSON.stringify({ formData, recaptchaToken: await cheapToken('contact_form', cloud.now()) });
  const headers = { 'content-type': 'application/json' };
  const { status } = await new ApiCaller(cloud.addresses.site).call(apiPaths.contact, {
    method: 'POST',
    headers,
    body,
  });
  return status;
}

async function submitIntake(cloud: LocalCloud, documents: readonly File[] = []) {
  return new ApiCaller(cloud.addresses.site).submitIntake({
    company: `${visitorsMark} BV (voorbeeld)`,
    token: await cheapToken('intake_form', cloud.now()),
    submissionId: randomUUID(),
    fields: { contact_person: `An ${visitorsMark}`, email: visitor },
    documents,
  });
}

async function get(cloud: LocalCloud, path: string): Promise<number> {
  return (await new ApiCaller(cloud.addresses.site).call(path, {})).status;
}
