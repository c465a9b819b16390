import { alarmFaults } from './src/alarms/alarmFaults';
import { mailsToOperator } from './src/alarms/mailsToOperator';
import { expect, test } from './src/test';

for (const [name, { bringAbout, withinMinutes, alsoTells = [] }] of Object.entries(alarmFaults)) {
  test(`${name} is told to the operator, and nothing else is`, async ({ ownCloud }) => {
    await ownCloud.start({ TIMES: 'aws' });
    // The first hourly look at the site comes an hour after the deploy.
    await ownCloud.advance(61);
    const start = ownCloud.now();

    await bringAbout(ownCloud);
    await ownCloud.advance(withinMinutes);

    const mails = await mailsToOperator(ownCloud, start);
    expect(new Set(mails.filter(({ kind }) => kind !== 'is over').map((mail) => mail.name))).toEqual(
      new Set([name, ...alsoTells]),
    );
  });
}
