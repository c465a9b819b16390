// Prints the faults of a GitHub workflow read from standard input, as JSON. A separate process: GitHub's parser is an
// ES module, which Jest's CommonJS cannot load. Run it with tsx, since it imports JSON in a form that Node refuses.
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { readFileSync } from 'node:fs';

const { context, value } = parseWorkflow(
  { name: 'workflow', content: readFileSync(0, 'utf8') },
  new NoOperationTraceWriter(),
);
if (value !== undefined) await convertWorkflowTemplate(context, value);
console.log(JSON.stringify([...new Set(context.errors.getErrors().map(({ message }) => message))]));
