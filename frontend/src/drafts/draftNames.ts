/** Prefix of a draft's key in `localStorage`, and of the lock that an open tab holds on it. */
export const draftPrefix = 'intake-draft:';

const ownPrefix = 'intake-draft@';

/** Key in `sessionStorage` with the id of this tab's draft. */
export function ownDraftKey(place: string): string {
  return ownPrefix + place;
}

export function ownDraftIds(): string[] {
  return Object.keys(sessionStorage).flatMap((name) =>
    name.startsWith(ownPrefix) ? (sessionStorage.getItem(name) ?? []) : [],
  );
}
