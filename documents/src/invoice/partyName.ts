import type { Party } from './Invoice';

export function partyName({ legalName, tradingName }: Party): string | undefined {
  return legalName ?? tradingName;
}
