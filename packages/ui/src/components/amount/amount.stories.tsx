import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { amountGuide } from './amount.guide.tsx';
import { Amount } from './amount.tsx';

const meta = preview.meta({
  title: 'Money/Amount',
  component: Amount,
  parameters: guided(amountGuide),
  args: { value: '2940.118842000', symbol: 'ETH' },
});

/** A coin, with every digit it came with. */
export const Coin = meta.story();

/** Coming in, with its sign in front. */
export const Incoming = meta.story({ args: { sign: '+' } });

/** Going out. */
export const Outgoing = meta.story({ args: { sign: '-' } });

/** US dollars, to the cent. */
export const Fiat = meta.story({ args: { value: '8664203.1756', symbol: undefined, kind: 'fiat' } });

/** M and B, on cards only; the title has the exact figure. */
export const Short = meta.story({ args: { value: '1210000.42', symbol: undefined, kind: 'short' } });

/** Not known. */
export const Missing = meta.story({ args: { value: null } });

/** Came as something that is no number: said, never guessed. */
export const Unreadable = meta.story({ args: { value: '12,5x' } });

/** Longer than its place: it breaks rather than loses a digit. */
export const VeryLong = meta.story({
  args: { value: `${'123456789'.repeat(8)}.000000000000000001` },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
});

/** In Chinese. */
export const Chinese = meta.story({ args: { value: '12,5x' }, globals: { language: 'zh-CN' } });

/** No cent more than there is, where it can be spent. */
export const Spendable = meta.story({
  args: { value: '12.999', symbol: undefined, kind: 'fiat', spendable: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$12.99')).toBeVisible();
  },
});

/** Every kind with every sign, with a symbol and in dollars. */
export const Permutations = meta.story({
  render: permutations(Amount, {
    vary: { kind: ['coin', 'fiat', 'short'], sign: [undefined, '+', '-'], symbol: ['USDT', undefined] },
    common: { value: '1210000.419' },
  }),
});
