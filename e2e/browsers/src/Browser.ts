/** The commands of WebDriver that journeys need, as both browsers know them, with method and path of the HTTP form. */
export const commands = {
  Navigate: 'POST /url',
  Refresh: 'POST /refresh',
  Back: 'POST /back',
  SetWindowRect: 'POST /window/rect',
  SwitchToFrame: 'POST /frame',
  ExecuteScript: 'POST /execute/sync',
  ElementClick: 'POST /element/{id}/click',
  ElementSendKeys: 'POST /element/{id}/value',
  PerformActions: 'POST /actions',
  TakeScreenshot: 'GET /screenshot',
} as const;

/** A browser that was started for one journey, with nothing stored. */
export type Browser = {
  command(name: keyof typeof commands, parameters?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** The errors and warnings of its pages, where it tells them. */
  console(): readonly string[];
  close(): Promise<void>;
};
