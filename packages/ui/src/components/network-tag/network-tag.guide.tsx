import type { Guide } from '../../../../../.storybook/guide.ts';
import { Inline } from '../inline/index.ts';
import { Text } from '../text/index.ts';
import { NetworkTag } from './network-tag.tsx';

export const networkTagGuide: Guide = {
  use: [
    'Beside a coin that lives on several chains, wherever it matters which one is meant.',
    'For the networks of an address, a strategy or a filter.',
  ],
  avoid: [
    'For the coin itself: use CoinIcon with its symbol.',
    'For a kind that is no network: use Tag.',
    'To choose a network in a form: use Select.',
  ],
  do: [
    {
      show: (
        <Inline>
          <Text tone="strong">USDT</Text>
          <NetworkTag name="TRON (TRC20)" symbol="TRX" />
        </Inline>
      ),
      because: 'The whole name with its token standard: money sent on the wrong chain is lost.',
    },
  ],
  dont: [
    {
      show: (
        <Inline>
          <Text tone="strong">USDT</Text>
          <NetworkTag name="TRX" symbol="TRX" />
        </Inline>
      ),
      because: 'The symbol in place of the name reads as a second coin.',
    },
  ],
  accessibility: [
    'The mark is a picture and is not read out; the name is.',
    'The network is never told by the color of its mark alone.',
    'The button that removes it is called “Remove” and the name.',
  ],
  anatomy: {
    story: 'Tron',
    parts: { Tag: '[data-size]', Mark: '[data-size] > span', Name: '[data-size] > span + span' },
  },
};
