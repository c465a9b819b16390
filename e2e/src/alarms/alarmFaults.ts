import { randomUUID } from 'node:crypto';
import { apiPaths } from '@incasso/contract/api';
import { firmProfile } from '@incasso/contract/firmProfile';
import { samplePdf } from '@incasso/contract/testing/samplePdf';
import type { AlarmName } from '@incasso/infra/monitoring/alarmTexts';
import { expect } from '@playwright/test';
import { ApiCaller } from '../ApiCaller';
import { cheapToken } from '../cheapToken';
import type { LocalCloud } from '../LocalCloud';

/** What makes an alarm sound, or a message come. */
export type AlarmFault = {
  /** Brings the fault about, in a cloud that has run soundly for more than an hour. */
  readonly bringAbout: (cloud: LocalCloud) => Promise<unknown>;
  /** From the fault's last word to the mail, at most. */
  readonly withinMinutes: number;
  /** What the same fault tells besides. Default: nothing. */
  readonly alsoTells?: readonly AlarmName[];
};

const visitor = 'an.voorbeeld@klant.example';

export const alarmFaults: Record<AlarmName, AlarmFault> = {
  'staff-not-told': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ 'notify-staff': 'throttled' });
      await sendMessage(cloud);
      await cloud.advance(30);
    },
    withinMinutes: 5,
  },
  'staff-told-late': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ 'notify-staff': 'disconnected' });
      await sendMessage(cloud);
      await cloud.advance(30);
    },
    withinMinutes: 5,
  },
  'sweep-not-started': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ 'notify-staff': 'removed' });
      await cloud.advance(15);
      await cloud.switchFunctions({});
    },
    withinMinutes: 5,
  },
  'intake-failing': {
    bringAbout: async (cloud) => {
      await cloud.planStorageFaults([{ status: 503, method: 'PUT', count: 10 }]);
      const { status } = await submitIntake(cloud);
      expect(status).toBe(503);
    },
    withinMinutes: 5,
  },
  'contact-failing': {
    bringAbout: async (cloud) => {
      await cloud.planStorageFaults([{ status: 503, method: 'PUT', count: 10 }]);
      expect(await sendMessage(cloud)).toBe(503);
    },
    withinMinutes: 5,
  },
  'bot-check-failing': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ 'bot-challenge': 'killed' });
      expect(await get(cloud, `${apiPaths.botChallenge}?action=intake_form`)).toBe(500);
    },
    withinMinutes: 5,
  },
  'document-links-failing': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ 'open-document': 'killed' });
      expect(await get(cloud, '/api/documents/x')).toBe(500);
    },
    withinMinutes: 5,
  },
  'mails-failing': {
    bringAbout: async (cloud) => {
      await cloud.mailbox.plan([{ status: 503, count: 100 }]);
      await sendMessage(cloud);
      await cloud.advance(17);
      await cloud.mailbox.plan([]);
    },
    withinMinutes: 15,
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
  },
  'confirmations-given-up': {
    bringAbout: async (cloud) => {
      for (let visit = 0; visit < 3; visit += 1) expect(await sendMessage(cloud, 'an@voorbeeld')).toBe(200);
    },
    withinMinutes: 60,
  },
  'api-failing': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ health: 'removed' });
      for (let call = 0; call < 5; call += 1) expect(await get(cloud, apiPaths.health)).toBe(500);
    },
    withinMinutes: 5,
  },
  'forms-throttled': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ 'handle-contact-form': 'throttled' });
      expect(await sendMessage(cloud)).toBe(503);
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
  },
  'visitor-mail-undelivered': {
    bringAbout: async (cloud) => {
      await fillMailHistory(cloud);
      await cloud.setMailAccount({ outcomes: { [visitor]: 'bounce' } });
      await sendMessage(cloud);
    },
    withinMinutes: 1,
  },
  'mails-bouncing': {
    bringAbout: async (cloud) => {
      await cloud.setMailAccount({ outcomes: { [visitor]: 'bounce' } });
      await sendMessage(cloud);
    },
    withinMinutes: 60,
    alsoTells: ['visitor-mail-undelivered'],
  },
  'mails-complained-of': {
    bringAbout: async (cloud) => {
      await cloud.setMailAccount({ outcomes: { [visitor]: 'complaint' } });
      await sendMessage(cloud);
    },
    withinMinutes: 60,
    alsoTells: ['visitor-mail-undelivered'],
  },
  'documents-not-scanned': {
    bringAbout: async (cloud) => {
      await cloud.scriptScan({ verdict: 'FAILED' });
      await submitIntake(cloud, [new File([samplePdf({ text: 'Factuur' })], 'factuur.pdf')]);
      await expect.poll(() => cloud.store.keys('outbox/')).toEqual([]);
    },
    withinMinutes: 1,
  },
  'site-down': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ health: 'removed' });
      await cloud.advance(60);
      await cloud.switchFunctions({});
    },
    withinMinutes: 5,
  },
  'site-not-watched': {
    bringAbout: async (cloud) => {
      await cloud.switchFunctions({ 'site-check': 'removed' });
      await cloud.advance(3 * 60);
    },
    withinMinutes: 60,
  },
};

/** So many mails that one which does not arrive is no more than SES expects. */
async function fillMailHistory(cloud: LocalCloud): Promise<void> {
  for (let message = 0; message < 12; message += 1) await sendMessage(cloud);
  await expect.poll(() => cloud.store.keys('outbox/')).toEqual([]);
}

/** A message of the contact form; answers the status. The mails that are due are another matter. */
async function sendMessage(cloud: LocalCloud, email = visitor): Promise<number> {
  const formData = { name: 'An Voorbeeld', email, company: '', phone: '', message: 'Een voorbeeld.' };
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
    company: 'Alarm BV (voorbeeld)',
    token: await cheapToken('intake_form', cloud.now()),
    submissionId: randomUUID(),
    documents,
  });
}

async function get(cloud: LocalCloud, path: string): Promise<number> {
  return (await new ApiCaller(cloud.addresses.site).call(path, {})).status;
}
