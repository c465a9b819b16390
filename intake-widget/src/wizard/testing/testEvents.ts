import type { StateValue } from 'xstate';
import { statePath } from './statePath';

type Actor<Event> = {
  getSnapshot(): {
    readonly value: StateValue;
    readonly context: unknown;
    readonly children: Parameters<typeof statePath>[0]['children'];
    can(event: Event): boolean;
  };
  send(event: Event): void;
};

/** A state, how to reach it, and the types of events that it accepts. */
type TestedState<Event> = {
  readonly start: () => Actor<Event> | Promise<Actor<Event>>;
  readonly heard: readonly string[];
};

/** Sends every event in every state, by the state's path: listed events are accepted, others change nothing. */
export function testEvents<Event extends { readonly type: string }>(
  events: Readonly<Record<string, Event>>,
  states: Readonly<Record<string, TestedState<Event>>>,
): void {
  describe.each(Object.entries(states))('at %s', (path, { start, heard }) => {
    test.each(Object.values(events))('$type is accepted or changes nothing', async (event) => {
      const actor = await start();
      const before = actor.getSnapshot();
      expect(statePath(before)).toBe(path);
      expect(before.can(event)).toBe(heard.includes(event.type));

      actor.send(event);

      if (!heard.includes(event.type)) {
        const { value, context } = actor.getSnapshot();
        expect({ value, context }).toEqual({ value: before.value, context: before.context });
      }
    });
  });
}
