import { expect } from '@playwright/test';
import * as v from 'valibot';

const messagesSchema = v.array(
  v.object({
    id: v.string(),
    to: v.array(v.string()),
    subject: v.string(),
    text: v.string(),
    html: v.string(),
    attachments: v.array(v.object({ filename: v.string(), contentType: v.string(), size: v.number() })),
  }),
);

export type Message = v.InferOutput<typeof messagesSchema>[number];

/** The attachments of a mail: the visitor's documents, and the files that we add. */
export function attachmentsOf({ attachments }: Pick<Message, 'attachments'>) {
  const numbered = attachments.map((attachment, index) => ({ ...attachment, index }));
  const isOwn = ({ filename }: { filename: string }) => filename.includes(' - Aanvraag - ');
  return { documents: numbered.filter((each) => !isOwn(each)), caseFiles: numbered.filter(isOwn) };
}

export class Mailbox {
  constructor(private readonly address: string) {}

  /** Mails whose subject or text contains the words, oldest first. */
  async about(words: string): Promise<Message[]> {
    const response = await fetch(`${this.address}/messages`);
    const mails = v.parse(messagesSchema, await response.json());
    return mails.filter(({ subject, text }) => subject.includes(words) || text.includes(words));
  }

  /** As `about`, but only mails to the staff: a confirmation to the client contains the same words. */
  async toStaff(words: string): Promise<Message[]> {
    return (await this.about(words)).filter(({ to }) => to.some((address) => address.startsWith('info@')));
  }

  /** Waits for the staff's mail on a case, which has attachments. */
  async caseMail(words: string): Promise<Message> {
    const find = async () => (await this.toStaff(words)).find(({ attachments }) => attachments.length > 0);
    await expect.poll(find, { timeout: 90_000 }).toBeDefined();
    const mail = await find();
    if (mail === undefined) throw new Error('The mail on the case is gone.');
    return mail;
  }

  async attachment(message: Message, index: number): Promise<Buffer> {
    const response = await fetch(`${this.address}/messages/${message.id}/attachments/${index}`);
    return Buffer.from(await response.arrayBuffer());
  }

  /** Makes the next calls to SES fail; an empty list ends that. */
  async plan(faults: readonly object[]): Promise<void> {
    await fetch(`${this.address}/_faults`, { method: 'POST', body: JSON.stringify(faults) });
  }
}
