import { localOptionsSchema } from '../../local-cloud/src/stage/localOptions';
import { localStage, type LocalStage } from '../../local-cloud/src/stage/localStage';
import * as v from 'valibot';

/** The environment of a local cloud that is measured: nothing scans, and no limit is met by calling often. */
export const benchEnvironment = {
  MALWARE_SCAN: 'none',
  CALLS_PER_ADDRESS: '1000000',
  CALLS_PER_PARTNER: '1000000',
  CALLS_PER_PARTNER_AND_ADDRESS: '1000000',
};

/** The stage of such a local cloud, by the first of its ports. */
export function benchStage(port: number, dataFolder: string): LocalStage {
  return localStage({ ...v.parse(localOptionsSchema, { ...benchEnvironment, PORT: String(port) }), dataFolder });
}
