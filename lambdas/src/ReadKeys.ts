/** The current key and, after a rotation, the previous one, whose signatures are still accepted */
export type Keys = readonly [current: string, ...previous: string[]];

/** Port to the keys of a secret. They may have changed since the last call. Throws `StorageUnavailable`. */
export type ReadKeys = () => Promise<Keys>;
