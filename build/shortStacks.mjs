// Node's default. Jest asks for a hundred frames, which is slow in the CDK: each construct records a stack trace.
Error.stackTraceLimit = 10;
