import type { Guide } from '../../../../../.storybook/guide.ts';
import { Inline } from '../inline/index.ts';
import { Text } from '../text/index.ts';
import { CoinIcon } from './coin-icon.tsx';

export const coinIconGuide: Guide = {
  use: ['Beside a coin’s symbol, in lists, fields and cards.'],
  avoid: ['For a network: use NetworkTag, which says its name.', 'For a person or a wallet: use Avatar.'],
  do: [
    {
      show: (
        <Inline>
          <CoinIcon symbol="USDT" />
          <Text tone="strong">USDT</Text>
        </Inline>
      ),
      because: 'Next to the whole symbol: three letters may be those of several coins.',
    },
  ],
  dont: [
    {
      show: (
        <Inline>
          <CoinIcon symbol="USDT" />
          <CoinIcon symbol="USDC" />
        </Inline>
      ),
      because: 'Alone: these two differ by their color only.',
    },
  ],
  accessibility: [
    'A picture that screen readers pass over: the symbol beside it says everything.',
    'The letters reach 4.5 : 1 on the color, dark ones on light coins; forced colors leave them as they are.',
  ],
  anatomy: {
    story: 'Bitcoin',
    parts: { Icon: 'span[aria-hidden]' },
  },
};
