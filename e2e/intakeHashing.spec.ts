import { writeFile } from 'node:fs/promises';
import { IntakePage } from './src/IntakePage';
import { pdfFile } from './src/pdfFile';
import { expect, test } from './src/test';

// Recording takes time of the page's own.
test.use({ trace: 'off', screenshot: 'off' });

test('3 of 50 MB leave the page free: no task over 50 ms', async ({ page }, testInfo) => {
  const paths = ['a.pdf', 'b.pdf', 'c.pdf'].map((name) => testInfo.outputPath(name));
  for (const path of paths) {
    await writeFile(path, pdfFile(path, { size: 50 * 1024 * 1024 - 1024 }).buffer);
  }
  const intake = new IntakePage(page);
  await intake.open();
  await intake.fillToDocuments('Vrij BV (voorbeeld)');
  const longTasks = await page.evaluateHandle(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    return tasks;
  });

  await intake.documents.setInputFiles(paths);

  await expect(page.getByText('In orde')).toHaveCount(3, { timeout: 45_000 });
  expect(await longTasks.jsonValue()).toEqual([]);
});
