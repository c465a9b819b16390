import * as v from 'valibot';
import { EventBridgeError } from './EventBridgeError';

// Members and limits are those of AWS's service model of 2015-10-07 (PutEventsRequest), which the SDK is made from. One
// that is not known here is refused, though AWS passes over it.
const entrySchema = v.strictObject({
  Time: v.exactOptional(v.number()),
  Source: v.exactOptional(v.string()),
  Resources: v.exactOptional(v.array(v.pipe(v.string(), v.maxLength(2048)))),
  DetailType: v.exactOptional(v.string()),
  Detail: v.exactOptional(v.string()),
  EventBusName: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^(arn:aws[\w-]*:events:[a-z]+-[a-z]+-[\w-]+:[0-9]{12}:event-bus\/)?[.\-_A-Za-z0-9]{1,256}$/),
    ),
  ),
  TraceHeader: v.exactOptional(v.pipe(v.string(), v.minLength(1), v.maxLength(500))),
});

const requestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ Entries: v.pipe(v.array(entrySchema), v.minLength(1), v.maxLength(10)) }),
);

export type PutEventsEntry = v.InferOutput<typeof entrySchema>;

/** What an entry needs to become an event. */
export type WholeEntry = PutEventsEntry & Required<Pick<PutEventsEntry, 'Source' | 'DetailType' | 'Detail'>>;

/** Why one entry is not taken, as it stands in an answer of status 200. */
export type EntryFailure = { readonly ErrorCode: string; readonly ErrorMessage: string };

const required = ['Source', 'DetailType', 'Detail'] as const;

/** AWS's guide says 256 KB of all entries together; it has told of 1 MB since, and what fits here fits there. */
const maxBytes = 256 * 1024;

/** The entries of a call. Throws EventBridge's error where the whole is refused. */
export function readEntries(body: string): readonly PutEventsEntry[] {
  const request = v.safeParse(requestSchema, body);
  if (!request.success) {
    const [issue] = request.issues;
    throw new EventBridgeError(
      'ValidationException',
      `Value at '${v.getDotPath(issue) ?? 'the whole'}' failed to satisfy constraint: ${issue.message}`,
    );
  }
  const entries = request.output.Entries;
  if (!entries.some(isWhole)) throw new EventBridgeError('ValidationException', missingIn(entries[0] ?? {}));
  if (entries.reduce((bytes, entry) => bytes + sizeOf(entry), 0) >= maxBytes) {
    throw new EventBridgeError('ValidationException', 'Total size of the entries in the request is over the limit.');
  }
  return entries;
}

/** Why an entry is refused; `undefined` when it is an event. */
export function failureOf(entry: PutEventsEntry): EntryFailure | undefined {
  if (!isWhole(entry)) return { ErrorCode: 'InvalidArgument', ErrorMessage: missingIn(entry) };
  if (entry.DetailType.length > 128) {
    return {
      ErrorCode: 'InvalidArgument',
      ErrorMessage: 'Parameter DetailType is not valid. Reason: it is longer than 128 characters.',
    };
  }
  if (entry.Source.startsWith('aws.')) {
    return {
      ErrorCode: 'NotAuthorizedForSourceException',
      ErrorMessage: `Not authorized for the source ${entry.Source}.`,
    };
  }
  return isJsonObject(entry.Detail)
    ? undefined
    : { ErrorCode: 'MalformedDetail', ErrorMessage: 'Detail is malformed.' };
}

export function isWhole(entry: PutEventsEntry): entry is WholeEntry {
  return required.every((name) => entry[name] !== undefined && entry[name] !== '');
}

function missingIn(entry: PutEventsEntry): string {
  const [name = ''] = required.filter((each) => entry[each] === undefined || entry[each] === '');
  return `Parameter ${name} is not valid. Reason: ${name} is a required argument.`;
}

/** https://docs.aws.amazon.com/eventbridge/latest/userguide/eb-putevents.html#eb-putevent-size */
function sizeOf({ Time, Source = '', DetailType = '', Detail = '', Resources = [] }: PutEventsEntry): number {
  const texts = [Source, DetailType, Detail, ...Resources];
  return texts.reduce((bytes, text) => bytes + Buffer.byteLength(text), Time === undefined ? 0 : 14);
}

function isJsonObject(text: string): boolean {
  return v.is(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), text);
}
