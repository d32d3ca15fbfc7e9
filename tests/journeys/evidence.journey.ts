import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { checkEvidence, evidenceFile, type EvidencePack } from '@mpc/api/evidence';
import { expect, test, type Page } from './fixtures/test.ts';
import { auditLine, decide, openTodo, orderDrawer, todoItem } from './steps/order.ts';
import { centre, goWithin } from './steps/places.ts';

/** What a press hands over, as a file of the test. */
async function downloaded(page: Page, name: string, path: string): Promise<string> {
  const handed = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  await (await handed).saveAs(path);
  return path;
}

/** The script, as somebody without the console runs it: its exit code, and its first words. */
function checkedByScript(file: string, root?: string): { code: number | null; says: string } {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      '--conditions=@mpc/source',
      'scripts/check-evidence.ts',
      file,
      ...(root === undefined ? [] : ['--root', root]),
    ],
    { encoding: 'utf8' },
  );
  return { code: status, says: stdout.split('.')[0] ?? '' };
}

/** The file with the first of its words another one, and every hash computed anew. */
function withOtherWords(pack: EvidencePack | undefined): string {
  if (pack === undefined) throw new Error('There is no pack to forge');
  const { made, subject } = pack;
  const facts = pack.facts.map(({ of, fact, label, value, recorded_by }) => ({
    of,
    fact,
    label,
    value: fact === 'words' ? (value?.replace(/^[a-z]+/, 'zebra') ?? null) : value,
    recorded_by,
  }));
  return evidenceFile({ made, subject, facts }).text;
}

test('evidence of a decision is made, altered by one byte, and refused by page and script', async ({
  signIn,
  sandbox,
  browser,
}, info) => {
  const ana = await signIn('Ana Ruiz');
  await openTodo(ana, '1,800');
  await decide(ana, 'Reject', 'Ask the desk for an invoice first');
  await expect(todoItem(ana, '1,800')).toHaveCount(0);
  await expect.poll(async () => (await sandbox.seen(auditLine)).length).toBe(1);
  const [sent] = await sandbox.seen(auditLine);

  await goWithin(ana, centre('transactions', { open: `withdraw:${sent?.params['id']}` }));
  await expect(orderDrawer(ana).getByText('Request ID')).toBeVisible();
  const file = await downloaded(ana, 'Make evidence file', info.outputPath('evidence.json'));
  const page = await downloaded(ana, 'Save offline checker', info.outputPath('check-evidence.html'));
  await ana.getByRole('button', { name: 'Copy root hash' }).click();
  const root = await ana.evaluate(() => navigator.clipboard.readText());

  const bytes = readFileSync(file);
  const finding = await checkEvidence(bytes, root);
  const pack = 'packs' in finding ? finding.packs[0] : undefined;
  const own = (pack?.facts ?? []).filter(({ of }) => of === 'step 1 · 10001');
  const fact = (name: string) => own.find((one) => one.fact === name);
  expect(fact('digest')).toMatchObject({ value: sent?.params['digest'], recorded_by: 'server' });
  expect(fact('build')).toMatchObject({ value: pack?.made.build, recorded_by: 'server' });
  expect(fact('shown amount')).toMatchObject({ value: '1,800 USDT (TRC20)', recorded_by: 'device' });

  bytes[bytes.indexOf('1,800 USDT')] = '7'.charCodeAt(0);
  const altered = info.outputPath('altered.json');
  writeFileSync(altered, bytes);

  expect(checkedByScript(file, root)).toEqual({ code: 0, says: 'Unchanged' });
  expect(checkedByScript(file)).toEqual({ code: 2, says: 'Not proven' });
  expect(checkedByScript(altered, root)).toEqual({ code: 1, says: 'Altered' });

  const offline = await browser.newContext({ offline: true });
  const checker = await offline.newPage();
  await checker.goto(pathToFileURL(page).href);
  const found = checker.getByRole('status');
  await checker.getByLabel('Evidence file').setInputFiles(file);
  await expect(found).toContainText('Not proven');
  await checker.getByLabel('Root hash as noted').fill(root);
  await expect(found).toContainText('Unchanged');
  await expect(checker.getByRole('row').filter({ hasText: 'shown amount' })).toContainText('Device');
  await checker.getByLabel('Evidence file').setInputFiles(altered);
  await expect(found).toContainText('Altered');
  await expect(checker.getByRole('table')).toHaveCount(0);

  // Words of another digest are refused, though every hash was computed anew.
  const forged = info.outputPath('forged.json');
  writeFileSync(forged, withOtherWords(pack));
  expect(checkedByScript(forged)).toEqual({ code: 1, says: 'Altered' });
  await checker.getByLabel('Root hash as noted').fill('');
  await checker.getByLabel('Evidence file').setInputFiles(forged);
  await expect(found).toContainText('not the fingerprint words of its digest');
  await offline.close();
});

test('an archive that is stopped hands over nothing and asks for no further order', async ({ signIn }) => {
  const ana = await signIn('Ana Ruiz');
  let asked = 0;
  let handed = 0;
  ana.on('download', () => (handed += 1));
  await goWithin(ana, `${centre('transactions')}&kind=withdraw&period=90d`);
  // Some are answered, and the rest is on its way when it is stopped.
  await ana.route('**/api/mpc/withdraw/info?*', async (route) => {
    asked += 1;
    if (asked <= 6) await route.continue();
  });
  await ana.getByRole('button', { name: 'Evidence for these filters' }).click();
  const panel = ana.getByRole('dialog', { name: 'Evidence for a period' });
  const make = panel.getByRole('button', { name: 'Make evidence file' });
  await make.click();
  await expect(panel.getByText(/^6 of \d+$/)).toBeVisible();
  await expect.poll(() => asked).toBe(10);
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByRole('progressbar')).toHaveCount(0);
  await expect(make).toBeEnabled();

  await panel.getByRole('button', { name: 'Close' }).click();
  await Promise.all([
    ana.waitForResponse(/transaction\/list/),
    ana.getByRole('button', { name: 'Refresh' }).click(),
  ]);
  expect({ asked, handed }).toEqual({ asked: 10, handed: 0 });
});
