export const fetchingText = { slow: 'De pagina wordt geladen…' } as const;
