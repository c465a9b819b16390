import type { Frame, Locator } from '@playwright/test';
import { setTimeout as rest } from 'node:timers/promises';
import type { Selectors } from '../in-page/Selectors';
import { median } from '../report/median';

/** How often `turnSteps` turns from step 1 to step 2. */
export const turns = 9;
/**
 * A visitor takes longer to fill in three fields: what the first touch sets going, a proof of work for one, is over
 * then.
 */
const fillingMs = 3000;
/** From one turn to the click for the next: longer than what may follow a turn, shorter than anybody takes. */
const betweenMs = 300;
/** How long a visitor rests on a button before the press, and how long the press lasts. */
const pressMs = 80;
const company = ['Voorbeeld & Zonen', '0123.456.749', 'Voorbeeldstraat 1, 8500 Kortrijk'];
const contact = ['An Voorbeeld', '+32 56 00 00 01', 'an@bedrijf.example', 'BE68 5390 0754 7034'];

/**
 * Fills in step 1 and turns to step 2 and back several times; it ends on step 2. Answers the middle of the milliseconds
 * from the click on Next until step 2 is painted.
 */
export async function turnSteps(frame: Frame, { fields, next, previous, secondStep }: Selectors): Promise<number> {
  await fillAll(frame, fields, company);
  await rest(fillingMs);
  const times: number[] = [];
  for (let count = 0; count < turns; count += 1) {
    if (count > 0) {
      await turn(frame, previous, fields[0]);
      await rest(betweenMs);
    }
    times.push(await turn(frame, next, secondStep[0]));
    await rest(betweenMs);
  }
  return median(times);
}

/** Fills in step 2 and goes on to the documents. */
export async function fillToDocuments(frame: Frame, { secondStep, next }: Selectors): Promise<void> {
  await fillAll(frame, secondStep, contact);
  await frame.locator(next).click();
}

/**
 * By a click like a visitor's: the handlers of one that a script makes have not done all when the script goes on, and
 * one without a press would count what the way there and the press themselves set going.
 */
async function turn(frame: Frame, button: string, field: string): Promise<number> {
  const turned = await frame.evaluateHandle(([from, to]) => ({ ms: steps.turned(from, to) }), [button, field] as const);
  await frame.locator(button).hover();
  await rest(pressMs);
  const { mouse } = frame.page();
  await mouse.down();
  await rest(pressMs);
  await mouse.up();
  return turned.evaluate(({ ms }) => ms);
}

/** Fills in each field and leaves it: some forms take note only then. */
async function fillAll(frame: Frame, fields: readonly string[], answers: readonly string[]): Promise<void> {
  for (const [place, selector] of fields.entries()) {
    const field: Locator = frame.locator(selector);
    await field.fill(answers[place] ?? '');
    await field.blur();
  }
}
