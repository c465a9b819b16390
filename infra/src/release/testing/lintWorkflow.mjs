// Prints the faults of a GitHub workflow given on standard input, as JSON. A process of its own: GitHub's parser is an
// ES module alone, which Jest's CommonJS cannot load; run it with tsx, for it imports JSON in a form that Node refuses.
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { readFileSync } from 'node:fs';

const { context, value } = parseWorkflow(
  { name: 'workflow', content: readFileSync(0, 'utf8') },
  new NoOperationTraceWriter(),
);
if (value !== undefined) await convertWorkflowTemplate(context, value);
console.log(JSON.stringify([...new Set(context.errors.getErrors().map(({ message }) => message))]));
