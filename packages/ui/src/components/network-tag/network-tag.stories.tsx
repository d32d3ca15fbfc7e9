import { expect, fn } from 'storybook/test';
import { guided } from '../../../../../.storybook/guide.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { word } from '../../../../../.storybook/word.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { networkTagGuide } from './network-tag.guide.tsx';
import { NetworkTag } from './network-tag.tsx';

const meta = preview.meta({
  title: 'Money/NetworkTag',
  component: NetworkTag,
  parameters: guided(networkTagGuide),
  args: { name: 'TRON (TRC20)', symbol: 'TRX' },
});

/** One network. */
export const Tron = meta.story();

/** The networks of one coin. */
export const SeveralChains = meta.story({
  render: () => (
    <Inline>
      <NetworkTag name="Ethereum (ERC20)" symbol="ETH" />
      <NetworkTag name="TRON (TRC20)" symbol="TRX" />
      <NetworkTag name="BNB Smart Chain (BEP20)" symbol="BNB" />
      <NetworkTag name="Solana" symbol="SOL" />
    </Inline>
  ),
});

/** A network that was chosen and can be taken back. */
export const Removable = meta.story({
  args: { onRemove: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: word('removeNamed', { name: 'TRON (TRC20)' }) }),
    );
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** Every look at once: known and unknown coins, in rows, and to be taken back. */
export const Permutations = meta.story({
  render: () => (
    <Stack>
      {(['medium', 'small'] as const).map((size) => (
        <Inline key={size}>
          {['TRX', 'BNB', 'BTC', 'ORDI'].map((symbol) => (
            <NetworkTag key={symbol} name={`Network of ${symbol}`} symbol={symbol} size={size} />
          ))}
          <NetworkTag name={`Removable, ${size}`} symbol="SOL" size={size} onRemove={fn()} />
        </Inline>
      ))}
    </Stack>
  ),
});
