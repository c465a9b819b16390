/** Key in `sessionStorage` of the notices of cases sent from this tab. */
export const caseNoticesKey = 'intake-case-notices';

export function hasCaseNotices(): boolean {
  try {
    return sessionStorage.getItem(caseNoticesKey) !== null;
  } catch {
    return false;
  }
}
