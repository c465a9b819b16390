import { sampleMessage } from '@incasso/contract/testing/sampleMessage';
import { retryRule } from '@incasso/contract/api';
import type { IntakeAnswers } from '@incasso/contract/intakeFields';
import type { Debt } from '@incasso/debts/Debt';
import { sampleDebt } from '@incasso/debts/testing/sampleDebt';
import { sampleUbl } from '@incasso/documents/testing/sampleXml';
import { spendToken } from '../../src/bot-check/spendToken';
import { receiveAddition } from '../../src/functions/handle-addition-form/receiveAddition';
import { receiveContact } from '../../src/functions/handle-contact-form/receiveContact';
import { receiveIntake } from '../../src/functions/handle-intake-form/receiveIntake';
import { uploadLifetimeSeconds } from '../../src/storage/presignedLinks';
import { folderOf, storageKeys, type StoredSubmission } from '../../src/storage/storageKeys';
import { giveTickets } from '../../src/functions/upload-tickets/giveTickets';
import type { FunctionName } from '../../src/functions';
import type { SentDocument } from '../../src/http/form/readForm';
import type { Result } from '../../src/Result';
import { StorageUnavailable } from '../../src/storage/ObjectStore';
import type { Stored } from '../../src/submissions/compareWithExisting';
import { sha256Of } from '../../src/submissions/digestOf';
import type { ReceivePorts } from '../../src/submissions/ReceivePorts';
import type { SubmissionRecord } from '../../src/submissions/SubmissionRecord';
import { pdfDocument, validAdditionRequest, validAnswers, validIntakeRequest } from '../fixtures';
import { rejectedDomain } from './MailService';
import { caseIdOf } from './BucketEvents';
import { hour, minute } from './Scheduler';
import type { Ended, World } from './World';

/** A call with a successful response. */
type Answered = { readonly caseId: string; readonly stored: Stored };

/** The time at which an erasure was proved, and the objects that were left a little later. */
export type Proof = { readonly at: number; readonly left: readonly string[] };

/** The submissions and erasures of all visitors, and the answers that they saw. */
export type Visits = {
  readonly answered: Answered[];
  /** Cases and messages. */
  readonly submissionIds: string[];
  /** Additions, by case. */
  readonly idsOfCase: Map<string, readonly string[]>;
  /** Cases that an operator erases, with the proof. */
  readonly erased: Map<string, Proof | undefined>;
  /** Cases whose mail an operator sent again. */
  readonly mailedAgain: Set<string>;
  submissions: number;
};

type Form = 'handle-intake-form' | 'handle-contact-form' | 'handle-addition-form' | 'upload-tickets';

