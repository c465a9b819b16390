/** Whether a log line, parsed as JSON, is counted. */
export type LogLineTest = (line: unknown) => boolean;

/**
 * Reads a filter pattern of CloudWatch Logs for JSON: comparisons, `IS` and `EXISTS`, joined by `&&`, `||` and
 * parentheses. Regular expressions, and patterns for text that is no JSON, are refused.
 * https://docs.aws.amazon.com/AmazonCloudWatch/latest/logs/FilterAndPatternSyntax.html
 */
export function parseFilterPattern(pattern: string): LogLineTest {
  const [, inside] = /^\s*\{(.*)\}\s*$/s.exec(pattern) ?? [];
  if (inside === undefined) throw new Error(`No pattern for JSON: ${pattern}`);
  const parser = new PatternParser(inside);
  const test = parser.either();
  parser.end();
  return test;
}

/** The value at a selector such as `$.fault.frames[0]`; `undefined` where there is none. */
export function select(line: unknown, selector: string): unknown {
  const steps = selector.match(/[^$.[\]]+/g) ?? [];
  return steps.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), line);
}

const tokens = /\s*(?:(&&|\|\||!=|<=|>=|=|<|>|\(|\))|("(?:[^"\\]|\\.)*")|([^\s()=<>!&|"]+))/gy;

class PatternParser {
  readonly #tokens: string[];
  #place = 0;

  constructor(text: string) {
    this.#tokens = [...text.matchAll(tokens)].map(([token]) => token.trim());
    if (this.#tokens.join('') !== text.replaceAll(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '')) {
      throw new Error(`Not understood: ${text}`);
    }
  }

  either(): LogLineTest {
    const choices = [this.#all()];
    while (this.#takes('||')) choices.push(this.#all());
    return (line) => choices.some((test) => test(line));
  }

  end(): void {
    if (this.#place < this.#tokens.length) throw new Error(`Not understood: ${this.#tokens[this.#place] ?? ''}`);
  }

  #all(): LogLineTest {
    const conditions = [this.#condition()];
    while (this.#takes('&&')) conditions.push(this.#condition());
    return (line) => conditions.every((test) => test(line));
  }

  #condition(): LogLineTest {
    if (this.#takes('(')) {
      const test = this.either();
      if (!this.#takes(')')) throw new Error('A parenthesis is not closed.');
      return test;
    }
    const selector = this.#take();
    if (!selector.startsWith('$.')) throw new Error(`Not a selector: ${selector}`);
    const operator = this.#take();
    const operand = this.#take();
    const compare = comparison(operator, operand);
    return (line) => compare(select(line, selector));
  }

  #takes(token: string): boolean {
    const isNext = this.#tokens[this.#place] === token;
    if (isNext) this.#place += 1;
    return isNext;
  }

  #take(): string {
    const token = this.#tokens[this.#place];
    if (token === undefined) throw new Error('The pattern ends too early.');
    this.#place += 1;
    return token;
  }
}

function comparison(operator: string, operand: string): (value: unknown) => boolean {
  switch (operator) {
    case 'IS':
      return (value) => value === constant(operand);
    case 'NOT':
      if (operand !== 'EXISTS') throw new Error(`Not understood: NOT ${operand}`);
      return (value) => value === undefined;
    case '=':
      return (value) => equals(value, operand);
    case '!=':
      return (value) => value !== undefined && !equals(value, operand);
    default:
      return numeric(operator, Number(operand));
  }
}

function constant(name: string): true | false | null {
  if (name === 'NULL') return null;
  if (name === 'TRUE') return true;
  if (name === 'FALSE') return false;
  throw new Error(`Not understood: IS ${name}`);
}

/** A quoted operand is text, and so is one that is no number; `*` stands for any characters. */
function equals(value: unknown, operand: string): boolean {
  const isQuoted = operand.startsWith('"');
  if (!isQuoted && !Number.isNaN(Number(operand))) return value === Number(operand);
  const text = isQuoted ? operand.slice(1, -1).replaceAll(/\\(.)/g, '$1') : operand;
  const source = text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return typeof value === 'string' && new RegExp(`^${source}$`, 's').test(value);
}

function numeric(operator: string, limit: number): (value: unknown) => boolean {
  const compare = {
    '<': (value: number) => value < limit,
    '>': (value: number) => value > limit,
    '<=': (value: number) => value <= limit,
    '>=': (value: number) => value >= limit,
  }[operator];
  if (compare === undefined || Number.isNaN(limit)) throw new Error(`Not understood: ${operator} ${limit}`);
  return (value) => typeof value === 'number' && compare(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
