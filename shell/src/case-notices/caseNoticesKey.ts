/** Key in `sessionStorage` of the notices of cases sent from this tab. */
export const caseNoticesKey = 'intake-case-notices';
