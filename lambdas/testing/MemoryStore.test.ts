import { MemoryStore } from './MemoryStore';
import { objectStoreContract } from './objectStoreContract';

const store = new MemoryStore();

objectStoreContract(() => ({ store, tag: (key, tags) => store.tag(key, tags) }));
