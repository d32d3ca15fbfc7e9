import { specialAddresses, subWalletIds, walletIds } from '@mpc/api/sandbox';
import { clear } from 'idb-keyval';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { database } from '#shared/drafts/database.ts';
import { paths } from '#shared/paths.ts';
import { at, consoleStories, like, sandbox, text } from '#shared/testing/console-story.ts';
import preview from '#shared/testing/preview.ts';

const from = (subWallet: number) =>
  `${paths.center.wallet.index}?w=${walletIds.treasury}&s=${subWallet}&open=batch`;
const { tron, evm } = specialAddresses.ordinary;
const wrong = `${tron.slice(0, -1)}${tron.endsWith('x') ? 'y' : 'x'}`;

const good = [
  ['Coin', 'Address', 'Memo', 'Amount', 'Remark'],
  ['USDT TRC20', tron, '', '1200.50', 'November'],
  ['USDT TRC20', specialAddresses.mediumRisk.tron, '', '75', ''],
  ['USDT ERC20', evm, '', '250', 'desk B'],
];
const bad = [
  ['USDT', tron, '', '5', ''],
  ['USDT TRC20', wrong, '', '10', ''],
  ['USDT TRC20', tron, '', '1,200', ''],
  ['USDT TRC20', tron, '', '1200.50', ''],
  ['USDT TRC20', specialAddresses.blacklisted.tron, '', '12', ''],
];

/** Pastes rows into the sheet, as out of a spreadsheet. */
const paste = async (rows: readonly (readonly string[])[]) => {
  const grid = await screen.findByRole('grid', { name: like`^${text('batch.sheet')}` });
  const [cell] = await within(grid).findAllByRole('gridcell');
  cell?.focus();
  await userEvent.paste(rows.map((row) => row.join('\t')).join('\n'));
};

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
};

const meta = preview.meta({
  title: 'Screens/Batch transfer',
  ...consoleStories,
  ...at({ url: from(subWalletIds.main) }),
  beforeEach: () => clear(database),
});

/** Nothing is entered yet. */
export const Fresh = meta.story({
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: like`${text('batch.title')}` }),
    ).toBeInTheDocument();
    await expect(await screen.findByRole('grid')).toBeInTheDocument();
  },
});

/** What is wrong stands beside each value, and whole below the sheet. */
export const Problems = meta.story({
  play: async () => {
    await paste([...good, ...bad]);
    await expect(
      (await screen.findAllByText(like`${text('batch.finding.coinAmbiguous')}`))[0],
    ).toBeInTheDocument();
    await press(text('batch.next'));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(like`^${text('batch.cell')}$`),
    );
    await expect(
      await screen.findByRole('group', { name: like`^${text('batch.panel.row')}` }),
    ).toBeInTheDocument();
  },
});

/** The same in Chinese and dark. */
export const ProblemsChineseDark = meta.story({
  globals: { language: 'zh-CN', theme: 'dark' },
  play: async () => {
    await paste([...good, ...bad]);
    await expect(
      (await screen.findAllByText(like`${text('batch.finding.coinAmbiguous')}`))[0],
    ).toBeInTheDocument();
  },
});

/** Thousands of rows, of which those in sight are drawn. */
export const ManyRows = meta.story({
  play: async () => {
    const rows = Array.from({ length: 2000 }, (_, index) => ['TRX', tron, '', `${index + 1}.25`, '']);
    await paste(rows);
    await expect(
      await screen.findByText(like`^${text('batch.show.all', { count: 2000 })}$`),
    ).toBeInTheDocument();
    await expect(screen.getByRole('grid').querySelectorAll('tr').length).toBeLessThan(60);
  },
});

