import { addDays, dayInBelgium, readIsoDate, type IsoDate } from '../values/isoDate';
import { retentionDays } from '../firm/retention';
import { additionPath } from '../site/routes';

export type LinkableCase = { readonly submissionId: string; readonly receivedAt: string };

/**
 * The client's link for additions to a case: the case's id, which nobody can guess, and the last day of the link. Both
 * are in the fragment, which browsers send neither to the server nor as a referrer.
 *
 * @param site Origin of the firm's site.
 */
export function caseLink(site: string, { submissionId, receivedAt }: LinkableCase): string {
  return `${site}${additionPath}#${submissionId}.${lastDayToAdd(receivedAt)}`;
}

/** The last day, in Belgium, on which additions to a case are accepted. */
export function lastDayToAdd(receivedAt: string): IsoDate {
  return addDays(dayInBelgium(new Date(receivedAt)), retentionDays.caseLinks);
}

export function isLinkOver(lastDay: string, now: Date): boolean {
  return dayInBelgium(now) > lastDay;
}

const fragmentPattern = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(.+)$/;

/** The parts of a link's fragment; `undefined` if the text has another form. */
export function parseCaseLink(fragment: string): { readonly caseId: string; readonly lastDay: IsoDate } | undefined {
  const [, caseId, day] = fragmentPattern.exec(fragment.toLowerCase()) ?? [];
  const lastDay = readIsoDate(day);
  return caseId === undefined || lastDay === undefined ? undefined : { caseId, lastDay };
}
