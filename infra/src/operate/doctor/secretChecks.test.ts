import { findStage } from '../../stages/findStage';
import { stages } from '../../stages/stages';
import type { CheckContext } from './DoctorCheck';
import { secretChecks } from './secretChecks';

const unused = () => Promise.reject(new Error('not expected'));

function examine(answerOn: (secret: string) => unknown) {
  const context: CheckContext = {
    stage: findStage(stages, 'dev'),
    aws: (_command, options = {}) => Promise.resolve(options['secret-id']).then((id) => answerOn(String(id))),
    github: unused,
    fetchText: unused,
    now: () => new Date(),
  };
  return secretChecks[0]?.run(context);
}

test('a deleted secret is found while it can be restored, and one that is gone can be made again', async () => {
  const findings = await examine((secret) => {
    if (secret === 'incasso/dev/bot-check') throw new Error('An error occurred (ResourceNotFoundException)');
    return secret === 'incasso/dev/origin' ? { DeletedDate: '2026-11-28T10:00:00+01:00' } : {};
  });

  expect(findings?.map(({ fix }) => fix)).toEqual([
    'aws secretsmanager restore-secret --secret-id incasso/dev/origin',
    expect.stringMatching(/^aws secretsmanager create-secret --name incasso\/dev\/bot-check /),
  ]);
});

test('nothing is found where every secret is there; without permission, the check says so', async () => {
  expect(await examine(() => ({}))).toEqual([]);
  await expect(
    examine(() => {
      throw new Error('An error occurred (AccessDeniedException)');
    }),
  ).rejects.toThrow('AccessDenied');
});
