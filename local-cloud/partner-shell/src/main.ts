// Loaded asynchronously: shared modules must be initialized before a module that uses them runs.
void import('./startPortal');

export {};
