// Imported late: shared modules must be there before the first module that uses them runs.
void import('./startPortal');

export {};
