import type { Page } from '@playwright/test';
import { routes } from '@incasso/contract/routes';
import { awaitHydration } from './awaitHydration';

/** The ways by which visitors come to the wizard. All but the last load another page, and the router does the rest. */
export const waysIn = ['home', 'short form', 'FAQ', 'address'] as const;

export type WayIn = (typeof waysIn)[number];

const toWizard = { name: 'Start invordering', exact: true } as const;

export async function arrive(page: Page, wayIn: WayIn): Promise<void> {
  switch (wayIn) {
    case 'home':
      await page.goto(routes.home);
      await awaitHydration(page);
      return page.getByRole('banner').getByRole('link', toWizard).click();
    case 'short form':
      await page.goto(routes.home);
      await awaitHydration(page, 'main form');
      await page.getByLabel('Naam').fill('Bo Bezoeker');
      await page.getByLabel('E-mail').fill('bo@bezoeker.example');
      return page.getByRole('main').getByRole('button', { name: 'Start', exact: true }).click();
    case 'FAQ':
      await page.goto(routes.faq);
      await awaitHydration(page);
      return page.getByRole('main').getByRole('link', toWizard).last().click();
    case 'address':
      await page.goto(routes.start);
  }
}
