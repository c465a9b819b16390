import type { Page } from '@playwright/test';
import { remotes, type RemoteName } from '@incasso/contract/federation';

/** Fails every request for a remote's files. Returns a function that restores the remote. */
export async function killRemote(page: Page, name: RemoteName): Promise<() => Promise<void>> {
  const files = `**${remotes[name].publicPath}**`;
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}
