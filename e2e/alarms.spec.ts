import { alarmFaults, visitorsMark } from './src/alarms/alarmFaults';
import { mailsToOperator } from './src/alarms/mailsToOperator';
import { commandFor, typeCommand } from './src/alarms/typeCommand';
import { expect, test } from './src/test';

for (const [name, { bringAbout, withinMinutes, shows, alsoTells = [], spoil }] of Object.entries(alarmFaults)) {
  test(`${name} is told to the operator, and nothing else is`, async ({ ownCloud }) => {
    await ownCloud.start({ TIMES: 'aws', CASE_SYSTEM: 'sample' });
    // The first hourly look at the site comes an hour after the deploy.
    await ownCloud.advance(61);
    const start = ownCloud.now();

    await bringAbout(ownCloud);
    await ownCloud.advance(withinMinutes);

    const mails = await mailsToOperator(ownCloud, start, spoil);
    expect(new Set(mails.filter(({ kind }) => kind !== 'is over').map((mail) => mail.name))).toEqual(
      new Set([name, ...alsoTells]),
    );

    const told = mails.map(({ text }) => text ?? '').join('\n');
    expect(decodeURIComponent(told)).not.toMatch(new RegExp(visitorsMark, 'i'));

    const [id = ''] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(told) ?? [];
    const shown = await typeCommand(commandFor(name), ownCloud, id);
    if (shows === undefined) expect(shown).toBeUndefined();
    else expect(shown).toMatch(shows);
  });
}
