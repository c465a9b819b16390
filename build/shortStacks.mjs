// Node's own length. Jest asks for a hundred frames, which takes long where every part notes its origin, as CDK's do.
Error.stackTraceLimit = 10;