/** Everything a person answers for, and on demand the words that each approver and the phone will show. */
export const Confirm = meta.story({
  play: async () => {
    await paste(good);
    await press(text('batch.review', { count: 3 }));
    await expect(
      await screen.findByRole('dialog', { name: text('batch.confirm.title') }),
    ).toBeInTheDocument();
    const approval = text('batch.strategy.needs', { name: '', count: 1 }).trim();
    const decided = like`^${text('batch.confirm.count', { count: 2 })} · ${text('order.basicStrategy')}\s*${approval}$`;
    await expect(
      await screen.findByText(
        (_words, element) => element?.tagName === 'SPAN' && decided.test(element.textContent),
      ),
    ).toBeInTheDocument();
    await userEvent.click(screen.getByText(text('batch.confirm.fingerprints', { count: 3 })));
    const table = screen.getByRole('table', { name: text('batch.confirm.fingerprints', { count: 3 }) });
    const words = await within(table).findAllByText(/^(\w+ · ){5}\w+$/, { selector: '[lang=en]' });
    await expect(words.length).toBeGreaterThan(0);
  },
});

/** All of it was sent. */
export const Sent = meta.story({
  play: async () => {
    await paste(good);
    await press(text('batch.review', { count: 3 }));
    await press(text('batch.confirm.send', { count: 3 }));
    await expect(await screen.findByText(text('batch.over.title', { count: 3 }))).toBeInTheDocument();
  },
});

/** Somebody is a risk, and of somebody nobody can tell: it is said beside the row too, and they are paid only after a yes. */
export const Risky = meta.story({
  play: async () => {
    const { highRisk, unscreened } = specialAddresses;
    await paste([
      ['TRX', highRisk.tron, '', '5', ''],
      ['TRX', unscreened.tron, '', '6', ''],
    ]);
    await press(text('batch.review', { count: 2 }));
    await screen.findByRole('checkbox', { name: text('batch.screening.accept', { count: 2 }) });
    await press(text('transfer.confirm.back'));
    await expect((await screen.findAllByText(like`${text('batch.finding.risky')}`)).length).toBeGreaterThan(
      0,
    );
    await press(text('batch.review', { count: 2 }));
    const yes = await screen.findByRole('checkbox', { name: text('batch.screening.accept', { count: 2 }) });
    const send = screen.getByRole('button', { name: text('batch.confirm.send', { count: 2 }) });
    await waitFor(() =>
      expect(send).toHaveAccessibleDescription(like`${text('batch.screening.acceptFirst')}`),
    );
    await userEvent.click(yes);
    await press(text('batch.confirm.send', { count: 2 }));
    await expect(await screen.findByText(text('batch.over.title', { count: 2 }))).toBeInTheDocument();
  },
});

/** A network became dearer after the confirmation: nothing is paid at a fee nobody saw. */
export const FeeRisen = meta.story({
  play: async () => {
    await paste(good.slice(0, 2));
    await press(text('batch.review', { count: 1 }));
    await screen.findByRole('dialog', { name: text('batch.confirm.title') });
    const tron = sandbox.world.chains.get('TRX');
    if (tron === undefined) throw new Error('No such chain');
    sandbox.world.chains.put({ ...tron, fees: { kind: 'tron', energy: '0.0002', bandwidth: '0.002' } });
    await press(text('batch.confirm.send', { count: 1 }));
    await expect(await screen.findByText(like`${text('batch.stop.feeRisen')}`)).toBeInTheDocument();
    await press(text('batch.fee.agree'));
    await expect(await screen.findByText(text('batch.over.title', { count: 1 }))).toBeInTheDocument();
  },
});

/** Answers get lost: it stops, looks for them, and sends nothing again. */
export const Lost = meta.story({
  ...at({
    url: from(subWalletIds.main),
    arrange: ({ faults }) => faults.set('withdrawals.create', { status: 502 }),
  }),
  play: async () => {
    await paste(good);
    await press(text('batch.review', { count: 3 }));
    await press(text('batch.confirm.send', { count: 3 }));
    await expect(await screen.findByText(like`${text('batch.stop.noAnswers')}`)).toBeInTheDocument();
  },
});

/** The sub-wallet pays only addresses of its whitelist. */
export const NotWhitelisted = meta.story({
  ...at({ url: from(subWalletIds.payroll) }),
  play: async () => {
    await paste(good);
    await expect(
      (await screen.findAllByText(like`${text('batch.finding.notWhite')}`)).length,
    ).toBeGreaterThan(0);
  },
});
