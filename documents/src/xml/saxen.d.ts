/** The used part of saxen; the package ships no types. https://github.com/nikku/saxen */
declare module 'saxen' {
  export class Parser {
    /** Reads namespaces, and replaces the document's prefixes by these. */
    ns(prefixes: Readonly<Record<string, string>>): this;
    on(event: 'openTag', handle: (name: string, readAttributes: () => Record<string, string>) => void): this;
    on(event: 'closeTag', handle: () => void): this;
    on(event: 'text' | 'cdata' | 'comment' | 'attention', handle: (text: string) => void): this;
    on(event: 'question', handle: (instruction: string) => void): this;
    on(event: 'error' | 'warn', handle: (error: Error) => void): this;
    write(chunk: string): this;
    end(): Error | null;
  }
}
