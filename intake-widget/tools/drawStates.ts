/** The part of an XState node that drawing reads. */
type DrawnState = {
  readonly key: string;
  readonly path: readonly string[];
  readonly states: Readonly<Record<string, DrawnState>>;
  readonly invoke: readonly { readonly src: unknown }[];
  readonly always?: readonly DrawnTransition[] | undefined;
  readonly transitions: ReadonlyMap<string, readonly DrawnTransition[]>;
};

type DrawnTransition = {
  readonly eventType: string;
  readonly guard?: unknown;
  readonly target: readonly DrawnState[] | undefined;
};

/**
 * Draws a machine's states and transitions as a Mermaid flowchart. Omits events without a transition, unless a
 * condition decides it. Throws at a guard without a name.
 */
export function drawStates(root: DrawnState): string {
  return ['flowchart TD', ...drawChildren(root, '  '), ...drawWays(root)].join('\n');
}

function drawChildren(node: DrawnState, indent: string): string[] {
  return Object.values(node.states).flatMap((child) => {
    if (Object.keys(child.states).length === 0) return [`${indent}${idOf(child)}["${labelOf(child)}"]`];
    return [`${indent}subgraph ${idOf(child)}["${child.key}"]`, ...drawChildren(child, `${indent}  `), `${indent}end`];
  });
}

function labelOf({ key, invoke }: DrawnState): string {
  return [key, ...invoke.map(({ src }) => (typeof src === 'string' ? `runs ${src}` : ''))].join('<br>');
}

function drawWays(node: DrawnState): string[] {
  const transitions = [...node.transitions.values()].flat();
  const own = [...(node.always ?? []), ...transitions].flatMap((transition) => {
    // A conditional event without a transition explains why a later one is not taken.
    const targets = transition.target ?? (transition.guard === undefined ? [] : [node]);
    return targets.map((target) => `  ${idOf(node)} -->|"${wordsOf(transition)}"| ${idOf(target)}`);
  });
  return [...own, ...Object.values(node.states).flatMap(drawWays)];
}

function wordsOf({ eventType, guard }: DrawnTransition): string {
  const [event = ''] = [eventType]
    .map((type) => type.replace(/^xstate\.done\..*/, 'done').replace(/^xstate\.error\..*/, 'failed'))
    .map((type) => type.replace(/^xstate\.after\.(\w+)\..*/, 'after $1'));
  const condition = guardWords(guard);
  return [event, condition && `[${condition}]`].filter((part) => part !== '').join(' ') || 'always';
}

/**
 * A guard is a name, or a name with parameters. A function and a combinator have no name: XState's `and`, `or` and
 * `not` cannot be distinguished from outside.
 */
function guardWords(guard: unknown): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' || guard === null || !('type' in guard) || typeof guard.type !== 'string')
    throw new Error('A guard without a name cannot be drawn. Name it in the guards of setup().');
  return 'params' in guard && typeof guard.params === 'number' ? `${guard.type} ${String(guard.params)}` : guard.type;
}

function idOf({ path }: DrawnState): string {
  return path.join('_');
}
