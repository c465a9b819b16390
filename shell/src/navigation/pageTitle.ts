import { firmProfile } from '@incasso/contract/firmProfile';
import { navigationItems } from '@incasso/contract/routes';
import { pageSources } from '../remotes/siteParts';
import { notFoundText } from '../screens/NotFound.text';

/** The window title of a path, also while its page cannot be had. */
export function pageTitle(path: string): string {
  const state = pageSources.get(path)?.state();
  if (state?.status === 'loaded') return state.value.title;
  const item = navigationItems.find((candidate) => candidate.path === path);
  return item === undefined ? notFoundText.title : `${item.name} | ${firmProfile.firmName}`;
}
