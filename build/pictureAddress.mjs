const address = '/picture.svg';

/** What an import of a picture gives in tests: its address. */
export { address as default };
