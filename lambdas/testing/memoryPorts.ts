import type { ReceivePorts } from '../src/submissions/ReceivePorts';
import { idsInARow, now } from './fixtures';
import { MemoryStore } from './MemoryStore';

type MemoryPorts = ReceivePorts & { readonly store: MemoryStore };

/** All ports for receiving a submission, with their own store. */
export function memoryPorts({ store = new MemoryStore(), ...changes }: Partial<MemoryPorts> = {}): MemoryPorts {
  return { store, now: () => now, newId: idsInARow(), newReference: () => 'K7QM-3TXB', ...changes };
}