type Press<Answer> =
  | { readonly kind: 'accepted'; readonly value: Answer }
  /** Another content arrived before, under this reference. */
  | { readonly kind: 'conflict'; readonly reference: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unanswered' };

/** Calls a form's function with the browser's retry rule, over a network that loses and duplicates. */
async function press<Answer>(
  world: World,
  { form, ...submission }: StoredSubmission & { form: Form },
  work: (ports: ReceivePorts) => Promise<Result<Answer>>,
): Promise<Press<Answer>> {
  const { random, scheduler, faults } = world;
  const tokenId = random.uuid();
  const call = () => invokeForm(world, form, { ...submission, tokenId }, work);
  const isImpatient = random.chance(0.3);
  for (let failures = 0; ; failures += 1) {
    const luck = faults.isOver ? 1 : random.between(0, 1);
    let ended: Ended<Result<Answer>> = { kind: 'gone' };
    if (luck < 0.03) await scheduler.sleep(90_000);
    else {
      if (luck > 0.05 && luck < 0.1)
        scheduler.after(random.chance(0.5) ? 5 : random.between(0, hour), () => void call());
      ended = await call();
      if (luck < 0.08) ended = { kind: 'gone' };
    }
    if (ended.kind === 'answered') {
      const { answer } = ended;
      if (answer.ok) return { kind: 'accepted', value: answer.value };
      const { arrived } = answer.refusal;
      if (arrived !== undefined) return { kind: 'conflict', reference: arrived.reference };
      if (answer.refusal.code !== 'unavailable')
        return { kind: 'refused', reason: `${answer.refusal.code} ${answer.refusal.reason ?? ''}` };
    }
    if (ended.kind === 'threw' && !(ended.error instanceof StorageUnavailable)) return { kind: 'unanswered' };
    if (isImpatient || failures >= retryRule.maxRetries) return { kind: 'unanswered' };
    await scheduler.sleep(retryRule.firstDelayMs * 2 ** failures);
  }
}

async function invokeForm<Answer>(
  world: World,
  form: FunctionName,
  { tokenId, ...submission }: StoredSubmission & { tokenId: string },
  work: (ports: ReceivePorts) => Promise<Result<Answer>>,
): Promise<Ended<Result<Answer>>> {
  const ended = await world.invoke(form, caseIdOf(submission), async (process) => {
    const ports = world.receivePorts(process);
    const passed = await spendToken(ports.store, { tokenId, spendOn: folderOf(submission) });
    return passed.ok ? work(ports) : passed;
  });
  if (
    ended.kind === 'threw' &&
    !(ended.error instanceof StorageUnavailable) &&
    !world.erasing.has(caseIdOf(submission))
  )
    world.violations.push(`${form} threw ${String(ended.error)}`);
  return ended;
}

/** Presses submit until a response arrives or the visitor gives up. The content may change each time. */
async function pressUntilAnswered<Answer>(
  world: World,
  once: (round: number) => Promise<Press<Answer>>,
): Promise<Press<Answer>> {
  const { random, scheduler } = world;
  for (let round = 1; ; round += 1) {
    const outcome = await once(round);
    if (outcome.kind !== 'unanswered' || round === 6) return outcome;
    await scheduler.sleep(
      random.chance(0.6) ? random.between(2000, 5 * minute) : random.between(30 * minute, 4 * hour),
    );
  }
}

/** Documents as a browser sends them: in the call, or uploaded before it. */
async function prepareDocuments(
  world: World,
  { draftKey, name, ...submission }: StoredSubmission & { draftKey?: string; name: string },
): Promise<readonly SentDocument[] | undefined> {
  const { random } = world;
  const documents = [
    { name: `${name}.xml`, bytes: new TextEncoder().encode(sampleUbl({ 'cbc:ID': `<cbc:ID>${name}</cbc:ID>` })) },
    pdfDocument(`${name}.pdf`, name),
    pdfDocument('algemeen.pdf', 'Altijd gelijk'),
  ].slice(random.below(3));
  if (random.chance(0.5)) return documents;
  const receipts = documents.map(({ name: fileName, bytes }) => ({
    name: fileName,
    size: bytes.length,
    sha256: sha256Of(bytes),
  }));
  const tickets = await press(world, { form: 'upload-tickets', ...submission }, (ports) =>
    giveTickets(
      { ...submission, documents: receipts, ...(draftKey !== undefined && { draftKey }) },
      {
        store: ports.store,
        links: { linkTo: ({ key }) => Promise.resolve({ url: key, headers: {}, expiresAt: ports.now() }) },
        pause: () => world.scheduler.sleep(random.between(10, 500)),
      },
    ),
  );
  if (tickets.kind !== 'accepted') return undefined;
  for (const ticket of tickets.value) {
    if (!('url' in ticket)) continue;
    // A slow line: an upload may end just before its link expires.
    const isSlow = random.chance(0.15);
    if (isSlow && submission.caseId !== undefined) world.events.onWork(submission.caseId, 'upload');
    await world.scheduler.sleep(random.between(100, isSlow ? (uploadLifetimeSeconds / 3) * 1000 : 5000));
    const document = documents.find(({ bytes }) => sha256Of(bytes) === ticket.sha256);
    if (document !== undefined)
      await world.store.create(ticket.url, { bytes: document.bytes, contentType: 'application/pdf' });
  }
  return receipts;
}

/** A visitor's address: many have their own, some share one, and a few have one that rejects mail. */
function addressOf({ random }: World, name: string): string {
  const own = `visitor-${name}@klant.example`;
  return random.pick([own, own, own, 'samen@klant.example', 'Samen+1@klant.example', `weg-${name}${rejectedDomain}`]);
}

/** Records what a visitor sees at the end. */
function read(world: World, visits: Visits, caseId: string, outcome: Press<Stored>): boolean {
  switch (outcome.kind) {
    case 'accepted':
      visits.answered.push({ caseId, stored: outcome.value });
      world.note(`visitor of ${caseId} reads ${outcome.value.record.reference}`);
      return true;
    case 'conflict':
      world.note(`visitor of ${caseId} reads that ${outcome.reference} had arrived`);
      return true;
    case 'refused':
      if (!visits.erased.has(caseId)) world.violations.push(`${caseId} was refused: ${outcome.reason}`);
      return false;
    case 'unanswered':
      return false;
  }
}

/** A visitor with a case, who may change it before there is a response and add to it after. */
export async function visitWithCase(world: World, visits: Visits, name: string): Promise<void> {
  const { random, scheduler, store } = world;
  const submissionId = random.uuid();
  const draftKey = random.uuid();
  visits.submissionIds.push(submissionId);
  visits.submissions += 1;
  let content = 1;
  let email = addressOf(world, name);
  let documents: readonly SentDocument[] | undefined;
  const outcome = await pressUntilAnswered(world, async (round) => {
    if (round > 1 && documents !== undefined && random.chance(0.5)) {
      content += 1;
      if (random.chance(0.5)) email = addressOf(world, `${name}-${content}`);
      documents = undefined;
    }
    documents ??= await prepareDocuments(world, { submissionId, draftKey, name: `factuur-${name}-${content}` });
    if (documents === undefined) return { kind: 'unanswered' };
    const answers = validAnswers({ company_name: companyOf(name, content), email });
    const debts = JSON.stringify(debtsStatedBy(answers));
    const request = validIntakeRequest({ submissionId, draftKey, answers, debts, documents });
    return press(world, { form: 'handle-intake-form', submissionId }, (ports) => receiveIntake(request, ports));
  });
  if (outcome.kind === 'conflict' && !visits.erased.has(submissionId)) {
    if (content === 1) world.violations.push(`${submissionId} was refused without a change`);
    if (!store.text(storageKeys.record({ submissionId })).includes(`"reference":"${outcome.reference}"`))
      world.violations.push(`${submissionId} has another reference than its visitor was told`);
  }
  if (outcome.kind === 'accepted' && !isOn(outcome.value.record, companyOf(name, content)))
    world.violations.push(`${submissionId} was answered with success for another content`);
  if (!read(world, visits, submissionId, outcome)) return;
  for (let count = 1; random.chance(0.4) && count <= 3; count += 1) {
    await scheduler.sleep(random.between(1000, 2 * hour));
    await addToCase(world, visits, { caseId: submissionId, name: `${name}-${count}` });
  }
}

async function addToCase(
  world: World,
  visits: Visits,
  { caseId, name }: { readonly caseId: string; readonly name: string },
): Promise<void> {
  const submissionId = world.random.uuid();
  visits.idsOfCase.set(caseId, [...(visits.idsOfCase.get(caseId) ?? []), submissionId]);
  visits.submissions += 1;
  let documents: readonly SentDocument[] | undefined;
  const outcome = await pressUntilAnswered(world, async () => {
    documents ??= await prepareDocuments(world, { submissionId, caseId, name: `aanvulling-${name}` });
    if (documents === undefined) return { kind: 'unanswered' };
    const request = validAdditionRequest({ submissionId, caseId, note: noteOf(name), documents });
    return press(world, { form: 'handle-addition-form', submissionId, caseId }, (ports) =>
      receiveAddition(request, ports),
    );
  });
  read(world, visits, caseId, outcome);
}

export async function visitWithMessage(world: World, visits: Visits, name: string): Promise<void> {
  const submissionId = world.random.uuid();
  visits.submissionIds.push(submissionId);
  visits.submissions += 1;
  const email = addressOf(world, name);
  const formData = sampleMessage({ name: companyOf(name, 1), email });
  const outcome = await pressUntilAnswered(world, () =>
    press(world, { form: 'handle-contact-form', submissionId }, (ports) =>
      receiveContact({ submissionId, formData, website: '', recaptchaToken: '' }, ports),
    ),
  );
  read(world, visits, submissionId, outcome);
}

function isOn(record: SubmissionRecord, company: string): boolean {
  return record.kind === 'intake' && record.answers.company_name === company;
}

/** A name unique to one content of one call. */
function companyOf(name: string, content: number): string {
  return `Zaak ${name} inhoud ${content}`;
}

/** The rows of a case, derived from its name: none, one, or several. */
export function debtsStatedBy({ company_name }: Pick<IntakeAnswers, 'company_name'>): Debt[] {
  const [name = 0, content = 0] = (company_name.match(/\d+/g) ?? []).map(Number);
  return Array.from({ length: [0, 1, 3, 30][(name + content) % 4] ?? 0 }, (_, index) =>
    sampleDebt({ id: String(index + 1), debtor: `Debiteur van ${company_name}`, invoice: `F${index}` }),
  );
}

/** A note unique to one addition. */
function noteOf(name: string): string {
  return `Aanvulling-${name}.`;
}
