// What is shared has to be at hand before the first module that uses it runs.
void import('./startPortal');

export {};
