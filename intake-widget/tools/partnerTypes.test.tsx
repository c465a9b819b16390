import type { EmbedMethods, QueuedCommand } from '@incasso/contract/embed/embedCommands';
import type { EmbedEvent, EmbedEventName } from '@incasso/contract/embed/embedEvents';
import type { embedElementName, embedQueueName } from '@incasso/contract/embed/embedNames';
import type { embedDensities, embedFonts } from '@incasso/contract/embed/embedTheme';
import type { ThemeAttributeName } from '@incasso/contract/embed/frameAddress';
import type { EmbedPrefill } from '@incasso/contract/embed/prefillFields';
import type { IncassoIntakeElement, IntakeAttributes, IntakeCommand, IntakeEventMap } from './package/index';
import type {} from './package/react';

type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;

type EventsOfContract = {
  [Name in EmbedEventName as `intake:${Name}`]: CustomEvent<Omit<EmbedEvent<Name>, 'type'>>;
};
type Dashed<Name extends string> = Name extends `${infer Start}_${infer End}` ? `${Start}-${Dashed<End>}` : Name;
type AttributeName = ThemeAttributeName | 'height' | 'reference' | `prefill-${Dashed<keyof EmbedPrefill>}`;

test('the compiler finds the types for partners equal to the contract’s', () => {
  const same = {
    events: true satisfies Same<EventsOfContract, IntakeEventMap>,
    methods: true satisfies Same<EmbedMethods, Pick<IncassoIntakeElement, keyof EmbedMethods>>,
    queue: true satisfies Same<QueuedCommand, IntakeCommand>,
    attributes: true satisfies Same<AttributeName | `data-${AttributeName}` | 'data-key', keyof IntakeAttributes>,
    fonts: true satisfies Same<(typeof embedFonts)[number], NonNullable<IntakeAttributes['data-font']>>,
    densities: true satisfies Same<(typeof embedDensities)[number], NonNullable<IntakeAttributes['density']>>,
    element: true satisfies Same<HTMLElementTagNameMap[typeof embedElementName], IncassoIntakeElement>,
    queueOnWindow: true satisfies Same<typeof embedQueueName extends keyof Window ? true : false, true>,
  };

  expect(Object.values(same)).not.toContain(false);
});

test('a page in React 19 may set attributes, a class and a ref', () => {
  expect(
    <incasso-intake
      data-key="pk_partner_1"
      accent="#0a7a5f"
      radius={8}
      prefill-company-name="Voorbeeld BV"
      className="intake"
      ref={(element) => element?.prefill({ phone: '+32 56 00 00 01' })}
    />,
  ).toMatchObject({ type: 'incasso-intake' });
});
