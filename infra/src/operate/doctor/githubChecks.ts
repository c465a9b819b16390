import * as v from 'valibot';
import type { Stage } from '../../stages/stageSchema';
import type { DoctorCheck } from './DoctorCheck';

const policiesSchema = v.object({ branch_policies: v.array(v.object({ name: v.string() })) });
const environmentSchema = v.object({
  deployment_branch_policy: v.nullish(v.object({ custom_branch_policies: v.boolean() })),
});
const reviewersSchema = v.object({ protection_rules: v.array(v.object({ type: v.string() })) });
const variablesSchema = v.object({ variables: v.array(v.object({ name: v.string(), value: v.string() })) });
const rulesSchema = v.array(v.object({ type: v.string() }));

const isDeployedFromGitHub = ({ github }: Stage) => github !== undefined;

export const githubChecks: readonly DoctorCheck[] = [
  {
    name: 'The GitHub environment is restricted to main: otherwise a workflow of any branch could assume the role',
    appliesTo: isDeployedFromGitHub,
    run: async ({ stage, github }) => {
      const path = `${repositoryPath(stage)}/environments/${stage.name}`;
      const { deployment_branch_policy: policy } = v.parse(environmentSchema, await github(path));
      const { branch_policies: branches } =
        policy?.custom_branch_policies === true
          ? v.parse(policiesSchema, await github(`${path}/deployment-branch-policies`))
          : { branch_policies: [] };
      const names = branches.map(({ name }) => name);
      if (names.length === 1 && names[0] === 'main') return [];
      return [
        {
          fault: names.length === 0 ? 'It accepts every branch.' : `It accepts ${names.join(', ')}.`,
          fix: `gh api -X PUT ${path} -F 'deployment_branch_policy[protected_branches]=false' -F 'deployment_branch_policy[custom_branch_policies]=true' && gh api -X POST ${path}/deployment-branch-policies -f name=main`,
        },
      ];
    },
  },
  {
    name: 'A push waits for a reviewer before it is deployed to a stage that shows no samples',
    appliesTo: ({ github, showsSamples }) => github !== undefined && showsSamples !== true,
    run: async ({ stage, github }) => {
      const path = repositoryPath(stage);
      const { variables } = v.parse(variablesSchema, await github(`${path}/actions/variables`));
      if (!variables.some(({ name, value }) => name === 'PROD_HAS_REVIEWERS' && value === 'true')) return [];
      const { protection_rules: rules } = v.parse(reviewersSchema, await github(`${path}/environments/${stage.name}`));
      if (rules.some(({ type }) => type === 'required_reviewers')) return [];
      return [
        {
          fault: `The environment ${stage.name} has no reviewers, though PROD_HAS_REVIEWERS says so.`,
          fix: `gh variable delete PROD_HAS_REVIEWERS, or name reviewers in the environment's settings.`,
        },
      ];
    },
  },
  {
    name: 'main only changes through pull requests that passed their checks',
    appliesTo: isDeployedFromGitHub,
    run: async ({ stage, github }) => {
      const rules = v.parse(rulesSchema, await github(`${repositoryPath(stage)}/rules/branches/main`));
      const missing = ['pull_request', 'required_status_checks', 'non_fast_forward', 'deletion'].filter(
        (type) => !rules.some((rule) => rule.type === type),
      );
      if (missing.length === 0) return [];
      return [
        {
          fault: `main has no rule ${missing.join(', ')}.`,
          fix: 'See "Let GitHub deploy", step 3, in docs/first-deploy.md.',
        },
      ];
    },
  },
];

/** Removes the ids from `owner@1/repository@2`, which API paths do not have. */
function repositoryPath({ github }: Stage): string {
  return `repos/${github?.repository.replaceAll(/@\d+/g, '')}`;
}
