import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { stepperGuide } from './stepper.guide.tsx';
import { Stepper, type StepperStep } from './stepper.tsx';

const goBack = fn();
const steps: StepperStep[] = [
  { key: 'coin', title: 'Coin', detail: 'USDT on TRON', state: 'done', onClick: goBack },
  { key: 'amount', title: 'Amount', state: 'current' },
  { key: 'check', title: 'Check', state: 'waiting' },
  { key: 'approval', title: 'Approval', state: 'waiting' },
];

const meta = preview.meta({
  title: 'Navigation/Stepper',
  component: Stepper,
  parameters: guided(stepperGuide),
  args: { label: 'Transfer', steps },
  beforeEach: () => {
    goBack.mockClear();
  },
});

/** Above a form. What is done can be gone back to, by the keyboard too. */
export const Horizontal = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Coin/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(goBack).toHaveBeenCalledOnce();
    await expect(
      canvas.getByText(word('stepperPlace', { number: 2, count: 4, title: 'Amount' })),
    ).not.toBeVisible();
  },
});

/** Beside a long form. */
export const Vertical = meta.story({ args: { direction: 'vertical' } });

/** More than five: the titles stand below. */
export const Many = meta.story({
  args: {
    steps: ['Connection', 'Scope', 'Coins', 'Handling', 'Circuit breaker', 'Receivers', 'Review'].map(
      (title, at) => ({
        key: title,
        title,
        state: at < 2 ? 'done' : at === 2 ? 'current' : 'waiting',
        ...(at === 1 ? { detail: 'Changed' } : {}),
        onClick: goBack,
      }),
    ),
  },
});

/** Steps with addresses of their own. */
export const WithLinks = meta.story({
  args: {
    label: 'Cold wallet set-up',
    steps: [
      { key: 'device', title: 'Device 1', state: 'done', href: '/mpc/cold/1' },
      { key: 'second', title: 'Device 2', state: 'done', href: '/mpc/cold/2' },
      { key: 'third', title: 'Device 3', state: 'current', href: '/mpc/cold/3' },
      { key: 'address', title: 'First address', state: 'waiting' },
    ],
  },
});

/** One failed, and says why. */
export const Failed = meta.story({
  args: {
    direction: 'vertical',
    steps: [
      { key: 'upload', title: 'Upload', detail: '412 addresses', state: 'done' },
      { key: 'check', title: 'Check', detail: '3 addresses have a wrong checksum', state: 'failed' },
      { key: 'add', title: 'Add', state: 'waiting' },
    ],
  },
});

/** On a phone or in a narrow drawer: where a person stands in words, and the numbers to go back by. */
export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ width: 340 }}>{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(word('stepperPlace', { number: 2, count: 4, title: 'Amount' })),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Coin/ }));
    await expect(goBack).toHaveBeenCalledOnce();
  },
});

/** In the dark theme. */
export const Dark = meta.story({ globals: { theme: 'dark' } });

/** In Chinese, narrow. */
export const Chinese = meta.story({
  args: {
    label: '转账',
    steps: [
      { key: 'coin', title: '币种', state: 'done' },
      { key: 'amount', title: '数量', state: 'current' },
      { key: 'check', title: '核对', state: 'waiting' },
    ],
  },
  globals: { language: 'zh-CN' },
  decorators: [(Story) => <div style={{ width: 340 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 2 步，共 3 步：数量')).toBeVisible();
  },
});

/** Every state, with and without a detail and a way back, in both directions. */
export const Permutations = meta.story({
  render: permutations(
    (props: Parameters<typeof Stepper>[0]) => <Stepper {...props} style={{ width: '100%' }} />,
    {
      vary: { direction: ['horizontal', 'vertical'] },
      common: {
        label: 'Every state',
        steps: (['done', 'failed', 'current', 'waiting'] as const).flatMap((state) => [
          { key: state, title: state, state },
          { key: `${state} more`, title: state, state, detail: 'detail', onClick: goBack },
        ]),
      },
    },
  ),
});
