import { guided } from '../../../../../.storybook/guide.ts';
import { permutations } from '../../../../../.storybook/permutations.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { Inline } from '../inline/index.ts';
import { coinIconGuide } from './coin-icon.guide.tsx';
import { CoinIcon } from './coin-icon.tsx';

const meta = preview.meta({
  title: 'Money/CoinIcon',
  component: CoinIcon,
  parameters: guided(coinIconGuide),
  args: { symbol: 'BTC' },
});

const known = () => (
  <Inline>
    {['BTC', 'ETH', 'USDT', 'USDC', 'TRX', 'TON', 'SOL', 'BNB', 'XRP', 'DOGE', 'ARB', 'AVAX'].map(
      (symbol) => (
        <CoinIcon key={symbol} symbol={symbol} />
      ),
    )}
  </Inline>
);

/** A known coin. */
export const Bitcoin = meta.story();

/** The small size of fields and chips. */
export const Small = meta.story({ args: { size: 20 } });

/** The smallest size, in a tag: one letter, because three could not be read. */
export const InTags = meta.story({ args: { size: 16 } });

/** An unknown coin has the color of its first letter. */
export const Unknown = meta.story({ args: { symbol: 'ORDI' } });

/** Known coins. */
export const Known = meta.story({ render: known });

/** Every look at once. */
export const Permutations = meta.story({
  render: permutations(CoinIcon, {
    vary: { size: [16, 20, 26], symbol: ['BTC', 'USDT', 'TRX', 'ORDI'] },
    common: { symbol: 'BTC' },
  }),
});
