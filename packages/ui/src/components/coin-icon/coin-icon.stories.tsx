import preview from '../../../../../.storybook/preview.tsx';
import { Inline } from '../inline/index.ts';
import { CoinIcon } from './coin-icon.tsx';

const meta = preview.meta({ title: 'Components/CoinIcon', component: CoinIcon, args: { symbol: 'BTC' } });

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

/** An unknown coin has the colour of its first letter. */
export const Unknown = meta.story({ args: { symbol: 'ORDI' } });

/** Known coins. */
export const Known = meta.story({ render: known });

/** Known coins in the dark theme. */
export const Dark = meta.story({ render: known, globals: { theme: 'dark' } });
