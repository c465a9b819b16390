import { LocalClock } from '../../local-cloud/src/clock/LocalClock';
import { FunctionSwitches } from '../../local-cloud/src/functions/FunctionSwitches';
import { Telemetry } from '../../local-cloud/src/telemetry/Telemetry';

/** What is around parts of the local cloud that run alone: an ordinary clock, nothing wrong, nobody who reads along. */
export function quietSurroundings() {
  const ignore = () => undefined;
  return { clock: new LocalClock(), telemetry: new Telemetry(ignore), switches: new FunctionSwitches(), log: ignore };
}
