/** A function that failed, ran out of time or took too much memory; Lambda's caller sees no more than that. */
export class FunctionFault extends Error {}

/** There was no room for another execution. https://docs.aws.amazon.com/lambda/latest/dg/lambda-concurrency.html */
export class FunctionThrottled extends Error {}

/** There is no such function. */
export class FunctionMissing extends Error {}
